// SPDX-License-Identifier: MIT

import DeliveryModel
import ZoneGeometry

/// What divides one zone, near a place, into parts where an order is refused and parts where it is not.
struct ZoneDivides {
  private(set) var lines: [Divide] = []
  /// Whether the borders of other zones divide it too, since an expression asks for them.
  private(set) var namesZones = false
  /// Whether only trying tells, since an expression reckons with the place.
  private(set) var isOpaque = false

  /// Whether all of the zone has one answer, as far as it is within the radius.
  var areNone: Bool { lines.isEmpty && !namesZones && !isOpaque }

  /// Whether some place within `meters` of `place` may have another answer, its owner being the same.
  func come(within meters: Double, of place: Coordinate) -> Bool {
    isOpaque || lines.contains { $0.comes(within: meters, of: place) }
  }

  /// What divides the zone with `terms` within `radius` metres of the destination of `undecided`.
  ///
  /// An order is delivered where nothing refuses it whatever the hub, and something lets a delivery from one of
  /// the hubs pass.
  init(_ terms: ZoneTerms, for undecided: DecisionContext, radius: Double) {
    guard terms.dependsOnPlace else { return }
    let wished = terms.wishedHub(of: undecided.request)
    let hubs = (wished.map { [$0] } ?? Array(terms.hubs.indices)).map {
      terms.candidate(at: $0, for: undecided)
    }
    let whateverHub = undecided.settled(on: terms, servedBy: hubs.first)
    let ofZone = terms.rules.filter { hubs.isEmpty || !$0.dependsOnHub }
    guard add(ofZone, for: whateverHub, from: nil, radius: radius) else {
      self = ZoneDivides()
      return
    }
    guard !hubs.isEmpty else { return }
    let ofWay = terms.rules.filter(\.dependsOnHub)
    let fromHubs = hubs.compactMap { hub -> ZoneDivides? in
      var divides = ZoneDivides()
      let delivered = undecided.settled(on: terms, servedBy: hub)
      return divides.add(ofWay + hub.terms.rules, for: delivered, from: hub, radius: radius)
        ? divides : nil
    }
    // No hub at all, or one that always serves: nothing else matters.
    if fromHubs.isEmpty { self = ZoneDivides() }
    guard !fromHubs.contains(where: \.areNone) else { return }
    for divides in fromHubs { add(divides) }
  }

  private init() {}

  /// Adds where the verdicts of `rules` change, for a delivery from `hub` or whatever the hub.
  ///
  /// - Returns: False when one refuses all around.
  private mutating func add(
    _ rules: [any BuiltInRule], for context: DecisionContext, from hub: HubCandidate?,
    radius: Double
  ) -> Bool {
    for rule in rules {
      guard rule.dependsOnPlace else {
        guard rule.evaluate(context).refusedCode == nil else { return false }
        continue
      }
      if let rule = rule as? ExpressionRule {
        // One that only charges can still fail.
        guard rule.canRefuse || rule.places.isOpaque else { continue }
        let divides = ZoneDivides(rule.places, around: context.destination, from: hub, radius)
        if divides.areNone, rule.evaluate(context).refusedCode != nil { return false }
        add(divides)
      } else if let hub {
        let distances = max(0, hub.distanceMeters - radius)...(hub.distanceMeters + radius)
        switch DistanceSpan(of: rule, from: hub, for: context, over: distances) {
        case .passes: continue
        case .refuses: return false
        case .changes(let meters):
          lines.append(.circle(center: hub.terms.hub.coordinate, radiusMeters: meters))
        }
      }
    }
    return true
  }

  /// Where an expression may change its mind within `radius` metres of `middle`.
  private init(
    _ places: ExpressionPlaces, around middle: Coordinate, from hub: HubCandidate?, _ radius: Double
  ) {
    let circles = hub.map { hub in
      places.hubDistances.map {
        Divide.circle(center: hub.terms.hub.coordinate, radiusMeters: $0)
      }
    }
    lines = (places.divides + (circles ?? [])).filter { $0.comes(within: radius, of: middle) }
    namesZones = places.namesZones
    isOpaque = places.isOpaque
  }

  private mutating func add(_ other: ZoneDivides) {
    lines += other.lines
    namesZones = namesZones || other.namesZones
    isOpaque = isOpaque || other.isOpaque
  }
}

/// What a rule about the way from a hub says over a range of distances.
///
/// It is one of the limits of distance and estimate, or of hours that the end of the delivery lies in: of two
/// distances, they treat all between alike if they treat these two alike.
enum DistanceSpan {
  case passes
  case refuses
  /// It says one thing up to so many metres, and another beyond.
  case changes(atMeters: Double)

  init(
    of rule: any BuiltInRule, from hub: HubCandidate, for context: DecisionContext,
    over meters: ClosedRange<Double>
  ) {
    func refuses(_ meters: Double) -> Bool {
      let delivered = context.settled(
        on: context.terms, servedBy: hub.moved(toMeters: meters))
      return rule.evaluate(delivered).refusedCode != nil
    }
    let first = refuses(meters.lowerBound)
    guard refuses(meters.upperBound) != first else {
      self = first ? .refuses : .passes
      return
    }
    var (near, far) = (meters.lowerBound, meters.upperBound)
    while true {
      let middle = near + (far - near) / 2
      guard middle > near, middle < far else { break }
      if refuses(middle) == first { near = middle } else { far = middle }
    }
    self = .changes(atMeters: near)
  }
}
