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

  /// The nearest hub of `zone` that is open at the time of the order, else the nearest.
  private func chooseHub(
    of zone: Zone, for undecided: DecisionContext
  ) -> (hub: Hub, distanceMeters: Double)? {
    let candidates = area.hubs
      .filter { zone.hubs.isEmpty || zone.hubs.contains($0.id) }
      .map { (hub: $0, distanceMeters: $0.coordinate.distanceMeters(to: undecided.destination)) }
    let open = candidates.filter { candidate in
      candidate.hub.hours?.isOpen(
        at: undecided.orderedFor, in: area.timeZone, holidays: area.holidays) ?? true
    }
    return (open.isEmpty ? candidates : open).min { $0.distanceMeters < $1.distanceMeters }
  }
}

extension EstimateModel {
  /// How long a delivery takes over `distanceMeters` of great circle from the hub.
  func estimate(distanceMeters: Double, when: DeliveryRequest.When) -> Estimate {
    let travel = distanceMeters * detour / speedKilometersPerHour * 3.6
    let parts = [
      Estimate.Part(name: "preparation", minutes: preparation),
      Estimate.Part(name: "travel", minutes: travel / 60...travel / 60),
      Estimate.Part(name: "handover", minutes: handover...handover),
      Estimate.Part(name: "buffer", minutes: 0...buffer),
    ]
    let window: Estimate.Window? =
      switch when {
      case .now: nil
      case .scheduled(let from):
        Estimate.Window(from: from, until: from.advanced(bySeconds: Int64(window) * 60))
      }
    return Estimate(
      parts: parts.filter { $0.seconds != 0...0 }, roundTo: roundTo, window: window)
  }
}

extension Estimate.Part {
  /// Whole seconds, so that the same minutes always add up to the same range.
  fileprivate init(name: String, minutes: ClosedRange<Double>) {
    let lower = Int64((minutes.lowerBound * 60).rounded())
    self.init(name: name, seconds: lower...Int64((minutes.upperBound * 60).rounded()))
  }
}

extension FeeSchedule {
  /// What the delivery of `basket` costs; an unknown basket gets nothing off.
  func fee(basket: Basket?, currency: Currency) -> Fee {
    var parts = [Fee.Part(name: "base", amount: Money(minorUnits: base, currency: currency))]
    if let freeFrom, let subtotal = basket?.subtotal, subtotal >= freeFrom {
      parts.append(
        Fee.Part(name: "freeFrom", amount: Money(minorUnits: -base, currency: currency)))
    }
    return Fee(parts: parts, currency: currency)
  }
}
