// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry

/// A hub that may serve a place, with what speaks for it.
struct HubCandidate {
  let terms: HubTerms
  let distanceMeters: Double
  let times: EstimateForecast?
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
    let way = EstimateWay(
      meters: distance, instant: orderedFor, zone: zoneTerms.zone?.id,
      measured: request.travelTimes?[terms.hub.id])
    times = terms.estimate?.forecast(way, for: request)
    let isPaused = terms.hub.terms.pause?.contains(orderedFor) == true
    closedness =
      switch isPaused ? .closed : terms.timetable?.state(at: orderedFor) {
      case nil, .open: 0
      case .unknown: 1
      case .closed: 2
      }
    switch zoneTerms.area.hubChoice {
    case .nearest, .cheapest: break
    case .fastest: preference = times?.longest ?? .max
    case .zone: preference = Int64(place)
    }
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

extension ZoneTerms {
  /// The hub that serves the destination of `undecided`, the wished one if it may; nil when there is none.
  func bestHub(for undecided: DecisionContext) -> HubCandidate? {
    guard !hubs.isEmpty else { return nil }
    if let wished = undecided.request.hub,
      let place = hubs.firstIndex(where: { $0.hub.id == wished })
    {
      return candidate(at: place, for: undecided)
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
