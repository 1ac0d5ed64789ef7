// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry

extension DecisionEngine {
  /// The terms of a delivery in `zone`: its hub, estimate and fee, before rules adjust them.
  func terms(of zone: Zone, for undecided: DecisionContext) -> DecisionContext {
    let hub = chooseHub(of: zone, for: undecided)
    return DecisionContext(
      area: area, request: undecided.request, destination: undecided.destination,
      placedAt: undecided.placedAt, zone: zone, hub: hub?.hub,
      distanceMeters: hub?.distanceMeters,
      estimate: hub.flatMap { hub in
        (zone.estimate ?? area.defaults.estimate)?
          .estimate(distanceMeters: hub.distanceMeters, when: undecided.request.when)
      },
      fee: (zone.fee ?? area.defaults.fee)?
        .fee(basket: undecided.request.basket, currency: area.currency))
  }

  /// The nearest hub of `zone` that is open at the time of the order, else the nearest that may be,
  /// else the nearest.
  private func chooseHub(
    of zone: Zone, for undecided: DecisionContext
  ) -> (hub: Hub, distanceMeters: Double)? {
    let candidates = area.hubs(of: zone).map { hub in
      let state = hub.hours?.state(
        at: undecided.orderedFor, in: area.timeZone, holidays: area.holidays)
      return (
        hub: hub, rank: (state?.kind ?? .open).rank,
        distanceMeters: hub.coordinate.distanceMeters(to: undecided.destination)
      )
    }
    let best = candidates.min { ($0.rank, $0.distanceMeters) < ($1.rank, $1.distanceMeters) }
    return best.map { ($0.hub, $0.distanceMeters) }
  }
}

extension OpeningHours.State.Kind {
  /// Smaller is better for an order.
  fileprivate var rank: Int {
    switch self {
    case .open: 0
    case .unknown: 1
    case .closed: 2
    }
  }
}

extension ServiceArea {
  /// The hubs that may serve `zone`, in the order of the service.
  func hubs(of zone: Zone) -> [Hub] {
    zone.hubs.isEmpty ? hubs : hubs.filter { zone.hubs.contains($0.id) }
  }
}

extension EstimateModel {
  /// How long a delivery takes over `distanceMeters` of great circle from the hub.
  func estimate(distanceMeters: Double, when: DeliveryRequest.When) -> Estimate {
    let travel = distanceMeters * detour / speedKilometersPerHour * 3.6
    let parts = [
      Estimate.Part(
        name: "preparation", least: preparation.lowerBound * 60, most: preparation.upperBound * 60),
      Estimate.Part(name: "travel", least: travel, most: travel),
      Estimate.Part(name: "handover", least: handover * 60, most: handover * 60),
      Estimate.Part(name: "buffer", least: 0, most: buffer * 60),
    ]
    let window: Estimate.Window? =
      switch when {
      case .now: nil
      case .scheduled(let from):
        Estimate.Window(
          from: from, until: from.advanced(bySeconds: Int64(clamping: Int128(window) * 60)))
      }
    return Estimate(
      parts: parts.filter { $0.seconds != 0...0 }, roundTo: roundTo, window: window)
  }
}

extension Estimate.Part {
  /// A summand of whole seconds, so that the same parts always add up to the same range.
  fileprivate init(name: String, least: Double, most: Double) {
    let lower = Int64(wholeSeconds: least)
    self.init(name: name, seconds: lower...max(lower, Int64(wholeSeconds: most)))
  }
}

extension Int64 {
  /// The nearest whole number; the end of the range beyond it, and for what is no number the upper
  /// one: a speed of zero never arrives.
  fileprivate init(wholeSeconds seconds: Double) {
    self = Int64(exactly: seconds.rounded()) ?? (seconds < 0 ? .min : .max)
  }
}

extension FeeSchedule {
  /// What the delivery of `basket` costs; an unknown basket gets nothing off.
  func fee(basket: Basket?, currency: Currency) -> Fee {
    var parts = [Fee.Part(name: "base", amount: Money(minorUnits: base, currency: currency))]
    if let freeFrom, let subtotal = basket?.subtotal, subtotal >= freeFrom {
      let discount = Int64(clamping: -Int128(base))
      parts.append(
        Fee.Part(name: "freeFrom", amount: Money(minorUnits: discount, currency: currency)))
    }
    return Fee(parts: parts, currency: currency)
  }
}
