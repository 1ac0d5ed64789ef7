// SPDX-License-Identifier: MIT

public import Schedules

/// How long one delivery is expected to take: a range in minutes, and the parts it is made of.
public struct Estimate: Hashable, Sendable {
  /// A summand of the estimate.
  public struct Part: Hashable, Sendable {
    /// What takes the time: `preparation`, `travel`, `handover`, `buffer`, or the id of the rule
    /// that adjusted it.
    public let name: String
    /// Seconds at the least and at the most.
    public let seconds: ClosedRange<Int64>

    /// Creates a summand of `seconds`, least to most.
    public init(name: String, seconds: ClosedRange<Int64>) {
      self.name = name
      self.seconds = seconds
    }
  }

  /// The arrival window of a scheduled order.
  public struct Window: Hashable, Sendable {
    /// The instant that was asked for, or the start of its slot.
    public let from: Instant
    /// The end of the window.
    public let until: Instant

    /// Creates a window from `from` until `until`.
    public init(from: Instant, until: Instant) {
      self.from = from
      self.until = until
    }
  }

  /// The summands, in the order in which they pass.
  public let parts: [Part]
  /// Minutes per rounding step.
  public let roundTo: Int
  /// The arrival window, for a scheduled order only.
  public let window: Window?

  /// The estimate that `parts` add up to, shown in steps of `roundTo` minutes (at least 1).
  public init(parts: [Part], roundTo: Int, window: Window? = nil) {
    self.parts = parts
    self.roundTo = max(1, roundTo)
    self.window = window
  }

  /// The sums of the parts in seconds, least to most, never below zero.
  ///
  /// Sums beyond 64 bits stay at the limit, whatever the order of the parts.
  public var seconds: ClosedRange<Int64> {
    let least = max(0, parts.reduce(0) { $0 + Int128($1.seconds.lowerBound) })
    let most = max(least, parts.reduce(0) { $0 + Int128($1.seconds.upperBound) })
    return Int64(clamping: least)...Int64(clamping: most)
  }

  /// The shown range in minutes: the lower end rounded down and the upper end up to a multiple of
  /// `roundTo`, never from 0, and at least `roundTo` wide.
  public var minutes: ClosedRange<Int> {
    let seconds = seconds
    let step = Int128(roundTo) * 60
    let lower = max(1, Int128(seconds.lowerBound) / step)
    let upper = max(lower + 1, (Int128(seconds.upperBound) + step - 1) / step)
    return Int(clamping: lower * Int128(roundTo))...Int(clamping: upper * Int128(roundTo))
  }

  /// The shown range as text, such as "25–35 min": an en dash and one unit.
  ///
  /// The range of a scheduled order is about the clock, see `window`.
  public var text: String {
    "\(minutes.lowerBound)–\(minutes.upperBound) min"
  }

  /// The same estimate with another part.
  public func adding(_ part: Part) -> Estimate {
    Estimate(parts: parts + [part], roundTo: roundTo, window: window)
  }
}
