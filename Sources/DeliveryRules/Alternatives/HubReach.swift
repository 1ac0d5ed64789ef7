// SPDX-License-Identifier: MIT

import DeliveryModel
import ZoneGeometry

/// How far from a hub a zone is delivered to.
struct HubReach {
  /// How many hubs of a zone are looked at, the nearest first.
  static let mostHubs = 8
  /// Half the way round the globe, which every place is within.
  private static let everywhere = 0...(Sphere.meanRadiusMeters * .pi)

  let hub: Coordinate
  /// Great-circle metres up to which distance and estimate are within their limits; nil when there are none.
  let meters: Double?
  /// Metres at which an expression that refuses may change its mind.
  let turns: [Double]

  /// The reaches of the hubs that may serve the zone with `terms`, given a request and those who refuse it.
  static func all(
    in terms: ZoneTerms, for undecided: DecisionContext, refusedBy expressions: [ExpressionRule]
  ) -> [HubReach] {
    // What was measured of one place says nothing of others.
    let undecided = undecided.unmeasured()
    let wished = terms.wishedHub(of: undecided.request)
    let turns = expressions.flatMap(\.places.hubDistances)
    return (wished.map { [$0] } ?? Array(terms.hubs.indices))
      .map { terms.candidate(at: $0, for: undecided) }
      .sorted { $0.distanceMeters < $1.distanceMeters }
      .prefix(mostHubs)
      .compactMap { HubReach(of: $0, in: terms, for: undecided, turns: turns) }
  }

  /// Nil when the hub reaches nothing.
  private init?(
    of hub: HubCandidate, in terms: ZoneTerms, for undecided: DecisionContext, turns: [Double]
  ) {
    let context = undecided.settled(on: terms, servedBy: hub)
    var reach: Double?
    for rule in terms.rules + hub.terms.rules
    where rule is DistanceRule || rule is EstimateRule || rule is LastDropOffRule {
      switch DistanceSpan(of: rule, from: hub, for: context, over: Self.everywhere) {
      case .passes: continue
      case .refuses: return nil
      case .changes(let meters): reach = min(reach ?? meters, meters)
      }
    }
    self.hub = hub.terms.hub.coordinate
    self.turns = turns
    meters = reach
  }
}
