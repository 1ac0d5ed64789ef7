// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// Looks for the nearest place to which a request is a yes.
struct NearbyPlace {
  /// How many zones are tried, the nearest first.
  static let mostZones = 8
  /// Metres by which a place is nearer than the largest distance from the hub, since its coordinate is
  /// rounded.
  private static let margin = 1e-3

  private let attempt: Attempt
  private var plan: DecisionPlan { attempt.decision.plan }
  private var context: DecisionContext { attempt.decision.context }

  init(of attempt: Attempt) {
    self.attempt = attempt
  }

  /// The nearest place that was found whose decision `isEnough`.
  ///
  /// The nearest places of the nearest zones are tried one after another. Where that is not enough, since
  /// exclusion zones or others with precedence cover them, all borders around are probed as well.
  func nearest(where isEnough: (Decision) -> Bool) -> Attempt? {
    if let place = placeTowardsHub, let attempt = self.attempt(at: place, where: isEnough) {
      return attempt
    }
    let owner = attempt.decision.choice.zone
    var tried: Set<Int> = owner.map { [$0] } ?? []
    var isNearest = owner == nil
    for _ in 0..<Self.mostZones {
      guard let zone = nearestZone(except: tried) else { break }
      tried.insert(zone)
      if let place = plan.index.nearestInside(of: zone, to: context.destination),
        let found = attempt(at: place, where: isEnough)
      {
        return isNearest ? found : nearer(found, probe(except: owner, where: isEnough))
      }
      isNearest = false
    }
    return probe(except: owner, where: isEnough)
  }

  /// Where the largest distance from the hub ends, if that is what refuses.
  private var placeTowardsHub: Coordinate? {
    let excess = attempt.decision.opinions.compactMap { opinion -> Double? in
      guard case .refuse(let refusal) = opinion.verdict, refusal.code == .tooFar,
        case .meters(let limit) = refusal.parameters["limit"],
        case .meters(let distance) = refusal.parameters["distance"]
      else { return nil }
      return distance - limit
    }
    guard let hub = context.hub, let meters = excess.max() else { return nil }
    return context.destination.destination(
      towards: hub.coordinate, meters: meters + Self.margin)
  }

  private func nearestZone(except tried: Set<Int>) -> Int? {
    let second = context.orderedFor.secondsSince1970
    return plan.index.nearestZone(to: context.destination) { zone in
      let claim = plan.index.claim(of: zone)
      return !tried.contains(zone) && !claim.isExclusion && claim.isActive(at: second)
    }?.ordinal
  }

  /// The nearest place beyond a border that is owned by another zone than `owner`.
  private func probe(except owner: Int?, where isEnough: (Decision) -> Bool) -> Attempt? {
    let second = context.orderedFor.secondsSince1970
    // A zone that is refused in one place is not asked in another.
    var refused: Set<Int> = owner.map { [$0] } ?? []
    if case .excluded = attempt.decision.choice { refused = [] }
    var found: Attempt?
    _ = plan.index.nearestCoordinate(
      to: context.destination,
      beyondBordersOf: { plan.index.claim(of: $0).isActive(at: second) },
      where: { place in
        guard case .zone(let zone) = plan.index.owner(of: place, at: second),
          !refused.contains(zone)
        else { return false }
        guard let attempt = self.attempt(at: place, where: isEnough) else {
          refused.insert(zone)
          return false
        }
        found = attempt
        return true
      })
    return found
  }

  /// The request for `place`, if that `isEnough`.
  private func attempt(at place: Coordinate, where isEnough: (Decision) -> Bool) -> Attempt? {
    let second = context.orderedFor.secondsSince1970
    guard case .zone(let owner) = plan.index.owner(of: place, at: second) else { return nil }
    let change = Alternative.Change.deliverNearby(
      coordinate: place, distanceMeters: place.distanceMeters(to: context.destination),
      zone: plan.area.zones[owner].id)
    guard let attempt = attempt.applying(change, by: .moveNearby), isEnough(attempt.decision) else {
      return nil
    }
    return attempt
  }

  private func nearer(_ one: Attempt, _ other: Attempt?) -> Attempt {
    let here = context.destination
    guard let other,
      here.distanceMeters(to: other.decision.context.destination)
        < here.distanceMeters(to: one.decision.context.destination)
    else { return one }
    return other
  }
}
