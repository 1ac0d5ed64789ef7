// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import ZoneGeometry
import ZoneIndexing

/// Finds the parts into which borders divide a circle, and decides the same request in each.
///
/// First both sides of each near border are looked at where it is nearest to the middle. If the answer is the
/// same there, the circle is divided into smaller and smaller squares: one without a border near has one
/// owner, and so has one whose borders could only lead to owners that are known. In the smallest, a 32nd as
/// large, both sides of each border are looked at again. What is missed is a part that touches no such
/// place: smaller than a square, and in the corner of others.
struct CircleSurvey {
  /// The most owners that are told apart.
  static let mostOwners = 64
  private static let smallestPart = 1.0 / 32
  /// How far beyond a border its other side is looked at, in metres: more than rounding, less than any
  /// drawing means.
  private static let step = 1e-6
  /// How far outside the circle a place still counts, so that a border at its very rim has two sides.
  private static let slack = 1e-3
  /// With more near borders than this, the owners to which they could lead are not counted.
  private static let mostBordersCombined = 5

  private let plan: DecisionPlan
  private let decision: Decision
  private let center: Coordinate
  /// No place on the globe is farther than half way round it.
  private let radius: Double
  private var owners: Set<ZoneOwner>
  /// The decisions in other parts than the middle, in the order in which they were found.
  private(set) var sides: [Decision] = []
  private(set) var isComplete = true
  private var isMixed = false

  init(around decision: Decision, radius: Double) {
    self.decision = decision
    plan = decision.plan
    center = decision.context.destination
    self.radius = min(radius, Sphere.meanRadiusMeters * .pi)
    owners = [ZoneOwner(decision.choice)]
  }

  /// Looks around until the answer is known to be mixed, or all has been seen.
  mutating func run(nearZones: [Int]) {
    for zone in nearZones.prefix(Self.mostOwners) { visitSides(of: zone, from: center) }
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
    if near.isEmpty || cell.halfSide <= radius * Self.smallestPart {
      // A square without borders has the same owner where it lies in the circle.
      visit(place, isInCircle: near.isEmpty)
      for zone in near { visitSides(of: zone, from: place) }
      return []
    }
    if canLeadOnlyToKnownOwners(near, at: place) { return [] }
    return cell.quarters.filter { $0.reachesWithin(radius) }
  }

  /// Whether every choice of `near` zones together with those that hold the whole square has an owner that
  /// was seen.
  private func canLeadOnlyToKnownOwners(_ near: [Int], at place: Coordinate) -> Bool {
    guard near.count <= Self.mostBordersCombined, !plan.area.precedence.dependsOnOrder else {
      return false
    }
    let second = decision.context.orderedFor.secondsSince1970
    let certain = plan.index.zones(containing: place).filter { !near.contains($0) }
    return (0..<(1 << near.count)).allSatisfy { choice in
      let chosen = near.indices.filter { choice >> $0 & 1 == 1 }.map { near[$0] }
      return owners.contains(plan.index.owner(among: certain + chosen, at: second))
    }
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

  private mutating func visit(_ place: Coordinate, isInCircle: Bool = false) {
    guard isInCircle || center.distanceMeters(to: place) <= radius + Self.slack else { return }
    var request = decision.context.request
    request.destination = place
    request.accuracyMeters = nil
    let undecided = DecisionContext(
      request: request, destination: place, placedAt: decision.context.placedAt,
      terms: plan.outside)
    guard owners.insert(ZoneOwner(plan.chooseZone(for: undecided))).inserted else { return }
    let placedAt = decision.context.placedAt
    guard owners.count <= Self.mostOwners,
      let side = try? plan.decide(request, now: { placedAt })
    else {
      isComplete = false
      return
    }
    sides.append(side)
    if (side.deliverable == .no) != decision.isRefusedHere { isMixed = true }
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
