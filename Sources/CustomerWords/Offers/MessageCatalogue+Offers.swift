// SPDX-License-Identifier: MIT

package import DeliveryModel
package import Schedules

extension MessageCatalogue {
  /// What the customer is offered with `alternative`, short as on a button: "Add $3.20".
  ///
  /// - Parameters:
  ///   - alternative: What would turn the answer.
  ///   - place: The name of the place nearby, where it has one.
  ///   - locale: The BCP 47 tag that the customer asks for; the service's when nil.
  ///   - placedAt: The instant that "today" and "tomorrow" are counted from.
  /// - Returns: The words; empty for what is no figure to tell, such as an infinite distance.
  package func text(
    for alternative: Alternative, place: String? = nil, locale: String? = nil,
    placedAt: Instant? = nil
  ) -> String {
    let sentences = OfferSentences.sentences(for: catalogueTag(for: locale))
    let writer = FigureWriter(
      conventions: conventions(for: locale), timeZone: timeZone, placedAt: placedAt)
    return alternative.changes.compactMap { change in
      let (template, parameters) = offer(change, place: place, in: sentences)
      return (try? MessageTemplate(parsing: template))?.text(filling: parameters, by: writer)
    }.joined(separator: sentences.separator)
  }

  private func offer(
    _ change: Alternative.Change, place: String?, in sentences: OfferSentences
  ) -> (template: String, [String: Reason.Parameter]) {
    switch change {
    case .setPin:
      return (sentences.setPin, [:])
    case .serveFrom(let id):
      return (sentences.serveFrom, ["hub": .text(hubName(id))])
    case .deliverBy(let vehicle):
      return (sentences.deliverBy, ["vehicle": .text(vehicle)])
    case .deliverAt(let instant):
      return (sentences.deliverAt, ["at": .instant(instant)])
    case .leaveOut(let tags):
      return (
        sentences.leaveOut, ["tags": .text(tags.joined(separator: sentences.separator))]
      )
    case .takeOutItems(let count):
      return (sentences.takeOutItems, ["count": .count(count)])
    case .reduceWeight(let grams):
      return (sentences.reduceWeight, ["weight": .grams(grams)])
    case .takeFromBasket(let amount):
      return (sentences.takeFromBasket, ["amount": .money(amount)])
    case .addToBasket(let amount):
      return (sentences.addToBasket, ["amount": .money(amount)])
    case .deliverNearby(_, let meters, _):
      guard let place else {
        return (sentences.deliverNearby.nameless, ["distance": .meters(meters)])
      }
      return (
        sentences.deliverNearby.named, ["distance": .meters(meters), "place": .text(place)]
      )
    }
  }
}
