// SPDX-License-Identifier: MIT

extension OpeningHours {
  private static let secondsOfTwoYears: Int64 = 731 * 86_400

  /// The state at `instant`.
  ///
  /// - Parameters:
  ///   - instant: When.
  ///   - zone: Whose clocks the hours are those of.
  ///   - holidays: The days that `PH` stands for.
  /// - Returns: Closed without comment where no rule says anything.
  /// - Complexity: O(*r*) for *r* rules.
  public func state(
    at instant: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> State {
    let civil = zone.civil(at: instant)
    let schedule = DaySchedule(of: rules, on: civil.date, holidays: holidays)
    return state(ofRule: schedule.segment(at: civil.time.secondsSinceMidnight / 60).rule)
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
  ///   - holidays: The days that `PH` stands for.
  ///   - limit: Where to stop looking: 731 days after `instant` when not given.
  /// - Returns: Nothing when the state stays until `limit`.
  /// - Complexity: O(*d* · *r*) for *d* days until the change and *r* rules.
  public func nextChange(
    after instant: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty,
    limit: Instant? = nil
  ) -> Instant? {
    let limit = limit ?? instant.advanced(bySeconds: Self.secondsOfTwoYears)
    var intervals = intervals(from: instant, until: limit, in: zone, holidays: holidays)
    guard let current = intervals.next(), current.end < limit else { return nil }
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

  /// Whether the state is the same at all times, as of `24/7`.
  var isConstant: Bool {
    rules.count == 1 && rules[0].days.isEveryDay && rules[0].spans == [.wholeDay]
  }

  /// The state that the rule at `index` gives; closed where there is none.
  func state(ofRule index: Int?) -> State {
    index.map { rules[$0].state } ?? .closed
  }
}
