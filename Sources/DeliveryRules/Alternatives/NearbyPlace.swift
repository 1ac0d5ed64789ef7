// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// Looks for the nearest place to which a request is a yes.
///
/// In each zone that is where the zone and the reach of one of its hubs meet, as near as can be: straight towards
/// the hub, on the nearest border, or where the border is just within reach. What exclusion zones, zones with
/// precedence or expressions make of that, only deciding tells; so where the nearest of these places are
/// refused, all borders around are probed as well, and what is found is moved nearer step by step.
struct NearbyPlace {
  /// How many zones are tried, the nearest first.
  static let mostZones = 8
  /// Metres by which a place is nearer to the hub than it has to be, since its coordinate is rounded.
  private static let margin = 1e-3
  /// How often a place that was found is moved, and metres below which it is not.
  private static let mostSteps = 64
  private static let shortestStep = 0.5
  /// Into how many pieces the way to a hub is divided to find out where an expression changes its mind.
  private static let piecesOfWay = 64

  private let attempt: Attempt
  /// The expressions that refuse and look at the place.
  private let expressions: [ExpressionRule]
  private var plan: DecisionPlan { attempt.decision.plan }
  private var context: DecisionContext { attempt.decision.context }
  private var second: Int64 { context.orderedFor.secondsSince1970 }

  init(of attempt: Attempt) {
    self.attempt = attempt
    expressions = attempt.decision.refusingExpressions.filter(\.dependsOnPlace)
  }

  /// The nearest place that was found whose decision `isEnough`.
  func nearest(where isEnough: (Decision) -> Bool) -> Attempt? {
    var best: Attempt?
    let zones = nearestZones
    // Whether there may be a nearer place than the best one: a nearer one was refused, or zones overlap here.
    var isDoubtful =
      !expressions.isEmpty || zones.prefix { $0.border.distanceMeters == 0 }.count > 1
    for zone in zones {
      if let best, zone.border.distanceMeters >= meters(of: best) { break }
      for place in places(in: zone.ordinal) {
        if let best, place.meters >= meters(of: best) { break }
        if let found = self.attempt(at: place.coordinate), isEnough(found.decision) {
          best = found
          break
        }
        isDoubtful = true
      }
    }
    guard best == nil || isDoubtful else { return best }
    return nearer(best, probe(where: isEnough)).map { refined($0, where: isEnough) }
  }

  /// Goes on from a place that was found to nearer ones beside it, by steps that get shorter.
  private func refined(_ found: Attempt, where isEnough: (Decision) -> Bool) -> Attempt {
    let here = context.destination
    var place = found.decision.context.destination
    var step = meters(of: found) / 8
    var triesLeft = Self.mostSteps
    while step > Self.shortestStep, triesLeft > 0 {
      let around = (0..<16).map {
        place.destination(bearing: Double($0) * .pi / 8, meters: step)
      }
      triesLeft -= 1
      let next = around.map { (place: $0, meters: $0.distanceMeters(to: here)) }
        .filter { $0.meters < place.distanceMeters(to: here) }.sorted { $0.meters < $1.meters }
        .first { next in
          attempt.screening(moving(to: next.place), by: .moveNearby)
            .map { isEnough($0.decision) } ?? false
        }
      if let next { place = next.place } else { step /= 2 }
    }
    guard let better = self.attempt(at: place), isEnough(better.decision) else { return found }
    return better
  }

  /// The nearest active zones, the one that would be the owner at the place itself first.
  private var nearestZones: [NearestZone] {
    var zones: [NearestZone] = []
    while zones.count < Self.mostZones {
      let next = plan.index.nearestZone(to: context.destination) { zone in
        let claim = plan.index.claim(of: zone)
        return !claim.isExclusion && claim.isActive(at: second)
          && !zones.contains { $0.ordinal == zone }
      }
      guard let next else { break }
      zones.append(next)
    }
    return zones
  }

  /// Places in `zone` that may be the nearest ones that are delivered to, in their order.
  private func places(in zone: Int) -> [(coordinate: Coordinate, meters: Double)] {
    let here = context.destination
    var places: [Coordinate] = []
    if let inside = plan.index.nearestInside(of: zone, to: here), inside != here {
      places.append(inside)
    }
    let reaches = HubReach.all(in: plan.zoneTerms[zone], for: context, refusedBy: expressions)
    var shape: ZoneShape?
    for reach in reaches {
      let distance = here.distanceMeters(to: reach.hub)
      for turn in reach.turns {
        places += [-Self.margin, Self.margin].map {
          here.destination(towards: reach.hub, meters: distance - turn + $0)
        }
      }
      places += placesWhereAnExpressionTurns(on: reach)
      guard let meters = reach.meters else { continue }
      let within = meters - Self.margin
      if distance > within {
        places.append(here.destination(towards: reach.hub, meters: distance - within))
      }
      let drawn = shape ?? plan.area.zones[zone].shape
      shape = drawn
      var border = BorderWithinReach(target: here, hub: reach.hub, reachMeters: within)
      border.visit(drawn)
      if let nearest = border.nearest { places += inside(zone, near: nearest) }
    }
    places += expressions.flatMap(\.places.divides).flatMap {
      $0.sides(from: here, step: Self.margin)
    }
    return places.map { ($0, $0.distanceMeters(to: here)) }.sorted { $0.1 < $1.1 }
  }

  /// The place itself or, where it is rounded out of `zone`, one beside it.
  private func inside(_ zone: Int, near place: Coordinate) -> [Coordinate] {
    let inside = place.withSurroundings { place in
      var isInside = false
      plan.index.forEachZone(containing: place) { isInside = isInside || $0 == zone }
      return isInside
    }
    return [inside].compactMap(\.self)
  }

  /// The first place on the way to a hub at which an expression that reckons with the place does not refuse.
  private func placesWhereAnExpressionTurns(on reach: HubReach) -> [Coordinate] {
    let opaque = expressions.filter(\.places.isOpaque)
    guard !opaque.isEmpty else { return [] }
    let here = context.destination
    let distance = here.distanceMeters(to: reach.hub)
    func place(_ part: Double) -> Coordinate {
      here.destination(towards: reach.hub, meters: distance * part)
    }
    func passes(_ part: Double) -> Bool {
      guard let screened = self.attempt.screening(moving(to: place(part)), by: .moveNearby) else {
        return false
      }
      return !screened.decision.refusingExpressions.contains { refusing in
        opaque.contains { $0 === refusing }
      }
    }
    let parts = (1...Self.piecesOfWay).map { Double($0) / Double(Self.piecesOfWay) }
    guard var far = parts.first(where: passes) else { return [] }
    var near = far - 1 / Double(Self.piecesOfWay)
    while (far - near) * distance > Self.margin {
      let middle = (near + far) / 2
      if passes(middle) { far = middle } else { near = middle }
    }
    return [place(far)]
  }

  /// The nearest place beyond a border that is owned by a zone that delivers there.
  private func probe(where isEnough: (Decision) -> Bool) -> Attempt? {
    // A zone that is refused in one place, whatever the place, is not asked in another.
    var refused: Set<Int> = []
    if case .owned(let zone) = attempt.decision.choice, !attempt.decision.isRefusedForPlace {
      refused = [zone]
    }
    var found: Attempt?
    _ = plan.index.nearestCoordinate(
      to: context.destination,
      beyondBordersOf: { plan.index.claim(of: $0).isActive(at: second) },
      where: { place in
        guard case .zone(let zone) = plan.index.owner(of: place, at: second),
          !refused.contains(zone), let attempt = self.attempt(at: place)
        else { return false }
        if isEnough(attempt.decision) {
          found = attempt
          return true
        }
        if !attempt.decision.isRefusedForPlace { refused.insert(zone) }
        return false
      })
    return found
  }

  /// The request for `place`, if a zone owns that.
  private func attempt(at place: Coordinate) -> Attempt? {
    guard case .zone = plan.index.owner(of: place, at: second) else { return nil }
    return attempt.applying(moving(to: place), by: .moveNearby)
  }

  private func moving(to place: Coordinate) -> Alternative.Change {
    var id = ""
    if case .zone(let owner) = plan.index.owner(of: place, at: second) {
      id = plan.area.zones[owner].id
    }
    return .deliverNearby(
      coordinate: place, distanceMeters: place.distanceMeters(to: context.destination), zone: id)
  }

  private func meters(of found: Attempt) -> Double {
    found.decision.context.destination.distanceMeters(to: context.destination)
  }

  private func nearer(_ one: Attempt?, _ other: Attempt?) -> Attempt? {
    guard let one, let other else { return one ?? other }
    return meters(of: other) < meters(of: one) ? other : one
  }
}
