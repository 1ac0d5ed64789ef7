// SPDX-License-Identifier: MIT

import DeliveryModel

/// The sentences in Portuguese as it is spoken in Brazil.
enum Portuguese {
  static let language = Language(tag: "pt", sentences: sentences)

  static let sentences: [ReasonCode: [String]] = [
    .coordinateInvalid: ["Esse lugar não está no mapa"],
    .addressNotFound: ["Não encontramos esse endereço no mapa"],
    .outOfZone: [
      "Ainda não entregamos aí: fica {distance} fora da área {zone}",
      "Ainda não entregamos aí: fica {distance} fora da nossa área",
      "Ainda não entregamos aí",
    ],
    .excludedArea: ["Não podemos entregar nesta área: {zone}", "Não podemos entregar aí"],
    .postcodeNotServed: ["Ainda não entregamos no CEP {postcode}", "Ainda não entregamos aí"],
    .tooFar: [
      "Fica a {distance}, e entregamos até {limit}",
      "Fica a mais de {limit}, que é até onde entregamos",
      "Fica longe demais para a entrega",
    ],
    .zonePaused: [
      "As entregas na área {zone} estão em pausa e voltam {until}",
      "As entregas na área {zone} estão em pausa",
      "As entregas aí estão em pausa",
    ],
    .locationImprecise: [
      """
      Por favor, marque o local com mais precisão: nós o conhecemos com margem de {accuracy}, e o \
      limite da área {zone} está perto
      """,
      "Por favor, marque o local com mais precisão: o limite da área {zone} está perto",
      """
      Por favor, marque o local com mais precisão: nós o conhecemos com margem de {accuracy}, e o \
      limite das nossas entregas está perto
      """,
      "Por favor, marque o local com mais precisão",
    ],
    .hubClosed: [
      "{hub} está fechado nesse horário e reabre {opens}",
      "{hub} está fechado nesse horário",
      "Estamos fechados nesse horário e reabrimos {opens}",
      "Estamos fechados nesse horário",
    ],
    .outsideHours: [
      "Não entregamos aí nesse horário: as entregas voltam {opens}",
      "Não entregamos aí nesse horário",
    ],
    .cutoffPassed: [
      "Os pedidos para esse horário se encerraram {cutoff}: por favor, escolha um horário posterior",
      "Os pedidos para esse horário se encerraram: por favor, escolha um horário posterior",
    ],
    .tooEarlyToBook: [
      "Ainda não dá para reservar esse horário: as reservas abrem {from}",
      "Ainda não dá para reservar esse horário: por favor, escolha um mais próximo",
    ],
    .leadTimeTooShort: [
      "Não conseguimos entregar {chosen}: o mais cedo possível é {earliest}",
      "Não conseguimos entregar tão cedo: o mais cedo possível é {earliest}",
      "Não conseguimos entregar {chosen}: por favor, escolha um horário posterior",
      "Não conseguimos entregar tão cedo: por favor, escolha um horário posterior",
    ],
    .slotFull: [
      """
      O horário de entrega {from, date}, das {from, time} às {until, time}, está lotado: por favor, \
      escolha outro
      """,
      "O horário de entrega {from} está lotado: por favor, escolha outro",
      "Esse horário de entrega está lotado: por favor, escolha outro",
    ],
    .customerNotEligible: ["Esta entrega não está disponível para a sua conta"],
    .belowMinimum: [
      "O pedido mínimo aí é de {minimum}: adicione mais {missing}",
      "O pedido mínimo aí é de {minimum}",
      "Adicione mais {missing} para atingir o pedido mínimo",
      "O pedido ainda não atingiu o mínimo dessa área",
    ],
    .aboveMaximum: [
      "O pedido máximo que entregamos aí é de {maximum}: retire {excess}",
      "O pedido máximo que entregamos aí é de {maximum}",
      "Esse pedido é maior do que podemos entregar aí: retire {excess}",
      "Esse pedido é maior do que podemos entregar aí",
    ],
    .itemRestricted: [
      "Não podemos entregar isto nesse horário, mas será possível {opens}: “{tag}”",
      "Não podemos entregar isto aí ou nesse horário: “{tag}”",
      "Algo no seu carrinho não pode ser entregue aí ou nesse horário",
    ],
    .ageRestricted: [
      """
      “{tag}” é só para clientes de {age, plural, one {# ano} many {# de anos} other {# anos}} ou \
      mais
      """,
      """
      Este pedido é só para clientes de {age, plural, one {# ano} many {# de anos} other {# anos}} \
      ou mais
      """,
      "“{tag}” tem limite de idade",
      "Algo no seu carrinho tem limite de idade",
    ],
    .overweight: [
      "Seu pedido pesa {weight}, e levamos até {limit}: retire {excess}",
      "Levamos até {limit}: retire {excess}",
      "Levamos até {limit}",
      "Seu pedido é mais pesado do que podemos levar",
    ],
    .tooManyItems: [
      """
      Entregamos até {limit, plural, one {# item} many {# de itens} other {# itens}} por vez: retire \
      {excess, plural, one {# item} many {# de itens} other {# itens}}
      """,
      "Entregamos até {limit, plural, one {# item} many {# de itens} other {# itens}} por vez",
      "Seu pedido tem mais itens do que podemos entregar por vez",
    ],
    .vehicleUnavailable: [
      "Não podemos entregar este pedido aí com esse veículo: {vehicle}",
      "Não podemos entregar este pedido aí com esse veículo",
    ],
    .estimateTooLong: [
      "A entrega levaria {estimate}, e o nosso máximo é de {limit}",
      "A entrega levaria mais de {limit}, que é o nosso máximo",
      "A entrega levaria tempo demais",
    ],
    .ruleRefused: ["Não podemos entregar este pedido aí"],
    .pluginFailed: ["Não conseguimos verificar esse endereço agora"],
    .missingInput: [
      "Não conseguimos ler esse CEP, verifique-o: “{found}”",
      """
      {input, select, basket {Para responder, precisamos ver o seu carrinho} \
      basket.subtotal {Para responder, precisamos do total do seu carrinho} \
      basket.items {Para responder, precisamos do número de itens} \
      basket.weight {Para responder, precisamos do peso do seu pedido} \
      basket.tags {Para responder, precisamos saber o que há no seu carrinho} \
      destination.postcode {Para responder, precisamos do seu CEP} \
      customer.tags {Para que possamos responder, entre na sua conta} \
      other {Para responder, precisamos de mais um dado: {input}}}
      """,
      "Para responder, precisamos saber mais sobre o seu pedido",
    ],
  ]
}
