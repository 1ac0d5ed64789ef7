// SPDX-License-Identifier: MIT

public import Schedules

/// How long one delivery is expected to take: quantiles of its time, the parts that it is made of, and what is
/// shown and promised.
public struct Estimate: Hashable, Sendable {
  /// A part of the time.
  public struct Part: Hashable, Sendable {
    /// What takes the time: `preparation`, `queue`, `travel`, `handover`, `buffer`, `table`, or the id of
    /// the rule that adjusted it.
    public let name: String
    /// The seconds that it takes in eight of ten cases: its `p10` to its `p90`.
    ///
    /// The ends do not add up to those of the whole: hardly ever are all parts slow at once.
    public let seconds: ClosedRange<Int64>
    /// What it was worked out of, in English, such as `2.4 km × 1.35 at 14 km/h`; empty when that goes
    /// without saying.
    public let detail: String

    /// Creates a part that mostly takes `seconds`.
    public init(name: String, seconds: ClosedRange<Int64>, detail: String = "") {
      self.name = name
      self.seconds = seconds
      self.detail = detail
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

  /// The parts, in the order in which they pass.
  public let parts: [Part]
  /// The time that all parts take.
  public let forecast: EstimateForecast
  /// The share of deliveries that come by `promiseBy`.
  public let onTime: Double
  /// When the order is placed.
  public let placedAt: Instant
  /// How long before a chosen time an order has to be placed, whatever it takes.
  public let leadSeconds: Int64
  /// Minutes per rounding step.
  public let roundTo: Int
  /// The arrival window, for a scheduled order only.
  public let window: Window?
  /// What the customer is told, in the customer's language: `25–35 min`; beyond an hour, and for a scheduled
  /// order, a window on the clock.
  public let text: String

  /// The estimate of an order that is placed at `placedAt`, shown in steps of `roundTo` minutes (at least 1).
  ///
  /// Without a `text` it is the range in minutes.
  public init(
    parts: [Part], forecast: EstimateForecast, onTime: Double, placedAt: Instant,
    leadSeconds: Int64 = 0, roundTo: Int, window: Window? = nil, text: String? = nil
  ) {
    self.parts = parts
    self.forecast = forecast
    self.onTime = onTime
    self.placedAt = placedAt
    self.leadSeconds = leadSeconds
    self.roundTo = max(1, roundTo)
    self.window = window
    let minutes = forecast.minutes(inStepsOf: roundTo)
    self.text = text ?? "\(minutes.lowerBound)–\(minutes.upperBound) min"
  }

  /// The range before rounding: from the tenth percentile to the ninetieth with the buffer, in seconds.
  public var seconds: ClosedRange<Int64> { forecast.range }

  /// The shown range in minutes: the lower end rounded down and the upper end up to a multiple of
  /// `roundTo`, never from 0, and at least `roundTo` wide.
  public var minutes: ClosedRange<Int> { forecast.minutes(inStepsOf: roundTo) }

  /// The instant by which the share `onTime` of such deliveries has come; the end of the window of a scheduled
  /// order.
  public var promiseBy: Instant {
    window?.until ?? placedAt.advanced(bySeconds: forecast.promise)
  }

  /// The first instant that an order placed now can be scheduled for: after the lead time and what is promised.
  ///
  /// Whether it is open then, opening hours tell.
  public var earliest: Instant {
    placedAt.advanced(bySeconds: max(leadSeconds, forecast.promise))
  }

  /// The same estimate with other parts, each of which takes exactly its time or, below zero, saves it.
  ///
  /// They count together, so that their order does not matter.
  public func adding(_ others: [(name: String, seconds: Int64)]) -> Estimate {
    Estimate(
      parts: parts + others.map { Part(name: $0.name, seconds: $0.seconds...$0.seconds) },
      forecast: forecast.adding(seconds: others.reduce(0) { $0 + Int128($1.seconds) }),
      onTime: onTime, placedAt: placedAt,
      leadSeconds: leadSeconds, roundTo: roundTo, window: window)
  }

  /// The same estimate, told as `text`.
  public func told(as text: String) -> Estimate {
    Estimate(
      parts: parts, forecast: forecast, onTime: onTime, placedAt: placedAt,
      leadSeconds: leadSeconds, roundTo: roundTo, window: window, text: text)
  }
}
