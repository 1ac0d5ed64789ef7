// SPDX-License-Identifier: MIT

import DeliveryEstimates
import DeliveryModel

extension Spread {
  /// Any amount up to `limit`, in three of four cases an uncertain one.
  static func random(
    upTo limit: Double, using random: inout some RandomNumberGenerator
  ) -> Spread {
    let amounts = (0..<3).map { _ in Double.random(in: 0...limit, using: &random) }.sorted()
    return Int.random(in: 0..<4, using: &random) == 0
      ? Spread(fixed: amounts[1]) : Spread(p10: amounts[0], p50: amounts[1], p90: amounts[2])
  }
}

extension EstimateModel {
  /// Any model that can be configured, of parts, with ways of at most 300 seconds for a hundred metres.
  static func random(using random: inout some RandomNumberGenerator) -> EstimateModel {
    let preparation = EstimatePreparation(
      bands: [
        EstimatePreparation.Band(upToItems: 3, minutes: .random(upTo: 30, using: &random)),
        EstimatePreparation.Band(upToItems: nil, minutes: .random(upTo: 60, using: &random)),
      ],
      minutesPerItem: Double.random(in: 0...2, using: &random), typicalItems: 2)
    let way: EstimateTravel.Way
    if Bool.random(using: &random) {
      way = .speed(
        EstimateSpeeds(Double.random(in: 4...60, using: &random)),
        detour: Double.random(in: 1...2, using: &random))
    } else {
      let meters = (0..<5).map { _ in Double.random(in: 0...9000, using: &random) }.sorted()
      var minutes = 0.0
      let knots = zip(meters, [0] + meters).map { knot, previous in
        minutes += (knot - previous) * Double.random(in: 0...0.03, using: &random)
        return EstimateDistances.Knot(meters: knot, minutes: minutes)
      }
      way =
        EstimateDistances(knots).map(EstimateTravel.Way.minutes)
        ?? .speed(EstimateSpeeds(12), detour: 1)
    }
    let factor = Spread(
      p10: Double.random(in: 0.3...1, using: &random), p50: 1,
      p90: Double.random(in: 1...2.5, using: &random))
    let parts = EstimateParts(
      preparation: preparation,
      queue: EstimateQueue(
        minutesPerOrder: Double.random(in: 0...6, using: &random),
        capacity: Int.random(in: 1...3, using: &random),
        typicalOrders: .random(upTo: 8, using: &random)),
      travel: EstimateTravel(
        way: way, factor: Bool.random(using: &random) ? factor : Spread(fixed: 1)),
      handover: .random(upTo: 5, using: &random),
      onTime: Double.random(in: 0.5...0.95, using: &random))
    return EstimateModel(
      id: "random", basis: .parts(parts), buffer: Double.random(in: 0...5, using: &random),
      roundTo: Int.random(in: 1...15, using: &random))
  }
}
