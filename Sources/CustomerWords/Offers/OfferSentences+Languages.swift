// SPDX-License-Identifier: MIT

extension OfferSentences {
  static let english = OfferSentences(
    setPin: "Set the pin exactly", serveFrom: "Order from {hub}",
    deliverBy: "Have it delivered by {vehicle}", deliverAt: "Deliver {at}",
    leaveOut: "Leave out: {tags}",
    takeOutItems: "Take out {count, plural, one {# item} other {# items}}",
    reduceWeight: "Take out {weight}", takeFromBasket: "Take out items for {amount}",
    addToBasket: "Add {amount}",
    deliverNearby: ("Deliverable {distance} away, at {place}", "Deliverable {distance} away"))

  static let german = OfferSentences(
    setPin: "Nadel genau setzen", serveFrom: "Bei {hub} bestellen",
    deliverBy: "Mit diesem Fahrzeug liefern lassen: {vehicle}", deliverAt: "Lieferung {at}",
    leaveOut: "Weglassen: {tags}",
    takeOutItems: "{count, plural, one {# Artikel} other {# Artikel}} herausnehmen",
    reduceWeight: "{weight} herausnehmen", takeFromBasket: "Artikel für {amount} herausnehmen",
    addToBasket: "Für {amount} mehr bestellen",
    deliverNearby: (
      "{distance} weiter können wir liefern: {place}", "{distance} weiter können wir liefern"
    ))

  static let french = OfferSentences(
    setPin: "Placer le repère exactement", serveFrom: "Commander chez {hub}",
    deliverBy: "Faire livrer par ce véhicule : {vehicle}", deliverAt: "Livraison {at}",
    leaveOut: "Laisser : {tags}",
    takeOutItems:
      "Retirer {count, plural, one {# article} many {# d’articles} other {# articles}}",
    reduceWeight: "Retirer {weight}", takeFromBasket: "Retirer pour {amount} d’articles",
    addToBasket: "Ajouter {amount}",
    deliverNearby: ("Livraison possible à {distance} : {place}", "Livraison possible à {distance}"))

  static let spanish = OfferSentences(
    setPin: "Marca el punto exacto", serveFrom: "Pide en {hub}",
    deliverBy: "Pide la entrega con este vehículo: {vehicle}", deliverAt: "Entrega {at}",
    leaveOut: "Quita: {tags}",
    takeOutItems:
      "Quita {count, plural, one {# artículo} many {# de artículos} other {# artículos}}",
    reduceWeight: "Quita {weight}", takeFromBasket: "Quita artículos por {amount}",
    addToBasket: "Añade {amount}",
    deliverNearby: ("Entregamos a {distance} de ahí: {place}", "Entregamos a {distance} de ahí"))

  static let portuguese = OfferSentences(
    setPin: "Marque o ponto exato", serveFrom: "Peça em {hub}",
    deliverBy: "Peça a entrega com este veículo: {vehicle}", deliverAt: "Entrega {at}",
    leaveOut: "Retire: {tags}",
    takeOutItems: "Retire {count, plural, one {# item} many {# de itens} other {# itens}}",
    reduceWeight: "Retire {weight}", takeFromBasket: "Retire {amount} em itens",
    addToBasket: "Adicione {amount}",
    deliverNearby: ("Entregamos a {distance} daí: {place}", "Entregamos a {distance} daí"))

  static let portugueseOfPortugal = OfferSentences(
    setPin: portuguese.setPin, serveFrom: portuguese.serveFrom, deliverBy: portuguese.deliverBy,
    deliverAt: portuguese.deliverAt, leaveOut: portuguese.leaveOut,
    takeOutItems: "Retire {count, plural, one {# artigo} many {# de artigos} other {# artigos}}",
    reduceWeight: portuguese.reduceWeight, takeFromBasket: "Retire {amount} em artigos",
    addToBasket: portuguese.addToBasket, deliverNearby: portuguese.deliverNearby)

  static let japanese = OfferSentences(
    setPin: "ピンを正確に合わせる", serveFrom: "{hub}に注文する", deliverBy: "この方法で届ける：{vehicle}",
    deliverAt: "{at}に届ける", leaveOut: "次を除く：{tags}",
    takeOutItems: "{count, plural, other {#点}}減らす", reduceWeight: "{weight}減らす",
    takeFromBasket: "{amount}分減らす", addToBasket: "あと{amount}追加する",
    deliverNearby: ("{distance}先ならお届けできます：{place}", "{distance}先ならお届けできます"), separator: "、")

  static let arabic = OfferSentences(
    setPin: "حدّد الموقع بدقة", serveFrom: "اطلب من {hub}",
    deliverBy: "التوصيل بهذه المركبة: {vehicle}",
    deliverAt: "التوصيل {at}", leaveOut: "أزل: {tags}",
    takeOutItems: """
      أزل {count, plural, zero {# صنف} one {صنفًا واحدًا} two {صنفين} few {# أصناف} many {# صنفًا} \
      other {# صنف}}
      """,
    reduceWeight: "أزل {weight}", takeFromBasket: "أزل أصنافًا بقيمة {amount}",
    addToBasket: "أضف {amount}",
    deliverNearby: ("نوصل على بعد {distance}: {place}", "نوصل على بعد {distance}"),
    separator: "، ")
}
