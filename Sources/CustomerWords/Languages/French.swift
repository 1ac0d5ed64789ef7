// SPDX-License-Identifier: MIT

import DeliveryModel

/// The sentences in French, with a no-break space before each colon.
enum French {
  static let language = Language(tag: "fr", sentences: sentences)

  static let sentences: [ReasonCode: [String]] = [
    .coordinateInvalid: ["Ce lieu ne se trouve pas sur la carte"],
    .addressNotFound: ["Nous n’avons pas trouvé cette adresse sur la carte"],
    .outOfZone: [
      "Nous n’y livrons pas encore\u{A0}: c’est à {distance} en dehors de la zone {zone}",
      "Nous n’y livrons pas encore\u{A0}: c’est à {distance} en dehors de notre zone",
      "Nous n’y livrons pas encore",
    ],
    .excludedArea: [
      "Nous ne pouvons pas livrer dans cette zone\u{A0}: {zone}", "Nous ne pouvons pas y livrer",
    ],
    .postcodeNotServed: [
      "Nous ne livrons pas encore dans le {postcode}", "Nous n’y livrons pas encore",
    ],
    .tooFar: [
      "C’est à {distance}, et nous livrons jusqu’à {limit}",
      "C’est à plus de {limit}, notre distance maximale de livraison",
      "C’est trop loin pour une livraison",
    ],
    .zonePaused: [
      "Les livraisons dans la zone {zone} sont en pause et reprennent {until}",
      "Les livraisons dans la zone {zone} sont en pause",
      "Les livraisons y sont en pause",
    ],
    .locationImprecise: [
      """
      Merci de placer le repère plus précisément\u{A0}: nous connaissons le lieu à {accuracy} près, \
      et la limite de la zone {zone} est toute proche
      """,
      """
      Merci de placer le repère plus précisément\u{A0}: la limite de la zone {zone} est toute proche
      """,
      """
      Merci de placer le repère plus précisément\u{A0}: nous connaissons le lieu à {accuracy} près, \
      et nos livraisons s’arrêtent tout près de là
      """,
      "Merci de placer le repère plus précisément",
    ],
    .hubClosed: [
      "{hub} est fermé à cette heure-là et rouvre {opens}",
      "{hub} est fermé à cette heure-là",
      "Nous sommes fermés à cette heure-là et rouvrons {opens}",
      "Nous sommes fermés à cette heure-là",
    ],
    .outsideHours: [
      "Nous n’y livrons pas à cette heure-là\u{A0}: les livraisons reprennent {opens}",
      "Nous n’y livrons pas à cette heure-là",
    ],
    .cutoffPassed: [
      """
      Les commandes pour cette heure-là ont été closes {cutoff}\u{A0}: merci d’en choisir une plus \
      tardive
      """,
      "Les commandes pour cette heure-là sont closes\u{A0}: merci d’en choisir une plus tardive",
    ],
    .tooEarlyToBook: [
      "Ce moment n’est pas encore réservable\u{A0}: les réservations ouvrent {from}",
      "Ce moment n’est pas encore réservable\u{A0}: merci d’en choisir un plus proche",
    ],
    .leadTimeTooShort: [
      "Une livraison {chosen} n’est pas possible\u{A0}: au plus tôt, nous livrons {earliest}",
      "C’est un peu trop tôt pour nous\u{A0}: au plus tôt, nous livrons {earliest}",
      "Une livraison {chosen} n’est pas possible\u{A0}: merci de choisir une heure plus tardive",
      "C’est un peu trop tôt pour nous\u{A0}: merci de choisir une heure plus tardive",
    ],
    .slotFull: [
      """
      Plus de place {from, date} de {from, time} à {until, time}\u{A0}: merci de choisir un autre \
      créneau
      """,
      "Plus de place {from}\u{A0}: merci de choisir un autre créneau",
      "Ce créneau est complet\u{A0}: merci d’en choisir un autre",
    ],
    .customerNotEligible: ["Cette livraison n’est pas disponible pour votre compte"],
    .belowMinimum: [
      "La commande minimale y est de {minimum}\u{A0}: ajoutez encore {missing}",
      "La commande minimale y est de {minimum}",
      "Ajoutez encore {missing} pour atteindre la commande minimale",
      "La commande minimale n’y est pas encore atteinte",
    ],
    .aboveMaximum: [
      "Nous y livrons des commandes jusqu’à {maximum}\u{A0}: retirez {excess}",
      "Nous y livrons des commandes jusqu’à {maximum}",
      "Cette commande est trop importante pour y être livrée\u{A0}: retirez {excess}",
      "Cette commande est trop importante pour y être livrée",
    ],
    .itemRestricted: [
      """
      Nous ne pouvons pas livrer ceci à cette heure-là, mais ce sera possible {opens}\u{A0}: \
      «\u{A0}{tag}\u{A0}»
      """,
      "Nous ne pouvons pas livrer ceci là-bas ou à cette heure-là\u{A0}: «\u{A0}{tag}\u{A0}»",
      "Un article de votre panier ne peut pas être livré là-bas ou à cette heure-là",
    ],
    .ageRestricted: [
      """
      «\u{A0}{tag}\u{A0}» est réservé aux clients de \
      {age, plural, one {# an} many {# d’ans} other {# ans}} ou plus
      """,
      """
      Cette commande est réservée aux clients de \
      {age, plural, one {# an} many {# d’ans} other {# ans}} ou plus
      """,
      "Une limite d’âge s’applique à «\u{A0}{tag}\u{A0}»",
      "Une limite d’âge s’applique à un article de votre panier",
    ],
    .overweight: [
      "Votre commande pèse {weight}, et nous portons jusqu’à {limit}\u{A0}: retirez {excess}",
      "Nous portons jusqu’à {limit}\u{A0}: retirez {excess}",
      "Nous portons jusqu’à {limit}",
      "Votre commande est plus lourde que ce que nous pouvons porter",
    ],
    .tooManyItems: [
      """
      Nous livrons jusqu’à {limit, plural, one {# article} many {# d’articles} other {# articles}} à \
      la fois\u{A0}: retirez {excess, plural, one {# article} many {# d’articles} other {# articles}}
      """,
      """
      Nous livrons jusqu’à {limit, plural, one {# article} many {# d’articles} other {# articles}} à \
      la fois
      """,
      "Votre commande compte plus d’articles que nous ne pouvons en livrer à la fois",
    ],
    .vehicleUnavailable: [
      "Nous ne pouvons pas y livrer cette commande avec ce véhicule\u{A0}: {vehicle}",
      "Nous ne pouvons pas y livrer cette commande avec ce véhicule",
    ],
    .estimateTooLong: [
      "La livraison prendrait {estimate}, et notre maximum est de {limit}",
      "La livraison prendrait plus de {limit}, notre maximum",
      "La livraison prendrait trop de temps",
    ],
    .ruleRefused: ["Nous ne pouvons pas y livrer cette commande"],
    .pluginFailed: ["Nous ne pouvons pas vérifier cette adresse en ce moment"],
    .missingInput: [
      "Nous n’arrivons pas à lire ce code postal, veuillez le vérifier\u{A0}: «\u{A0}{found}\u{A0}»",
      """
      {input, select, basket {Pour répondre, il nous faut votre panier} \
      basket.subtotal {Pour répondre, il nous faut le total de votre panier} \
      basket.items {Pour répondre, il nous faut le nombre d’articles} \
      basket.weight {Pour répondre, il nous faut le poids de votre commande} \
      basket.tags {Pour répondre, il nous faut le contenu de votre panier} \
      destination.postcode {Pour répondre, il nous faut votre code postal} \
      customer.tags {Pour avoir une réponse, merci de vous connecter} \
      other {Pour répondre, il nous manque encore ceci\u{A0}: {input}}}
      """,
      "Pour répondre, il nous faut en savoir plus sur votre commande",
    ],
  ]
}
