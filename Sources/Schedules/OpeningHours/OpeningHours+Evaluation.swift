// SPDX-License-Identifier: MIT

extension OpeningHours {
  /// The years for which opening hours are asked: outside of them all is closed, unless it is the same
  /// at all times.
  static let years = 0...9999

  private static let secondsOfTwoYears: Int64 = 731 * 86_400
  /// A week, and a day on either side for clocks that are put forward or back.
  private static let secondsOfWeek: Int64 = 9 * 86_400

  /// The state at `instant`.
  ///
  /// - Parameters:
  ///   - instant: When.
  ///   - zone: Whose clocks the hours are those of.
  ///   - holidays: The days that `PH` and `SH` stand for.
  /// - Returns: Closed without comment where no rule says anything.
  /// - Complexity: O(*r*) for *r* rules, without allocation.
  public func state(
    at instant: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> State {
    let reading = ClockReading(of: zone, at: instant.secondsSince1970)
    let (day, second) = Self.day(ofSecond: reading.secondsSince1970)
    return state(ofRule: rule(at: second / 60, of: day, holidays: holidays))
  }

  /// Whether it is certainly open at `instant`: not where the state is unknown.
  public func isOpen(
    at instant: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> Bool {
    state(at: instant, in: zone, holidays: holidays).isOpen
  }

  /// The first instant after `instant` with another state, or another comment, than there.
  ///
  /// - Parameters:
  ///   - instant: Where to begin.
  ///   - zone: Whose clocks the hours are those of.
  ///   - holidays: The days that `PH` and `SH` stand for.
  ///   - limit: Where to stop looking: 731 days after `instant` when not given.
  /// - Returns: Nothing when the state stays until `limit`.
  /// - Complexity: O(*d* · *r*) for *d* days until the change and *r* rules; where only weekdays select
  ///   rules, *d* is 9 at most.
  public func nextChange(
    after instant: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty,
    limit: Instant? = nil
  ) -> Instant? {
    let limit = limit ?? instant.advanced(bySeconds: Self.secondsOfTwoYears)
    // What has not changed for a week never does when all weeks are alike.
    let end = table.isWeekly ? min(limit, instant.advanced(bySeconds: Self.secondsOfWeek)) : limit
    var intervals = intervals(from: instant, until: end, in: zone, holidays: holidays)
    guard let current = intervals.next(), current.end < end else { return nil }
    return current.end
  }

  /// The states from `start` until `end`, one after another without gaps.
  ///
  /// Two neighbours differ in state or comment. There are none when `end` is not after `start`. They are
  /// worked out while they are asked for, so `end` may be far away.
  public func intervals(
    from start: Instant, until end: Instant, in zone: IANATimeZone,
    holidays: HolidayCalendar = .empty
  ) -> Intervals {
    Intervals(hours: self, zone: zone, holidays: holidays, start: start, end: end)
  }

  /// The day, in days since 1970-01-01, and the second of it that a clock without offset shows.
  static func day(ofSecond seconds: Int64) -> (day: Int, second: Int) {
    let (days, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    return remainder < 0
      ? (Int(days - 1), Int(remainder + 86_400)) : (Int(days), Int(remainder))
  }

  /// The rule that decides a minute of the day with that number; nothing when none does.
  private func rule(at minute: Int, of number: Int, holidays: HolidayCalendar) -> Int? {
    guard !table.isConstant else { return 0 }
    guard Self.days.contains(number) else { return nil }
    let selection = table.selection(on: CalendarDay(number: number), holidays: holidays)
    return table.decidingRule(at: minute, selection)
  }

  /// The days of `years`, in days since 1970-01-01.
  static let days =
    CivilDate(uncheckedYear: years.lowerBound, month: 1, day: 1)
    .daysSince1970...CivilDate(uncheckedYear: years.upperBound, month: 12, day: 31).daysSince1970

  /// The state that the rule at `index` gives; closed where there is none.
  func state(ofRule index: Int?) -> State {
    index.map { rules[$0].state } ?? .closed
  }
}
