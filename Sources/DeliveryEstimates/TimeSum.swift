// SPDX-License-Identifier: MIT

/// The quantiles of independent times that pass one after the other: some whose spread is known beforehand,
/// then a journey whose typical duration each delivery brings along.
///
/// Quantiles do not add up: that all parts are slow at once is rare, so the sum of their `p90` is passed far
/// less often than once in ten times. What adds up are the distributions, by convolution (Feller, *An
/// Introduction to Probability Theory and Its Applications*, vol. II, §V.4), which is done once for a number
/// of durations of the journey; between them the quantiles are interpolated, which takes some nanoseconds.
/// Parts are taken as independent; where slow kitchens come with slow roads, an hour of its own or a
/// table that was fitted to history says more.
///
/// A longer journey never gives a smaller quantile: the points of the sum ascend with each of its summands, and
/// so do lines between them.
public struct TimeSum: Sendable {
  /// The share of deliveries that `promise` of the quantiles covers.
  public let onTime: Double
  /// The typical seconds of the journeys that `quantiles` belong to; the first is 0.
  private let journeys: [Double]
  private let quantiles: [SIMD4<Double>]
  /// How fast quantiles grow with journeys longer than the last.
  private let slope: SIMD4<Double>

  /// The sum of `parts`, in seconds, and a journey.
  ///
  /// - Parameters:
  ///   - parts: What takes time beside the journey.
  ///   - journeyFactor: What a journey takes, as a multiple of its typical time.
  ///   - onTime: The share of deliveries that the promise covers, between 0 and 1.
  public init(of parts: [Spread], journeyFactor: Spread, onTime: Double) {
    self.onTime = onTime
    let fixed = parts.filter(\.isFixed).reduce(0) { $0 + $1.quantile(0.5) }
    let uncertain = parts.filter { !$0.isFixed }
    func all(_ quantile: (Double) -> Double) -> SIMD4<Double> {
      [quantile(0.1), quantile(0.5), quantile(0.9), quantile(onTime)]
    }
    slope = all(journeyFactor.quantile)
    guard let first = uncertain.first else {
      // Nothing to convolve.
      journeys = [0]
      quantiles = [SIMD4(repeating: fixed)]
      return
    }
    if uncertain.count == 1, journeyFactor.isFixed {
      journeys = [0]
      quantiles = [fixed + all(first.quantile)]
      return
    }
    let still = uncertain.dropFirst().reduce(SpreadPoints(first, count: Self.pointCount)) {
      $0.adding(SpreadPoints($1, count: Self.pointCount), count: Self.pointCount)
    }
    guard !journeyFactor.isFixed else {
      journeys = [0]
      quantiles = [fixed + all(still.quantile)]
      return
    }
    let factor = SpreadPoints(journeyFactor, count: Self.journeyPointCount)
    journeys = [0] + Self.knots
    quantiles = journeys.map { journey in
      let sum = still.adding(factor.scaled(by: journey), count: Self.pointCount)
      return fixed + all(sum.quantile)
    }
  }

  /// The quantiles with a journey that typically takes `journey` seconds, not below zero.
  ///
  /// - Complexity: O(log *n*) in the number of journeys that were worked out, 45.
  public func quantiles(journey: Double) -> TimeQuantiles {
    var next = journeys.count
    if next > 1, journey < journeys[next - 1] {
      var first = 1
      while first < next {
        let middle = (first + next) / 2
        if journeys[middle] > journey { next = middle } else { first = middle + 1 }
      }
      let share = (journey - journeys[next - 1]) / (journeys[next] - journeys[next - 1])
      return TimeQuantiles(
        quantiles[next - 1] + share * (quantiles[next] - quantiles[next - 1]))
    }
    return TimeQuantiles(quantiles[next - 1] + (journey - journeys[next - 1]) * slope)
  }

  private static let pointCount = 128
  private static let journeyPointCount = 32
  /// From 10 seconds to two days, each a quarter longer than the one before.
  private static let knots = Array(
    sequence(first: 10.0) { $0 * 1.25 }.prefix { $0 < 172_800 })
}
