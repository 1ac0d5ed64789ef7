// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// Finds the parts into which a circle is divided, and decides the same request in each.
///
/// Parts are divided by the borders of zones, and within a zone by `ZoneDivides`: the lines up to which a hub
/// delivers, and those that an expression draws. First both sides of each near line are looked at where it is
/// nearest to the middle. If the answer is the same there, the circle is divided into smaller and smaller
/// squares: one that no line passes has one answer, and so has one whose borders could only lead to owners
/// that are known and have one answer. In the smallest, a 32nd as large, both sides of each line are looked at
/// again.
///
/// So what is missed is a part that touches no such place: smaller than a square, and in the corner of others.
/// Only sampled, in each of the smallest squares and on the rim, is what an expression says that reckons with
/// the place, and which zone is cheapest or fastest where several compete. Plug-ins are asked once in each
/// part.
struct CircleSurvey {
  /// The most parts that are told apart.
  static let mostParts = 64
  private static let smallestPart = 1.0 / 32
  /// How far beyond a line its other side is looked at, in metres: more than rounding, less than any
  /// drawing means.
  private static let step = 1e-6
  /// How far outside the circle a place still counts, so that a border at its very rim has two sides.
  private static let slack = 1e-3
  /// With more near borders than this, the owners to which they could lead are not counted.
  private static let mostBordersCombined = 5
  /// How many places on the rim are looked at where only trying tells.
  private static let rimPlaces = 64

  /// A part, as far as parts are told apart.
  private struct Part: Hashable {
    let owner: ZoneOwner
    let isRefused: Bool
  }

  private let plan: DecisionPlan
  private let decision: Decision
  private let center: Coordinate
  /// No place on the globe is farther than half way round it.
  private let radius: Double
  private var owners: Set<ZoneOwner>
  private var parts: Set<Part>
  private var dividesOfZones: [Int: ZoneDivides] = [:]
  /// The lines in the zones that were seen.
  private var lines: [Divide] = []
  /// The decisions in other parts than the middle, in the order in which they were found.
  private(set) var sides: [Decision] = []
  private(set) var isComplete = true
  private var isMixed = false

  init(around decision: Decision, radius: Double) {
    self.decision = decision
    plan = decision.plan
    center = decision.context.destination
    self.radius = min(radius, Sphere.meanRadiusMeters * .pi)
    let owner = ZoneOwner(decision.choice)
    owners = [owner]
    parts = [Part(owner: owner, isRefused: decision.isRefusedByBuiltIn)]
  }

  /// Looks around until the answer is known to be mixed, or all has been seen.
  mutating func run(nearZones: [Int]) {
    guard !nearZones.isEmpty || !isUniform(around: center, radius: radius) else { return }
    for zone in nearZones.prefix(Self.mostParts) { visitSides(of: zone, from: center) }
    visitSidesOfDivides(from: center, within: radius)
    if dividesOfZones.values.contains(where: \.isOpaque) || dependsOnOrder(at: center) {
      visitRim()
    }
    var cells = [SurveyCell(east: 0, north: 0, halfSide: radius)]
    var next = 0
    while next < cells.count, !isMixed, isComplete {
      cells += visit(cells[next])
      next += 1
    }
  }

  /// Looks at one square, and returns those that are to be looked at instead.
  private mutating func visit(_ cell: SurveyCell) -> [SurveyCell] {
    let place = cell.center(around: center)
    let near = plan.zones(
      withBordersWithin: cell.radius, of: place, at: decision.context.orderedFor)
    if near.isEmpty, isUniform(around: place, radius: cell.radius) {
      // It has the same answer where it lies in the circle.
      visit(place, isInCircle: true)
      return []
    }
    if cell.halfSide <= radius * Self.smallestPart {
      visit(place)
      for zone in near { visitSides(of: zone, from: place) }
      visitSidesOfDivides(from: place, within: cell.radius)
      return []
    }
    if canLeadOnlyToKnownOwners(near, around: place, radius: cell.radius) { return [] }
    return cell.quarters.filter { $0.reachesWithin(radius) }
  }

  /// Whether every choice of `near` zones together with those that hold the whole square has an owner that
  /// was seen and has one answer there.
  private mutating func canLeadOnlyToKnownOwners(
    _ near: [Int], around place: Coordinate, radius: Double
  ) -> Bool {
    guard !near.isEmpty, near.count <= Self.mostBordersCombined,
      !plan.area.precedence.dependsOnOrder
    else { return false }
    let second = decision.context.orderedFor.secondsSince1970
    let certain = plan.index.zones(containing: place).filter { !near.contains($0) }
    for choice in 0..<(1 << near.count) {
      let chosen = near.indices.filter { choice >> $0 & 1 == 1 }.map { near[$0] }
      let owner = plan.index.owner(among: certain + chosen, at: second)
      guard owners.contains(owner) else { return false }
      if case .zone(let zone) = owner {
        let divides = divides(of: zone)
        guard !divides.namesZones, !divides.come(within: radius, of: place) else { return false }
      }
    }
    return true
  }

  /// Whether a square without borders has one answer.
  private mutating func isUniform(around place: Coordinate, radius: Double) -> Bool {
    guard !dependsOnOrder(at: place) else { return false }
    let choice = plan.chooseZone(for: undecided(at: place))
    guard case .owned(let zone) = choice else { return true }
    return !divides(of: zone).come(within: radius, of: place)
  }

  /// Whether it takes the order, and with it the way, to tell which zone owns a place.
  private func dependsOnOrder(at place: Coordinate) -> Bool {
    guard plan.area.precedence.dependsOnOrder else { return false }
    let zones = plan.index.zones(containing: place)
    return zones.count > 1 && zones.contains { !plan.zoneTerms[$0].hubs.isEmpty }
  }

  private mutating func divides(of zone: Int) -> ZoneDivides {
    if let known = dividesOfZones[zone] { return known }
    let made = ZoneDivides(plan.zoneTerms[zone], for: undecided(at: center), radius: radius)
    dividesOfZones[zone] = made
    for line in made.lines where !lines.contains(line) { lines.append(line) }
    return made
  }

  private func undecided(at place: Coordinate) -> DecisionContext {
    DecisionContext(
      request: request(for: place), destination: place, placedAt: decision.context.placedAt,
      terms: plan.outside)
  }

  private func request(for place: Coordinate) -> DeliveryRequest {
    var request = decision.context.request
    request.destination = place
    request.accuracyMeters = nil
    return request
  }

  /// Looks at both sides of the border of `zone` where it is nearest to `place`.
  private mutating func visitSides(of zone: Int, from place: Coordinate) {
    guard let border = plan.index.nearestBorder(of: zone, to: place)?.coordinate else { return }
    let meters = place.distanceMeters(to: border)
    if meters > Self.step {
      for step in [-Self.step, Self.step] {
        visit(place.destination(towards: border, meters: meters + step))
      }
    } else {
      for eighth in 0..<8 {
        visit(border.destination(bearing: Double(eighth) * .pi / 4, meters: Self.step))
      }
    }
  }

  /// Looks at both sides of the lines in the zones that were seen, where they are nearest to `place`.
  private mutating func visitSidesOfDivides(from place: Coordinate, within meters: Double) {
    for line in lines where line.comes(within: meters, of: place) {
      for side in line.sides(from: place, step: Self.step) { visit(side) }
    }
  }

  /// Looks at the rim, and on it at what is nearest to each hub and farthest from it.
  private mutating func visitRim() {
    for number in 0..<Self.rimPlaces {
      visit(
        center.destination(
          bearing: Double(number) * 2 * .pi / Double(Self.rimPlaces), meters: radius))
    }
    for hub in plan.area.hubs.prefix(Self.mostParts) {
      for meters in [radius, -radius] {
        visit(center.destination(towards: hub.coordinate, meters: meters))
      }
    }
  }

  private mutating func visit(_ place: Coordinate, isInCircle: Bool = false) {
    guard isInCircle || center.distanceMeters(to: place) <= radius + Self.slack else { return }
    let owner = ZoneOwner(plan.chooseZone(for: undecided(at: place)))
    let hasSeveralAnswers = hasSeveralAnswers(owner)
    guard owners.insert(owner).inserted || hasSeveralAnswers else { return }
    let placedAt = decision.context.placedAt
    let request = request(for: place)
    guard let quick = try? plan.decide(request, asksOthers: false, now: { placedAt }) else {
      isComplete = false
      return
    }
    let part = Part(owner: owner, isRefused: quick.isRefusedByBuiltIn)
    guard parts.insert(part).inserted else { return }
    guard parts.count <= Self.mostParts,
      let side = try? plan.decide(request, now: { placedAt })
    else {
      isComplete = false
      return
    }
    sides.append(side)
    if (side.deliverable == .no) != decision.isRefusedHere { isMixed = true }
  }

  private mutating func hasSeveralAnswers(_ owner: ZoneOwner) -> Bool {
    guard case .zone(let zone) = owner else { return false }
    return !divides(of: zone).areNone
  }
}

extension ZoneOwner {
  /// The owner that `choice` means; an inactive one is none.
  fileprivate init(_ choice: ZoneChoice) {
    switch choice {
    case .owned(let zone): self = .zone(zone)
    case .excluded(let exclusion, _): self = .excluded(by: exclusion)
    case .inactive, .outside: self = .none
    }
  }
}
