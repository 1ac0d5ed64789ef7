// SPDX-License-Identifier: MIT

/// What the clocks of a zone show at an instant, as opening hours read them.
///
/// A time that clocks skip never comes. A time that they show twice counts the second time, so that each
/// opening and closing happens once: from the moment clocks first show what they will show again, until
/// they have been put back, the reading stays at the second before.
struct ClockReading {
  /// What is shown, in seconds that a clock without offset counts from 1970-01-01T00:00:00.
  let secondsSince1970: Int64
  /// Until when, in Unix time, clocks run on from here, or stay held.
  let end: Int64
  /// Whether the reading stays the same until `end`.
  let isHeld: Bool

  /// No clock is put back by more, in seconds.
  private static let farthestStep: Int64 = 86_400

  /// Reads the clocks of `zone` at `seconds` of Unix time.
  init(of zone: IANATimeZone, at seconds: Int64) {
    let period = zone.period(at: seconds)
    let offset = Int64(period.offset)
    end = period.end
    if period.end.subtractingOrSaturating(seconds) <= Self.farthestStep {
      let putBack = offset - Int64(zone.period(at: period.end).offset)
      let firstRepeated = period.end.subtractingOrSaturating(putBack)
      if putBack > 0 && seconds >= firstRepeated {
        secondsSince1970 = firstRepeated.addingOrSaturating(offset - 1)
        isHeld = true
        return
      }
    }
    secondsSince1970 = seconds.addingOrSaturating(offset)
    isHeld = false
  }
}
