// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry

/// A hub that may serve a place, with what speaks for it.
struct HubCandidate {
  let terms: HubTerms
  private(set) var distanceMeters: Double
  /// Smaller is better: open, perhaps open, closed.
  let closedness: Int
  /// What the service goes by, smaller being better; 0 where it goes by distance.
  fileprivate(set) var preference: Int64 = 0

  /// The hub at `place` in the order of a zone with `zoneTerms`; where the service goes by fees, no
  /// fee is known yet.
  init(
    at place: Int, of zoneTerms: ZoneTerms, to destination: Coordinate, orderedFor: Instant,
    request: DeliveryRequest
  ) {
    terms = zoneTerms.hubs[place]
    let distance = terms.hub.coordinate.distanceMeters(to: destination)
    distanceMeters = distance
    let isPaused = terms.hub.terms.pause?.contains(orderedFor) == true
    closedness =
      switch isPaused ? .closed : terms.timetable?.state(at: orderedFor) {
      case nil, .open: 0
      case .unknown: 1
      case .closed: 2
      }
    switch zoneTerms.area.hubChoice {
    case .nearest, .cheapest: break
    case .fastest:
      let forecast = terms.forecast(
        over: distance, at: orderedFor, inZone: zoneTerms.zone?.id, for: request)
      preference = forecast?.longest ?? .max
    case .zone: preference = Int64(place)
    }
  }

  /// The same hub, for a place that is so many metres away.
  func moved(toMeters meters: Double) -> HubCandidate {
    var moved = self
    moved.distanceMeters = meters
    return moved
  }

  /// The same hub, preferred for what a delivery from it costs.
  fileprivate func weighedByFee(
    in zoneTerms: ZoneTerms, for undecided: DecisionContext
  ) -> HubCandidate {
    let context = undecided.settled(on: zoneTerms, servedBy: self)
    var weighed = self
    weighed.preference = terms.fee?.total(context) ?? .max
    return weighed
  }

  /// Whether this hub serves rather than `other`, which comes before it in the zone's order.
  func isBetter(than other: HubCandidate) -> Bool {
    (closedness, preference, distanceMeters)
      < (other.closedness, other.preference, other.distanceMeters)
  }

  /// What this hub has before `other`, which it won over, in words for the trace.
  func advantage(over other: HubCandidate, by choice: HubChoice) -> String {
    if closedness != other.closedness { return "being open" }
    if preference != other.preference { return choice.rawValue }
    if distanceMeters != other.distanceMeters {
      return choice == .nearest ? "nearest" : "distance, all else being equal"
    }
    return "order, all else being equal"
  }
}

extension HubTerms {
  /// How long a delivery over so many metres takes.
  @inline(__always)
  func forecast(
    over meters: Double, at instant: Instant, inZone zone: Zone.ID?, for request: DeliveryRequest
  ) -> EstimateForecast? {
    guard let estimate else { return nil }
    let way = EstimateWay(
      meters: meters, instant: instant, zone: zone, measured: request.travelTimes?[hub.id])
    return estimate.forecast(way, for: request)
  }
}

extension ZoneTerms {
  /// The hub that is best placed to serve the destination of `undecided`, the wished one if it may; nil when
  /// there is none.
  ///
  /// When it is refused, `hubInstead(of:for:)` may serve.
  func bestHub(for undecided: DecisionContext) -> HubCandidate? {
    guard !hubs.isEmpty else { return nil }
    if let wished = wishedHub(of: undecided.request) {
      return candidate(at: wished, for: undecided)
    }
    var best = candidate(at: 0, for: undecided)
    for place in 1..<hubs.count {
      let other = candidate(at: place, for: undecided)
      if other.isBetter(than: best) { best = other }
    }
    return best
  }

  /// The hub at `place` in the order of the zone, with what speaks for it.
  @inline(__always)
  func candidate(at place: Int, for undecided: DecisionContext) -> HubCandidate {
    let candidate = HubCandidate(
      at: place, of: self, to: undecided.destination, orderedFor: undecided.orderedFor,
      request: undecided.request)
    guard area.hubChoice == .cheapest else { return candidate }
    // Out of line, since it copies what all other choices only look at.
    return weighedByFee(candidate, undecided)
  }

  @inline(never)
  private func weighedByFee(
    _ candidate: HubCandidate, _ undecided: DecisionContext
  ) -> HubCandidate {
    candidate.weighedByFee(in: self, for: undecided)
  }
}
