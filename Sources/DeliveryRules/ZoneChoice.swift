// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// Which zone owns a coordinate at an instant, or why none does.
struct ZoneChoice: Sendable {
  /// The owner; with a refusal, the zone that would own it if it were not for that.
  let zone: Zone?
  /// Why it may not be delivered to.
  let refusal: Refusal?
  /// How the choice was made, for the trace.
  let detail: String
  /// All zones that contain the coordinate, active or not, in file order.
  let containing: [Zone]
  /// Outside all zones, the place of the active service zone whose border is nearest.
  var nearestZone: Int?
}

extension DecisionEngine {
  /// Chooses the zone that owns the destination at the time of the order.
  ///
  /// Zones that are not active are dropped first, then those that an exclusion zone keeps out, then
  /// the service's precedence picks one.
  func chooseZone(for undecided: DecisionContext) -> ZoneChoice {
    let found = index.zones(containing: undecided.destination)
    let containing = found.map { area.zones[$0] }
    let active = found.filter { area.zones[$0].active.contains(undecided.orderedFor) }
    let service = ranked(active.filter { area.zones[$0].kind == .service }, for: undecided)
    let exclusion = active.map { area.zones[$0] }.filter { $0.kind == .exclusion }
      .max { $0.priority < $1.priority }
    let open = service.filter { zone in exclusion.map { zone.priority > $0.priority } ?? true }

    if let exclusion, open.isEmpty {
      return ZoneChoice(
        zone: service.first,
        refusal: Refusal(code: .excludedArea, parameters: ["zone": .text(exclusion.name)]),
        detail: "the exclusion zone \(exclusion.id) contains it", containing: containing)
    }
    if let owner = open.first {
      let others = open.dropFirst().map(\.id).joined(separator: ", ")
      let over = others.isEmpty ? "" : ", over \(others) by \(area.precedence.rawValue)"
      return ZoneChoice(
        zone: owner, refusal: nil, detail: "\(owner.id) owns it\(over)", containing: containing)
    }
    if let paused = containing.first(where: { $0.kind == .service }) {
      return ZoneChoice(
        zone: nil, refusal: Refusal(code: .zonePaused, parameters: ["zone": .text(paused.name)]),
        detail: "\(paused.id) contains it but is not active", containing: containing)
    }
    return outsideAllZones(undecided, containing: containing)
  }

  private func outsideAllZones(
    _ undecided: DecisionContext, containing: [Zone]
  ) -> ZoneChoice {
    guard let nearest = nearestServiceZone(for: undecided) else {
      return ZoneChoice(
        zone: nil, refusal: Refusal(code: .outOfZone),
        detail: "the service has no zone that is active", containing: containing)
    }
    let zone = area.zones[nearest.ordinal]
    let meters = nearest.border.distanceMeters
    return ZoneChoice(
      zone: nil,
      refusal: Refusal(
        code: .outOfZone,
        parameters: ["zone": .text(zone.name), "distance": .meters(meters)]),
      detail: "\(zone.id) is the nearest zone, \(distanceText(meters)) away",
      containing: containing, nearestZone: nearest.ordinal)
  }

  /// The active service zone whose border is nearest to the destination.
  private func nearestServiceZone(for undecided: DecisionContext) -> NearestZone? {
    index.nearestZone(to: undecided.destination) { ordinal in
      // By its place, because a copy of a zone retains all that it holds.
      area.zones[ordinal].kind == .service
        && area.zones[ordinal].active.contains(undecided.orderedFor)
    }
  }

  /// Whether an active service zone contains `place` that no exclusion zone there keeps out.
  func isServed(_ place: Coordinate, at instant: Instant) -> Bool {
    if case .zone = index.owner(of: place, at: instant.secondsSince1970) { true } else { false }
  }

  /// The zones at the given places of the service, the owner first.
  private func ranked(_ ordinals: [Int], for undecided: DecisionContext) -> [Zone] {
    guard ordinals.count > 1 else { return ordinals.map { area.zones[$0] } }
    let byRank = ordinals.sorted { index.claim(of: $0).rank < index.claim(of: $1).rank }
    func least(_ key: (DecisionContext) -> Int64?) -> [Int] {
      byRank.map { ($0, key(terms(of: area.zones[$0], for: undecided)) ?? .max) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
    let order =
      switch area.precedence {
      case .priority, .first, .smallest: byRank
      case .cheapest: least { $0.fee?.total.minorUnits }
      case .fastest: least { $0.estimate?.seconds.upperBound }
      }
    return order.map { area.zones[$0] }
  }
}
