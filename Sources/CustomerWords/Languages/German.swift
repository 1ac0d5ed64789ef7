// SPDX-License-Identifier: MIT

import DeliveryModel

/// The sentences in German.
enum German {
  static let language = Language(tag: "de", sentences: sentences)

  static let sentences: [ReasonCode: [String]] = [
    .coordinateInvalid: ["Diesen Ort gibt es auf der Karte nicht"],
    .addressNotFound: ["Wir konnten diese Adresse auf der Karte nicht finden"],
    .outOfZone: [
      "Dorthin liefern wir noch nicht: Der Ort liegt {distance} außerhalb von {zone}",
      "Dorthin liefern wir noch nicht: Der Ort liegt {distance} außerhalb unseres Gebiets",
      "Dorthin liefern wir noch nicht",
    ],
    .excludedArea: [
      "In dieses Gebiet können wir nicht liefern: {zone}", "Dorthin können wir nicht liefern",
    ],
    .postcodeNotServed: [
      "In das Gebiet {postcode} liefern wir noch nicht", "Dorthin liefern wir noch nicht",
    ],
    .tooFar: [
      "Das ist {distance} entfernt, und wir liefern bis {limit}",
      "Das ist weiter als {limit} entfernt, und so weit liefern wir höchstens",
      "Das ist zu weit für unsere Lieferung",
    ],
    .zonePaused: [
      "Die Lieferungen im Gebiet {zone} machen gerade Pause und gehen {until} weiter",
      "Die Lieferungen im Gebiet {zone} machen gerade Pause",
      "Die Lieferungen dorthin machen gerade Pause",
    ],
    .locationImprecise: [
      """
      Bitte setzen Sie die Nadel genauer: Wir kennen den Ort nur auf {accuracy} genau, und die \
      Grenze von {zone} ist nah
      """,
      "Bitte setzen Sie die Nadel genauer: Die Grenze von {zone} ist nah",
      """
      Bitte setzen Sie die Nadel genauer: Wir kennen den Ort nur auf {accuracy} genau, und nahebei \
      endet, wohin wir liefern
      """,
      "Bitte setzen Sie die Nadel genauer",
    ],
    .hubClosed: [
      "{hub} hat zu dieser Zeit geschlossen und öffnet {opens} wieder",
      "{hub} hat zu dieser Zeit geschlossen",
      "Wir haben zu dieser Zeit geschlossen und öffnen {opens} wieder",
      "Wir haben zu dieser Zeit geschlossen",
    ],
    .outsideHours: [
      "Zu dieser Zeit liefern wir dorthin nicht: Es geht {opens} weiter",
      "Zu dieser Zeit liefern wir dorthin nicht",
    ],
    .cutoffPassed: [
      "Der Bestellschluss für diese Zeit war {cutoff}: Bitte wählen Sie eine spätere",
      "Bestellungen für diese Zeit sind nicht mehr möglich: Bitte wählen Sie eine spätere",
    ],
    .tooEarlyToBook: [
      "Diese Zeit lässt sich noch nicht buchen: Los geht es {from}",
      "Diese Zeit lässt sich noch nicht buchen: Bitte wählen Sie eine frühere",
    ],
    .leadTimeTooShort: [
      "Wir schaffen es {chosen} nicht: Frühestens liefern wir {earliest}",
      "So schnell schaffen wir es nicht: Frühestens liefern wir {earliest}",
      "Wir schaffen es {chosen} nicht: Bitte wählen Sie eine spätere Zeit",
      "So schnell schaffen wir es nicht: Bitte wählen Sie eine spätere Zeit",
    ],
    .slotFull: [
      """
      Das Zeitfenster {from, date} von {from, time} bis {until, time} Uhr ist ausgebucht: Bitte \
      wählen Sie ein anderes
      """,
      "Das Zeitfenster {from} ist ausgebucht: Bitte wählen Sie ein anderes",
      "Dieses Zeitfenster ist ausgebucht: Bitte wählen Sie ein anderes",
    ],
    .customerNotEligible: ["Diese Lieferung ist für Ihr Konto nicht verfügbar"],
    .belowMinimum: [
      "Der Mindestbestellwert beträgt dort {minimum}: Es fehlen noch {missing}",
      "Der Mindestbestellwert beträgt dort {minimum}",
      "Bis zum Mindestbestellwert fehlen dort noch {missing}",
      "Der Mindestbestellwert ist dort noch nicht erreicht",
    ],
    .aboveMaximum: [
      "Wir liefern dort Bestellungen bis {maximum}: Nehmen Sie bitte {excess} heraus",
      "Wir liefern dort Bestellungen bis {maximum}",
      "Diese Bestellung ist für dort zu groß: Nehmen Sie bitte {excess} heraus",
      "Diese Bestellung ist für dort zu groß",
    ],
    .itemRestricted: [
      "Zu dieser Zeit können wir das nicht liefern, {opens} aber schon: „{tag}“",
      "Dorthin oder zu dieser Zeit können wir das nicht liefern: „{tag}“",
      "Etwas im Warenkorb können wir dorthin oder zu dieser Zeit nicht liefern",
    ],
    .ageRestricted: [
      "„{tag}“ gibt es erst ab {age, plural, one {# Jahr} other {# Jahren}}",
      "Diese Bestellung ist erst ab {age, plural, one {# Jahr} other {# Jahren}} möglich",
      "Für „{tag}“ gilt eine Altersgrenze",
      "Für etwas im Warenkorb gilt eine Altersgrenze",
    ],
    .overweight: [
      """
      Ihre Bestellung wiegt {weight}, und wir tragen bis zu {limit}: Nehmen Sie bitte {excess} heraus
      """,
      "Wir tragen bis zu {limit}: Nehmen Sie bitte {excess} heraus",
      "Wir tragen bis zu {limit}",
      "Ihre Bestellung ist schwerer, als wir tragen können",
    ],
    .tooManyItems: [
      """
      Wir liefern bis zu {limit, plural, one {# Artikel} other {# Artikel}} auf einmal: Nehmen Sie \
      bitte {excess, plural, one {# Artikel} other {# Artikel}} heraus
      """,
      "Wir liefern bis zu {limit, plural, one {# Artikel} other {# Artikel}} auf einmal",
      "Ihre Bestellung hat mehr Artikel, als wir auf einmal liefern können",
    ],
    .vehicleUnavailable: [
      "Mit diesem Fahrzeug können wir diese Bestellung nicht dorthin liefern: {vehicle}",
      "Mit diesem Fahrzeug können wir diese Bestellung nicht dorthin liefern",
    ],
    .estimateTooLong: [
      "Die Lieferung dorthin würde {estimate} dauern, wir erlauben höchstens {limit}",
      "Die Lieferung dorthin würde länger als {limit} dauern, und mehr erlauben wir nicht",
      "Die Lieferung dorthin würde zu lange dauern",
    ],
    .ruleRefused: ["Diese Bestellung können wir dorthin nicht liefern"],
    .pluginFailed: ["Diese Adresse können wir gerade nicht prüfen"],
    .missingInput: [
      "Diese Postleitzahl können wir nicht lesen, bitte prüfen Sie sie: „{found}“",
      """
      {input, select, basket {Dafür müssen wir Ihren Warenkorb kennen} \
      basket.subtotal {Dafür müssen wir die Summe Ihres Warenkorbs kennen} \
      basket.items {Dafür müssen wir die Zahl der Artikel kennen} \
      basket.weight {Dafür müssen wir das Gewicht Ihrer Bestellung kennen} \
      basket.tags {Dafür müssen wir wissen, was in Ihrem Warenkorb liegt} \
      destination.postcode {Dafür brauchen wir Ihre Postleitzahl} \
      customer.tags {Dafür melden Sie sich bitte an} \
      other {Dafür brauchen wir noch eine Angabe: {input}}}
      """,
      "Dafür müssen wir mehr über Ihre Bestellung wissen",
    ],
  ]
}
