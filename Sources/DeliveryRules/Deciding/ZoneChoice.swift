// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// Which zone owns a coordinate at an instant, or why none does; zones by their places in the service.
enum ZoneChoice: Hashable, Sendable {
  /// This service zone does.
  case owned(by: Int)
  /// An exclusion zone keeps out all that contain it, first of all `owner`.
  case excluded(by: Int, owner: Int?)
  /// Only zones that are not active contain it, first this one.
  case inactive(Int)
  /// No service zone contains it.
  case outside

  /// The owner, or who would be if it were not for an exclusion.
  var zone: Int? {
    switch self {
    case .owned(let zone): zone
    case .excluded(_, let owner): owner
    case .inactive, .outside: nil
    }
  }

  /// Whether it is a no.
  var isRefused: Bool {
    switch self {
    case .owned: false
    case .excluded, .inactive, .outside: true
    }
  }

  /// The code of the no, if it is one.
  var code: ReasonCode? {
    switch self {
    case .owned: nil
    case .excluded: .excludedArea
    case .inactive: .zonePaused
    case .outside: .outOfZone
    }
  }
}

extension DecisionPlan {
  /// Chooses the zone that owns the destination at the time of the order.
  ///
  /// Zones that are not active are dropped first, then those that an exclusion zone keeps out, then
  /// the service's precedence picks one.
  func chooseZone(for undecided: DecisionContext) -> ZoneChoice {
    let second = undecided.orderedFor.secondsSince1970
    switch index.owner(of: undecided.destination, at: second) {
    case .zone(let owner):
      return .owned(by: area.precedence.dependsOnOrder ? preferred(owner, undecided) : owner)
    case .excluded(let exclusion):
      return .excluded(by: exclusion, owner: ranked(undecided, over: nil).first)
    case .none:
      var first: Int?
      index.forEachZone(containing: undecided.destination) { zone in
        if !index.claim(of: zone).isExclusion { first = min(first ?? zone, zone) }
      }
      return first.map(ZoneChoice.inactive) ?? .outside
    }
  }

  /// The zone that costs least or takes the shortest time of those that deliver, given the one of the best rank.
  private func preferred(_ owner: Int, _ undecided: DecisionContext) -> Int {
    ranked(undecided, over: strongestExclusion(undecided)).first ?? owner
  }

  private func strongestExclusion(_ undecided: DecisionContext) -> Int32? {
    var strongest: Int32?
    index.forEachZone(containing: undecided.destination) { zone in
      let claim = index.claim(of: zone)
      guard claim.isExclusion, isActive(zone, undecided) else { return }
      strongest = max(strongest ?? claim.priority, claim.priority)
    }
    return strongest
  }

  /// The active service zones that contain the destination and whose priority is over `priority`, the
  /// one that wins over all others first.
  func ranked(_ undecided: DecisionContext, over priority: Int32?) -> [Int] {
    let byRank = index.zones(containing: undecided.destination)
      .filter { zone in
        let claim = index.claim(of: zone)
        return !claim.isExclusion && isActive(zone, undecided)
          && priority.map { claim.priority > $0 } ?? true
      }
      .sorted { index.claim(of: $0).rank < index.claim(of: $1).rank }
    guard byRank.count > 1 else { return byRank }
    // An offer that cannot be had is none: what refuses the order comes after what does not.
    func least(_ key: (DecisionContext) -> Int64?) -> [Int] {
      byRank.map { zone in
        let context = offer(of: zone, for: undecided)
        return (zone: zone, isRefused: context.isRefused, size: key(context) ?? .max)
      }
      .sorted { ($0.isRefused ? 1 : 0, $0.size) < ($1.isRefused ? 1 : 0, $1.size) }
      .map(\.zone)
    }
    switch area.precedence {
    case .priority, .first, .smallest: return byRank
    case .cheapest: return least { context in context.feeTerms?.total(context) }
    case .fastest: return least { $0.times?.longest }
    }
  }

  /// The order of `undecided` with the terms of the zone and the hub that would serve it there.
  private func offer(of zone: Int, for undecided: DecisionContext) -> DecisionContext {
    let terms = zoneTerms[zone]
    return undecided.settled(on: terms, servedBy: terms.servingHub(for: undecided))
  }

  /// What refuses the order in a zone that another one won over because of that; nil where offers do not count.
  func refusal(in zone: Int, for undecided: DecisionContext) -> ReasonCode? {
    guard area.precedence.dependsOnOrder else { return nil }
    return offer(of: zone, for: undecided).refusedCodes.min { $0.rank < $1.rank }
  }

  private func isActive(_ zone: Int, _ undecided: DecisionContext) -> Bool {
    index.claim(of: zone).isActive(at: undecided.orderedFor.secondsSince1970)
  }

  /// The active service zone whose border is nearest to the destination.
  func nearestServiceZone(for undecided: DecisionContext) -> NearestZone? {
    index.nearestZone(to: undecided.destination) { ordinal in
      !index.claim(of: ordinal).isExclusion && isActive(ordinal, undecided)
    }
  }

  /// The active zones whose border is at most `meters` from `place`.
  ///
  /// - Complexity: Linear in the zones whose boxes are so near.
  func zones(
    withBordersWithin meters: Double, of place: Coordinate, at instant: Instant
  ) -> [Int] {
    index.zones(withBordersWithin: meters, of: place) { ordinal in
      index.claim(of: ordinal).isActive(at: instant.secondsSince1970)
    }
  }
}

extension DecisionContext {
  /// Whether a built-in rule or an expression of its zone or hub refuses.
  fileprivate var isRefused: Bool {
    terms.rules.contains { $0.evaluate(self).refusedCode != nil }
      || hubTerms?.rules.contains { $0.evaluate(self).refusedCode != nil } == true
  }

  /// What they refuse with.
  fileprivate var refusedCodes: [ReasonCode] {
    (terms.rules + (hubTerms?.rules ?? [])).compactMap { $0.evaluate(self).refusedCode }
  }
}

extension Precedence {
  /// Whether it takes the order to tell which zone wins.
  var dependsOnOrder: Bool {
    switch self {
    case .priority, .first, .smallest: false
    case .cheapest, .fastest: true
    }
  }
}
