// SPDX-License-Identifier: MIT

/// How long a delivery takes, in whole seconds, as far as that can be said beforehand.
///
/// What is below zero counts as zero for who asks, but still counts against what is added; sums beyond 64 bits
/// stay at the limit.
public struct EstimateForecast: Hashable, Sendable {
  private let early: Int64
  private let middle: Int64
  private let late: Int64
  private let end: Int64
  private let promised: Int64

  /// One delivery in ten is sooner.
  public var p10: Int64 { max(0, early) }
  /// Half of all deliveries are sooner.
  public var p50: Int64 { max(0, middle) }
  /// One delivery in ten is later.
  public var p90: Int64 { max(0, late) }
  /// The upper end of the range: `p90` and the buffer.
  public var longest: Int64 { max(0, end) }
  /// What may be promised: the time that the configured share of deliveries does not exceed, and the buffer.
  public var promise: Int64 { max(0, promised) }

  /// Creates a forecast; each time is at least the one before it, and `promise` at least `p50`.
  public init(p10: Int64, p50: Int64, p90: Int64, longest: Int64? = nil, promise: Int64? = nil) {
    early = p10
    middle = max(p10, p50)
    late = max(middle, p90)
    end = max(late, longest ?? p90)
    promised = max(middle, promise ?? end)
  }

  /// The range that is told, before rounding.
  public var range: ClosedRange<Int64> { p10...longest }

  /// The same delivery, which takes `seconds` longer, or shorter if they are negative.
  public func adding(seconds: Int128) -> EstimateForecast {
    func later(_ time: Int64) -> Int64 { Int64(clamping: Int128(time) + seconds) }
    return EstimateForecast(
      p10: later(early), p50: later(middle), p90: later(late), longest: later(end),
      promise: later(promised))
  }

  /// The range in minutes: its lower end rounded down and its upper end up to a multiple of `roundTo`, at least
  /// 1, never from 0, and at least `roundTo` wide.
  public func minutes(inStepsOf roundTo: Int) -> ClosedRange<Int> {
    let roundTo = Int128(max(1, roundTo))
    let step = roundTo * 60
    let lower = max(1, Int128(range.lowerBound) / step)
    let upper = max(lower + 1, (Int128(range.upperBound) + step - 1) / step)
    return Int(clamping: lower * roundTo)...Int(clamping: upper * roundTo)
  }
}
