// SPDX-License-Identifier: MIT

import DeliveryModel
import ZoneGeometry

// What rules say of how far off a request is. Only codes and parameters count, so that a plug-in that uses them
// has its remedies too.
extension Decision {
  /// What is said of the delivery that was decided, and then of each that may take its place: from another hub,
  /// and to each other part of where the place may be.
  private var opinionsOfDeliveries: [[Opinion]] {
    let terms = context.terms
    let isFree = terms.wishedHub(of: context.request) == nil
    let otherHubs = terms.hubs.indices.filter { isFree && terms.hubs[$0] !== context.hubTerms }
    return [opinions]
      + otherHubs.prefix(RemedySearch.mostChoices).map { place in
        let hub = terms.candidate(at: place, for: context)
        return plan.opinions(of: context.settled(on: terms, servedBy: hub))
      }
      + (surroundings?.sides.map(\.opinions) ?? [])
  }

  /// The figures called `name` of the refusals with `code`: the largest for each delivery, the smallest first.
  private func figures<Figure: Comparable & Hashable>(
    _ code: ReasonCode, _ name: String, _ read: (Reason.Parameter?) -> Figure?
  ) -> [Figure] {
    let figures = opinionsOfDeliveries.compactMap { opinions in
      opinions.compactMap { opinion -> Figure? in
        guard case .refuse(let refusal) = opinion.verdict, refusal.code == code else { return nil }
        return read(refusal.parameters[name])
      }
      .max()
    }
    return Set(figures).sorted()
  }

  /// Minor units that are missing of the largest minimum, or beyond the smallest maximum, negative then.
  var missingAmounts: [Int64] {
    func amounts(_ code: ReasonCode, _ name: String) -> [Int64] {
      figures(code, name) { figure in
        guard case .money(let amount) = figure, amount.currency == context.area.currency,
          amount.minorUnits > 0
        else { return nil }
        return amount.minorUnits
      }
    }
    guard context.request.basket?.subtotal != nil else { return [] }
    let missing = amounts(.belowMinimum, "missing")
    let excess = amounts(.aboveMaximum, "excess")
    return (missing + excess.map { -$0 }).sorted { $0.magnitude < $1.magnitude }
  }

  /// The items beyond the smallest limit.
  var excessItems: [Int64] {
    guard context.request.basket?.itemCount != nil else { return [] }
    return figures(.tooManyItems, "excess") { figure in
      guard case .count(let count) = figure, count > 0 else { return nil }
      return count
    }
  }

  /// The grams beyond the smallest limit.
  var excessGrams: [Int64] {
    guard context.request.basket?.weightGrams != nil else { return [] }
    return figures(.overweight, "excess") { figure in
      guard case .grams(let grams) = figure, grams > 0 else { return nil }
      return grams
    }
  }

  /// The tags of the basket that are refused, those included that an expression that refuses names.
  var refusedTags: Set<String> {
    let tags = opinionsOfDeliveries.joined().compactMap { opinion -> String? in
      guard case .refuse(let refusal) = opinion.verdict,
        [.itemRestricted, .ageRestricted].contains(refusal.code),
        case .text(let tag) = refusal.parameters["tag"]
      else { return nil }
      return tag
    }
    return (context.request.basket?.tags?.intersection(tags) ?? []).union(tagsOfExpressions)
  }

  /// The tags of the basket that an expression that refuses names.
  var tagsOfExpressions: [String] {
    let named = refusingExpressions.filter { $0.reads(["basket.tags"]) }.flatMap(\.constants.texts)
    return context.request.basket?.tags?.intersection(named).sorted() ?? []
  }

  /// The numbers that expressions which refuse and read `variable` name.
  func numbersOfExpressions(reading variable: String) -> [Int64] {
    refusingExpressions.filter { $0.reads([variable]) }.flatMap(\.constants.numbers)
  }

  /// The other hubs that may serve the place, the nearest first.
  var otherHubs: [Hub] {
    context.terms.hubs.map(\.hub).filter { $0.id != context.hub?.id }
      .map { (hub: $0, meters: $0.coordinate.distanceMeters(to: context.destination)) }
      .sorted { $0.meters < $1.meters }.map(\.hub)
  }

  /// The other vehicles that the rules that hold here name, in their order, those of the chosen hub first.
  var otherVehicles: [String] {
    let rules =
      context.terms.rules + (context.hubTerms?.rules ?? []) + context.terms.hubs.flatMap(\.rules)
    let named = rules.flatMap { rule in
      (rule as? VehicleRule)?.vehicles ?? (rule as? ExpressionRule)?.constants.vehicles ?? []
    }
    var vehicles: [String] = []
    for vehicle in named where vehicle != context.request.vehicle && !vehicles.contains(vehicle) {
      vehicles.append(vehicle)
    }
    return vehicles
  }
}
