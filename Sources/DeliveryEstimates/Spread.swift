// SPDX-License-Identifier: MIT

import Glibc

/// An amount that is not known exactly, by its quantiles: one in ten is below `p10`, half are below `p50`,
/// nine in ten below `p90`.
///
/// What it counts, minutes for most, is said where it is used. Between and beyond the three quantiles it is
/// a shifted lognormal distribution, the curve of delivery times with their long tail, through exactly these
/// three: mirrored where the lower side is the longer one, normal where both are equal. Below zero is zero.
public struct Spread: Hashable, Sendable {
  /// What one in ten stays below.
  public let p10: Double
  /// What half stay below.
  public let p50: Double
  /// What nine in ten stay below.
  public let p90: Double

  /// An amount with these quantiles; one that is smaller than the one before it counts as that.
  public init(p10: Double, p50: Double, p90: Double) {
    self.p10 = p10
    self.p50 = max(p10, p50)
    self.p90 = max(p10, p50, p90)
  }

  /// An amount that is known exactly.
  public init(fixed amount: Double) {
    self.init(p10: amount, p50: amount, p90: amount)
  }

  /// An amount of which eight in ten are in `range`, as many below as above; its median is the middle.
  public init(mostly range: ClosedRange<Double>) {
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    self.init(p10: range.lowerBound, p50: middle, p90: range.upperBound)
  }

  /// A lognormal amount with this mean, above zero, and standard deviation, not below.
  public init(mean: Double, standardDeviation: Double) {
    // The variance of the logarithm is ln(1 + sd² ÷ mean²), its mean ln(mean) less half of that.
    let variance = log1p(standardDeviation * standardDeviation / (mean * mean))
    let median = mean * exp(-variance / 2)
    let ratio = exp(variance.squareRoot() * StandardNormal.ninetyPercent)
    self.init(p10: median / ratio, p50: median, p90: median * ratio)
  }

  /// Whether there is nothing uncertain about it.
  public var isFixed: Bool { p10 == p90 }

  /// The amount below which the share `probability`, between 0 and 1, stays; at least 0.
  public func quantile(_ probability: Double) -> Double {
    max(0, unclamped(StandardNormal.quantile(probability) / StandardNormal.ninetyPercent))
  }

  /// The same spread, all amounts times `factor`, which is not negative.
  public func scaled(by factor: Double) -> Spread {
    Spread(p10: p10 * factor, p50: p50 * factor, p90: p90 * factor)
  }

  /// The amount at `z`, counted in quantiles of 90 %: -1 is `p10`, 1 is `p90`.
  private func unclamped(_ z: Double) -> Double {
    // Exactly, so that what is configured is what is told.
    if z == 0 { return p50 }
    if abs(abs(z) - 1) < 1e-9 { return z < 0 ? p10 : p90 }
    guard p90 > p10 else { return p50 }
    // (p90 - p50) ÷ (p50 - p10) is e to the power of σ × z₉₀. Where it is bounded, either side keeps its end.
    let ratio = min(max((p90 - p50) / (p50 - p10), 1 / Self.steepest), Self.steepest)
    guard abs(ratio - 1) > 1e-6 else { return p50 + z * (p90 - p10) / 2 }
    let share = (pow(ratio, z) - 1) / (ratio - 1)
    return p50 + (z < 0 ? (p50 - p10) * ratio : p90 - p50) * share
  }

  /// One side is at most so many times as long as the other, which keeps its tail in this world.
  private static let steepest = 100.0
}
