// SPDX-License-Identifier: MIT

import DeliveryModel

/// The sentences in Portuguese as it is spoken in Portugal, where it differs.
enum EuropeanPortuguese {
  static let language = Language(
    tag: "pt-pt", sentences: Portuguese.sentences.merging(sentences) { $1 })

  static let sentences: [ReasonCode: [String]] = [
    .addressNotFound: ["Não encontrámos essa morada no mapa"],
    .postcodeNotServed: [
      "Ainda não entregamos no código postal {postcode}", "Ainda não entregamos aí",
    ],
    .tooFar: [
      "Fica a {distance}, e entregamos até {limit}",
      "Fica a mais de {limit}, que é até onde entregamos",
      "Fica demasiado longe para a entrega",
    ],
    .locationImprecise: [
      """
      Por favor, marque o local com mais precisão: conhecemo-lo com uma margem de {accuracy}, e o \
      limite da área {zone} está perto
      """,
      "Por favor, marque o local com mais precisão: o limite da área {zone} está perto",
      """
      Por favor, marque o local com mais precisão: conhecemo-lo com uma margem de {accuracy}, e o \
      limite das nossas entregas está perto
      """,
      "Por favor, marque o local com mais precisão",
    ],
    .cutoffPassed: [
      "As encomendas para essa hora fecharam {cutoff}: por favor, escolha uma hora posterior",
      "As encomendas para essa hora já fecharam: por favor, escolha uma hora posterior",
    ],
    .tooEarlyToBook: [
      "Ainda não é possível reservar essa hora: as reservas abrem {from}",
      "Ainda não é possível reservar essa hora: por favor, escolha uma mais próxima",
    ],
    .belowMinimum: [
      "A encomenda mínima aí é de {minimum}: adicione mais {missing}",
      "A encomenda mínima aí é de {minimum}",
      "Adicione mais {missing} para atingir a encomenda mínima",
      "A encomenda ainda não atingiu o mínimo dessa área",
    ],
    .aboveMaximum: [
      "A encomenda máxima que entregamos aí é de {maximum}: retire {excess}",
      "A encomenda máxima que entregamos aí é de {maximum}",
      "Essa encomenda é maior do que podemos entregar aí: retire {excess}",
      "Essa encomenda é maior do que podemos entregar aí",
    ],
    .itemRestricted: [
      "Não podemos entregar isto a essa hora, mas será possível {opens}: «{tag}»",
      "Não podemos entregar isto aí ou a essa hora: «{tag}»",
      "Algo no seu carrinho não pode ser entregue aí ou a essa hora",
    ],
    .ageRestricted: [
      """
      «{tag}» é só para clientes com {age, plural, one {# ano} many {# de anos} other {# anos}} ou \
      mais
      """,
      """
      Esta encomenda é só para clientes com \
      {age, plural, one {# ano} many {# de anos} other {# anos}} ou mais
      """,
      "«{tag}» tem limite de idade",
      "Algo no seu carrinho tem limite de idade",
    ],
    .overweight: [
      "A sua encomenda pesa {weight}, e levamos até {limit}: retire {excess}",
      "Levamos até {limit}: retire {excess}",
      "Levamos até {limit}",
      "A sua encomenda é mais pesada do que podemos levar",
    ],
    .tooManyItems: [
      """
      Entregamos até {limit, plural, one {# artigo} many {# de artigos} other {# artigos}} de cada \
      vez: retire {excess, plural, one {# artigo} many {# de artigos} other {# artigos}}
      """,
      """
      Entregamos até {limit, plural, one {# artigo} many {# de artigos} other {# artigos}} de cada \
      vez
      """,
      "A sua encomenda tem mais artigos do que podemos entregar de cada vez",
    ],
    .vehicleUnavailable: [
      "Não podemos entregar esta encomenda aí com esse veículo: {vehicle}",
      "Não podemos entregar esta encomenda aí com esse veículo",
    ],
    .estimateTooLong: [
      "A entrega demoraria {estimate}, e o nosso máximo é de {limit}",
      "A entrega demoraria mais de {limit}, que é o nosso máximo",
      "A entrega demoraria demasiado tempo",
    ],
    .ruleRefused: ["Não podemos entregar esta encomenda aí"],
    .pluginFailed: ["De momento não conseguimos verificar essa morada"],
    .missingInput: [
      "Não conseguimos ler esse código postal, verifique-o: «{found}»",
      """
      {input, select, basket {Para responder, precisamos de ver o seu carrinho} \
      basket.subtotal {Para responder, precisamos do total do seu carrinho} \
      basket.items {Para responder, precisamos do número de artigos} \
      basket.weight {Para responder, precisamos do peso da sua encomenda} \
      basket.tags {Para responder, precisamos de saber o que há no seu carrinho} \
      destination.postcode {Para responder, precisamos do seu código postal} \
      customer.tags {Para podermos responder, inicie sessão, por favor} \
      other {Para responder, precisamos de mais um dado: {input}}}
      """,
      "Para responder, precisamos de saber mais sobre a sua encomenda",
    ],
  ]
}
