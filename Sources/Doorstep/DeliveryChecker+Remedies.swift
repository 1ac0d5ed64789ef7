// SPDX-License-Identifier: MIT

import CustomerWords
import DeliveryModel
import HeaderModel
import ZoneGeometry

extension DeliveryChecker {
  /// What the alternatives of `quote` are under the row of a header, numbered from 0.
  func remedies(of quote: Quote) -> [LocationHeader.Remedy] {
    quote.alternatives.enumerated().map { index, alternative in
      LocationHeader.Remedy(
        id: "\(index)", title: alternative.message, change: change(for: alternative))
    }
  }

  /// `refusal` with the places nearby as addresses that can be picked, where `describing` gives them.
  @MainActor func describing(
    _ refusal: DeliveryRefusal, in locale: String?, _ describing: Describing?
  ) async -> DeliveryRefusal {
    guard let describing, let quote = refusal.quote else { return refusal }
    let catalogue = MessageCatalogue(area: area)
    var remedies = refusal.remedies
    for (index, alternative) in quote.alternatives.enumerated() {
      guard case .deliverNearby(let coordinate, _, _) = alternative.changes.first,
        alternative.changes.count == 1,
        // Who cannot describe a place leaves it told without a name.
        var place = try? await describing(coordinate)
      else { continue }
      place.coordinate = coordinate
      remedies[index].title = catalogue.text(
        for: alternative, place: place.line.isEmpty ? place.label : place.line, locale: locale,
        placedAt: now)
      remedies[index].change = .deliver(to: place)
    }
    return DeliveryRefusal(
      quote: quote, code: refusal.code, message: refusal.message, remedies: remedies)
  }

  /// What a header can do by itself; nil for what can only be told.
  private func change(for alternative: Alternative) -> LocationHeader.Remedy.Change? {
    if alternative.changes.count == 1, case .deliverAt(let instant)? = alternative.changes.first {
      return .schedule(instant)
    }
    return alternative.changes.allSatisfy(\.isOfBasket) ? .openBag : nil
  }
}

extension Alternative.Change {
  /// Whether it is made in the bag.
  fileprivate var isOfBasket: Bool {
    switch self {
    case .leaveOut, .takeOutItems, .reduceWeight, .takeFromBasket, .addToBasket: true
    case .setPin, .serveFrom, .deliverBy, .deliverAt, .deliverNearby: false
    }
  }
}
