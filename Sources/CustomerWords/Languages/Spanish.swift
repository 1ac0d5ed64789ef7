// SPDX-License-Identifier: MIT

import DeliveryModel

/// The sentences in Spanish.
enum Spanish {
  static let language = Language(tag: "es", sentences: sentences)

  static let sentences: [ReasonCode: [String]] = [
    .coordinateInvalid: ["Ese lugar no está en el mapa"],
    .addressNotFound: ["No hemos encontrado esa dirección en el mapa"],
    .outOfZone: [
      "Todavía no llegamos allí: está a {distance} fuera de {zone}",
      "Todavía no llegamos allí: está a {distance} fuera de nuestra zona",
      "Todavía no llegamos allí",
    ],
    .excludedArea: ["No podemos entregar en {zone}", "No podemos entregar allí"],
    .postcodeNotServed: [
      "Todavía no entregamos en el código postal {postcode}", "Todavía no llegamos allí",
    ],
    .tooFar: [
      "Está a {distance}, y entregamos hasta {limit}",
      "Está a más de {limit}, que es hasta donde llegamos",
      "Está demasiado lejos para una entrega",
    ],
    .zonePaused: [
      "Las entregas en {zone} están en pausa y se reanudan {until}",
      "Las entregas en {zone} están en pausa",
      "Las entregas allí están en pausa",
    ],
    .locationImprecise: [
      """
      Coloca el marcador con más exactitud, por favor: conocemos el lugar con un margen de \
      {accuracy} y el límite de {zone} está cerca
      """,
      "Coloca el marcador con más exactitud, por favor: el límite de {zone} está cerca",
      """
      Coloca el marcador con más exactitud, por favor: conocemos el lugar con un margen de \
      {accuracy} y el límite de nuestras entregas está cerca
      """,
      "Coloca el marcador con más exactitud, por favor",
    ],
    .hubClosed: [
      "{hub} está cerrado a esa hora y vuelve a abrir {opens}",
      "{hub} está cerrado a esa hora",
      "A esa hora estamos cerrados y volvemos a abrir {opens}",
      "A esa hora estamos cerrados",
    ],
    .outsideHours: [
      "A esa hora no entregamos allí: las entregas se reanudan {opens}",
      "A esa hora no entregamos allí",
    ],
    .cutoffPassed: [
      "Los pedidos para esa hora se cerraron {cutoff}: elige una hora posterior, por favor",
      "Los pedidos para esa hora están cerrados: elige una hora posterior, por favor",
    ],
    .tooEarlyToBook: [
      "Esa hora aún no se puede reservar: las reservas se abren {from}",
      "Esa hora aún no se puede reservar: elige una más cercana, por favor",
    ],
    .leadTimeTooShort: [
      "No llegamos a tiempo {chosen}: lo antes que podemos entregar es {earliest}",
      "No llegamos tan pronto: lo antes que podemos entregar es {earliest}",
      "No llegamos a tiempo {chosen}: elige una hora posterior, por favor",
      "No llegamos tan pronto: elige una hora posterior, por favor",
    ],
    .slotFull: [
      """
      La franja de entrega {from, date}, de {from, time} a {until, time}, está completa: elige otra, \
      por favor
      """,
      "La franja de entrega {from} está completa: elige otra, por favor",
      "Esa franja de entrega está completa: elige otra, por favor",
    ],
    .customerNotEligible: ["Esta entrega no está disponible para tu cuenta"],
    .belowMinimum: [
      "El pedido mínimo allí es de {minimum}: añade {missing} más",
      "El pedido mínimo allí es de {minimum}",
      "Añade {missing} más para llegar al pedido mínimo",
      "El pedido aún no llega al mínimo de esa zona",
    ],
    .aboveMaximum: [
      "El pedido máximo que entregamos allí es de {maximum}: quita {excess}",
      "El pedido máximo que entregamos allí es de {maximum}",
      "Ese pedido es mayor de lo que podemos entregar allí: quita {excess}",
      "Ese pedido es mayor de lo que podemos entregar allí",
    ],
    .itemRestricted: [
      "A esa hora no podemos entregar esto, pero será posible {opens}: «{tag}»",
      "Allí o a esa hora no podemos entregar esto: «{tag}»",
      "Algo de tu cesta no se puede entregar allí o a esa hora",
    ],
    .ageRestricted: [
      """
      «{tag}» es solo para clientes de {age, plural, one {# año} many {# de años} other {# años}} o \
      más
      """,
      """
      Este pedido es solo para clientes de \
      {age, plural, one {# año} many {# de años} other {# años}} o más
      """,
      "«{tag}» tiene un límite de edad",
      "Algo de tu cesta tiene un límite de edad",
    ],
    .overweight: [
      "Tu pedido pesa {weight}, y llevamos hasta {limit}: quita {excess}",
      "Llevamos hasta {limit}: quita {excess}",
      "Llevamos hasta {limit}",
      "Tu pedido pesa más de lo que podemos llevar",
    ],
    .tooManyItems: [
      """
      Entregamos hasta {limit, plural, one {# artículo} many {# de artículos} other {# artículos}} \
      a la vez: quita {excess, plural, one {# artículo} many {# de artículos} other {# artículos}}
      """,
      """
      Entregamos hasta {limit, plural, one {# artículo} many {# de artículos} other {# artículos}} \
      a la vez
      """,
      "Tu pedido tiene más artículos de los que podemos entregar a la vez",
    ],
    .vehicleUnavailable: [
      "No podemos entregar este pedido allí con ese vehículo: {vehicle}",
      "No podemos entregar este pedido allí con ese vehículo",
    ],
    .estimateTooLong: [
      "La entrega llevaría {estimate}, y nuestro máximo es de {limit}",
      "La entrega llevaría más de {limit}, que es nuestro máximo",
      "La entrega llevaría demasiado tiempo",
    ],
    .ruleRefused: ["No podemos entregar este pedido allí"],
    .pluginFailed: ["En este momento no podemos comprobar esa dirección"],
    .missingInput: [
      "No conseguimos leer ese código postal, revísalo: «{found}»",
      """
      {input, select, basket {Para responderte necesitamos ver tu cesta} \
      basket.subtotal {Para responderte necesitamos el total de tu cesta} \
      basket.items {Para responderte necesitamos el número de artículos} \
      basket.weight {Para responderte necesitamos el peso de tu pedido} \
      basket.tags {Para responderte necesitamos saber qué hay en tu cesta} \
      destination.postcode {Para responderte necesitamos tu código postal} \
      customer.tags {Para que podamos responderte, inicia sesión, por favor} \
      other {Para responderte necesitamos un dato más: {input}}}
      """,
      "Para responderte necesitamos saber más sobre tu pedido",
    ],
  ]
}
