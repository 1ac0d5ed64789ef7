// SPDX-License-Identifier: MIT

/// Lines at equal distances on the clock on the wall, which every day repeats.
///
/// On the time line, a line is an instant at which the clock shows its time, or is put forward past it.
struct ClockGrid: Hashable, Sendable {
  /// Seconds from line to line; a divisor of a day.
  let step: Int64
  /// Seconds after midnight at which there is a line.
  let anchor: Int64

  /// The first line after `instant`.
  func line(after instant: Instant, in zone: IANATimeZone) -> Instant {
    var seconds = instant.secondsSince1970
    while true {
      let period = zone.period(at: seconds)
      let local = seconds.addingOrSaturating(Int64(period.offset))
      let distance = step - remainder(of: local)
      let next = seconds.addingOrSaturating(distance)
      guard next >= period.end, period.end < .max else { return Instant(secondsSince1970: next) }
      // The clock changes first, or at the line.
      let overshoot = next - period.end
      let shift = Int64(zone.period(at: period.end).offset - period.offset)
      let isPassed = shift >= overshoot
      let isShown = remainder(of: period.end + Int64(period.offset) + shift) == 0
      if isPassed || isShown { return Instant(secondsSince1970: period.end) }
      seconds = period.end
    }
  }

  /// The last line at or before `instant`.
  func line(notAfter instant: Instant, in zone: IANATimeZone) -> Instant {
    var seconds = instant.secondsSince1970
    while true {
      let period = zone.period(at: seconds)
      let local = seconds.addingOrSaturating(Int64(period.offset))
      let line = seconds.subtractingOrSaturating(remainder(of: local))
      guard line < period.start else { return Instant(secondsSince1970: line) }
      // The clock changed since the line, perhaps past it.
      let shift = Int64(period.offset - zone.period(at: period.start - 1).offset)
      if line >= period.start - shift { return Instant(secondsSince1970: period.start) }
      seconds = period.start - 1
    }
  }

  /// Seconds since the last line on a clock that is never changed.
  private func remainder(of local: Int64) -> Int64 {
    let remainder = (local % step - anchor % step) % step
    return remainder < 0 ? remainder + step : remainder
  }
}
