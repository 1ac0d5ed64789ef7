// SPDX-License-Identifier: MIT

import DeliveryEstimates
import TestSupport
import Testing

/// Parts of a delivery, in minutes, and a journey of so many.
struct SummedParts: CustomTestStringConvertible {
  let testDescription: String
  let parts: [Spread]
  var factor = Spread(fixed: 1)
  var journey = 0.0
  /// How far, in seconds, quantiles may be off.
  var tolerance = 3.0

  static let all = [
    SummedParts(
      testDescription: "a usual delivery",
      parts: [Spread(p10: 10, p50: 14, p90: 18), Spread(p10: 2, p50: 3, p90: 5)],
      factor: Spread(p10: 0.8, p50: 1, p90: 1.4), journey: 6),
    SummedParts(
      testDescription: "a long tail in the kitchen and a queue",
      parts: [
        Spread(p10: 6.4, p50: 15, p90: 30), Spread(p10: 3, p50: 4, p90: 6), Spread(mostly: 0...9),
      ],
      factor: Spread(p10: 0.7, p50: 1, p90: 1.6), journey: 9, tolerance: 6),
    SummedParts(
      testDescription: "tails on both sides",
      parts: [Spread(p10: 5, p50: 12, p90: 15), Spread(p10: 4, p50: 6, p90: 8)]),
    SummedParts(
      testDescription: "a journey alone",
      parts: [Spread(fixed: 4)], factor: Spread(p10: 0.8, p50: 1, p90: 1.3), journey: 20),
  ]

  /// The quantiles of 10, 50, 90 and 95 % of 200,000 deliveries, in seconds.
  func simulated(seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    // 10,000 quantiles of each spread are as good as the spread itself, and quick to draw from.
    let tables = (parts + [factor]).map { spread in
      (0..<10_000).map { spread.quantile((Double($0) + 0.5) / 10_000) }
    }
    var times = (0..<200_000).map { _ in
      var minutes = journey * tables[parts.count][Int(random.next() % 10_000)]
      for table in tables.dropLast() { minutes += table[Int(random.next() % 10_000)] }
      return minutes * 60
    }
    times.sort()
    return [0.1, 0.5, 0.9, 0.95].map { times[Int($0 * Double(times.count))] }
  }
}

@Suite("Sums of times")
struct TimeSumTests {
  @Test(arguments: SummedParts.all)
  func `quantiles of sums are those of simulated deliveries`(parts: SummedParts) {
    let seed: UInt64 = 20_261_130
    let sum = TimeSum(
      of: parts.parts.map { $0.scaled(by: 60) }, journeyFactor: parts.factor, onTime: 0.95)
    let quantiles = sum.quantiles(journey: parts.journey * 60)
    let told = [quantiles.p10, quantiles.p50, quantiles.p90, quantiles.promise]
    // A simulation of 200,000 is itself off by some two seconds at 90 and four at 95 %.
    let simulated = parts.simulated(seed: seed)
    for (place, slack) in [2.0, 2, 4, 8].enumerated() {
      let error = told[place] - simulated[place]
      #expect(
        abs(error) < parts.tolerance + slack, "quantile \(place) is off by \(error) s, seed \(seed)"
      )
    }
  }

  /// Two parts of 10 to 18 minutes: the deviations add as the root of squares, 4 × √2 = 5.657 on either
  /// side of 28, where the sums of ends would be 20 and 36.
  @Test func `ends of independent parts do not add up`() {
    let part = Spread(mostly: 10...18).scaled(by: 60)
    let quantiles = TimeSum(of: [part, part], journeyFactor: Spread(fixed: 1), onTime: 0.9)
      .quantiles(journey: 0)
    #expect(abs(quantiles.p10 - (28 - 5.657) * 60) < 2)
    #expect(abs(quantiles.p50 - 28 * 60) < 1)
    #expect(abs(quantiles.p90 - (28 + 5.657) * 60) < 2)
  }

  @Test func `what is fixed adds up exactly, beside one uncertain part`() {
    let sum = TimeSum(
      of: [Spread(mostly: 600...1080), Spread(fixed: 180)], journeyFactor: Spread(fixed: 1),
      onTime: 0.9)
    let quantiles = sum.quantiles(journey: 1158)
    #expect(quantiles.p10 == 1938 && quantiles.p50 == 2178)
    #expect(quantiles.p90 == 2418 && quantiles.promise == 2418)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a longer journey never comes sooner, nor much later`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func spread(upTo limit: Double) -> Spread {
      let quantiles = (0..<3).map { _ in Double.random(in: 0...limit, using: &random) }.sorted()
      return Spread(p10: quantiles[0], p50: quantiles[1], p90: quantiles[2])
    }
    let factor = spread(upTo: 2)
    let sum = TimeSum(
      of: [spread(upTo: 1800), spread(upTo: 600)], journeyFactor: factor, onTime: 0.95)
    var shorter = sum.quantiles(journey: 0)
    var journey = 0.0
    // The largest point of the factor bounds how much later a second makes it.
    let steepest = factor.quantile(0.999)
    while journey < 400_000 {
      let step = Double.random(in: 0...max(1, journey / 50), using: &random)
      journey += step
      let longer = sum.quantiles(journey: journey)
      for (before, after) in [
        (shorter.p10, longer.p10), (shorter.p50, longer.p50), (shorter.p90, longer.p90),
        (shorter.promise, longer.promise),
      ] {
        #expect(after >= before - 1e-6, "journey \(journey), seed \(seed)")
        #expect(after <= before + step * steepest + 1e-6, "journey \(journey), seed \(seed)")
      }
      shorter = longer
    }
  }
}
