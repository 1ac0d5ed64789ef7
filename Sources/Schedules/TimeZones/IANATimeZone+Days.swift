// SPDX-License-Identifier: MIT

/// Where a day, or a time of a day, begins and ends on the time line, read off the clock on the wall: a clock
/// that skips a time is past it from the change on, and one that shows a time twice is past it after the
/// second time only.
extension IANATimeZone {
  /// The first instant at which the zone's calendars and clocks show `civil` or later: the change of clocks
  /// when they skip it, the first of two when they show it twice.
  public func firstInstant(notBefore civil: CivilDateTime) -> Instant {
    switch instants(for: civil) {
    case .unique(let instant), .overlap(let instant, _): instant
    case .gap(let shifted): endOfGap(before: shifted)
    }
  }

  /// The last instant at which they show `civil` or earlier: the second before the change of clocks when they
  /// skip it, the second of two when they show it twice.
  public func lastInstant(notAfter civil: CivilDateTime) -> Instant {
    switch instants(for: civil) {
    case .unique(let instant), .overlap(_, let instant): instant
    case .gap(let shifted): endOfGap(before: shifted).advanced(bySeconds: -1)
    }
  }

  /// The instants of `date`, from its first to before the first of the next day: 23 hours' when clocks are put
  /// forward, 25 when they are put back, none when the zone skips the day.
  public func instants(of date: CivilDate) -> Range<Instant> {
    let start = startOfDay(date)
    return start..<max(start, startOfDay(date.advanced(byDays: 1)))
  }

  /// The first instant of `date`; of the day after when the zone skips it.
  public func startOfDay(_ date: CivilDate) -> Instant {
    firstInstant(notBefore: CivilDateTime(date: date, time: .midnight))
  }

  private func endOfGap(before shifted: Instant) -> Instant {
    Instant(secondsSince1970: period(at: shifted.secondsSince1970).start)
  }
}
