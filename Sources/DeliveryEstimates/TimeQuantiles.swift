// SPDX-License-Identifier: MIT

/// How long something takes, in seconds, by quantiles.
public struct TimeQuantiles: Hashable, Sendable {
  /// `p10`, `p50`, `p90` and `promise`, which are worked out together.
  var seconds: SIMD4<Double>

  /// What one in ten stays below.
  public var p10: Double { seconds[0] }
  /// What half stay below.
  public var p50: Double { seconds[1] }
  /// What nine in ten stay below.
  public var p90: Double { seconds[2] }
  /// What the configured share of deliveries stays below.
  public var promise: Double { seconds[3] }

  /// Creates quantiles in seconds.
  public init(p10: Double, p50: Double, p90: Double, promise: Double) {
    seconds = [p10, p50, p90, promise]
  }

  init(_ seconds: SIMD4<Double>) {
    self.seconds = seconds
  }

  /// The quantiles of what takes exactly `seconds` longer.
  public func adding(seconds: Double) -> TimeQuantiles {
    TimeQuantiles(self.seconds + seconds)
  }
}
