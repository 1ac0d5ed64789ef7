// SPDX-License-Identifier: MIT

package import DeliveryModel
import Schedules

extension MessageCatalogue {
  /// The longest estimate that is told in minutes; beyond it people think in times of day.
  private static let longestInMinutes = 60

  /// What the customer is told of `estimate`: minutes, beyond an hour a window on the clock, and for a
  /// scheduled order its window with the day.
  ///
  /// A text that runs from right to left is isolated, so that it keeps its order in any other.
  package func text(for estimate: Estimate, locale: String? = nil) -> String {
    let conventions = conventions(for: locale)
    let text =
      if let window = estimate.window {
        conventions.window(
          from: timeZone.civil(at: window.from), until: timeZone.civil(at: window.until),
          today: timeZone.civil(at: estimate.placedAt).date)
      } else if estimate.minutes.upperBound <= Self.longestInMinutes {
        conventions.range(ofMinutes: estimate.minutes)
      } else {
        clockText(estimate, conventions)
      }
    return conventions.isRightToLeft ? Isolation.isolated(text) : text
  }

  /// The range on the clock: its start down and its end up to steps of the clock, one step at least.
  private func clockText(_ estimate: Estimate, _ conventions: Conventions) -> String {
    let step = Int64(clamping: Int128(estimate.roundTo) * 60)
    let placedAt = estimate.placedAt
    let start = placedAt.advanced(bySeconds: estimate.seconds.lowerBound)
    let end = placedAt.advanced(bySeconds: estimate.seconds.upperBound)
    let from = start.advanced(bySeconds: -secondsSinceStep(start, step))
    let sinceStep = secondsSinceStep(end, step)
    var until = sinceStep == 0 ? end : end.advanced(bySeconds: step - sinceStep)
    if until <= from { until = from.advanced(bySeconds: step) }
    return conventions.window(
      from: timeZone.civil(at: from), until: timeZone.civil(at: until),
      today: timeZone.civil(at: placedAt).date)
  }

  /// How many seconds ago the clocks of the service showed a multiple of `step` seconds.
  private func secondsSinceStep(_ instant: Instant, _ step: Int64) -> Int64 {
    let offset = Int128(timeZone.offsetSeconds(at: instant))
    let remainder = (Int128(instant.secondsSince1970) + offset) % Int128(step)
    return Int64(clamping: remainder < 0 ? remainder + Int128(step) : remainder)
  }
}
