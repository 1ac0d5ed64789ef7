// SPDX-License-Identifier: MIT

import DeliveryModel
import ZoneGeometry

// What rules say of how far off a request is. Only codes and parameters count, so that a plug-in that uses them
// has its remedies too.
extension Decision {
  /// The refusals with one of `codes`.
  private func refusals(_ codes: ReasonCode...) -> [Refusal] {
    opinions.compactMap { opinion in
      guard case .refuse(let refusal) = opinion.verdict, codes.contains(refusal.code) else {
        return nil
      }
      return refusal
    }
  }

  /// What is missing of the largest minimum, or beyond the smallest maximum.
  var otherAmount: [Alternative.Change] {
    func most(_ code: ReasonCode, _ name: String) -> Money? {
      refusals(code).compactMap { refusal in
        guard case .money(let amount) = refusal.parameters[name],
          amount.currency == context.area.currency, amount.minorUnits > 0
        else { return nil }
        return amount
      }
      .max { $0.minorUnits < $1.minorUnits }
    }
    guard context.request.basket?.subtotal != nil else { return [] }
    switch (most(.belowMinimum, "missing"), most(.aboveMaximum, "excess")) {
    case (let missing?, nil): return [.addToBasket(amount: missing)]
    case (nil, let excess?): return [.takeFromBasket(amount: excess)]
    // No basket is above one limit and below the other.
    case (nil, nil), (.some, .some): return []
    }
  }

  /// The items beyond the smallest limit.
  var fewerItems: [Alternative.Change] {
    let excess = refusals(.tooManyItems).compactMap { refusal -> Int64? in
      guard case .count(let count) = refusal.parameters["excess"], count > 0 else { return nil }
      return count
    }
    guard context.request.basket?.itemCount != nil else { return [] }
    return excess.max().map { [.takeOutItems(count: $0)] } ?? []
  }

  /// The grams beyond the smallest limit.
  var lessWeight: [Alternative.Change] {
    let excess = refusals(.overweight).compactMap { refusal -> Int64? in
      guard case .grams(let grams) = refusal.parameters["excess"], grams > 0 else { return nil }
      return grams
    }
    guard context.request.basket?.weightGrams != nil else { return [] }
    return excess.max().map { [.reduceWeight(grams: $0)] } ?? []
  }

  /// The tags of the basket that are refused.
  var refusedTags: Set<String> {
    let tags = refusals(.itemRestricted, .ageRestricted).compactMap { refusal -> String? in
      guard case .text(let tag) = refusal.parameters["tag"] else { return nil }
      return tag
    }
    return context.request.basket?.tags?.intersection(tags) ?? []
  }

  /// The other hubs that may serve the place, the nearest first.
  var otherHubs: [Hub] {
    context.terms.hubs.map(\.hub).filter { $0.id != context.hub?.id }
      .map { (hub: $0, meters: $0.coordinate.distanceMeters(to: context.destination)) }
      .sorted { $0.meters < $1.meters }.map(\.hub)
  }

  /// The other vehicles that the rules that hold here name, in their order.
  var otherVehicles: [String] {
    let rules = context.terms.rules + (context.hubTerms?.rules ?? [])
    var vehicles: [String] = []
    for vehicle in rules.compactMap({ $0 as? VehicleRule }).flatMap(\.vehicles)
    where vehicle != context.request.vehicle && !vehicles.contains(vehicle) {
      vehicles.append(vehicle)
    }
    return vehicles
  }
}
