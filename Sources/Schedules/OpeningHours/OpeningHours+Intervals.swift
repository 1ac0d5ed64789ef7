// SPDX-License-Identifier: MIT

extension OpeningHours {
  /// Successive stretches of one state.
  public struct Intervals: Sequence, IteratorProtocol, Sendable {
    private let hours: OpeningHours
    private let zone: IANATimeZone
    private let holidays: HolidayCalendar
    private let end: Int64
    /// Where the next interval begins, Unix time.
    private var position: Int64
    /// The schedule looked at last.
    private var today: (date: CivilDate, schedule: DaySchedule)?

    init(
      hours: OpeningHours, zone: IANATimeZone, holidays: HolidayCalendar, start: Instant,
      end: Instant
    ) {
      self.hours = hours
      self.zone = zone
      self.holidays = holidays
      self.position = start.secondsSince1970
      self.end = end.secondsSince1970
    }

    /// The next interval, or nothing after the last.
    public mutating func next() -> Interval? {
      guard position < end else { return nil }
      let start = position
      let first = step(from: start)
      position = first.end
      while position < end {
        let following = step(from: position)
        guard following.state == first.state else { break }
        position = following.end
      }
      position = Swift.min(position, end)
      return Interval(
        start: Instant(secondsSince1970: start), end: Instant(secondsSince1970: position),
        state: first.state)
    }

    /// The state at `seconds` of Unix time, and until when it surely stays: the end of a segment of the
    /// day's schedule, or the zone's next change of offset when that comes first.
    private mutating func step(from seconds: Int64) -> (end: Int64, state: State) {
      let period = zone.period(at: seconds)
      let civil = CivilDateTime(
        secondsSince1970: seconds.addingOrSaturating(Int64(period.offset)))
      let secondOfDay = civil.time.secondsSinceMidnight
      let segment = schedule(on: civil.date).segment(at: secondOfDay / 60)
      guard !hours.isConstant else { return (.max, hours.state(ofRule: segment.rule)) }
      let segmentEnd = seconds.addingOrSaturating(Int64(segment.end * 60 - secondOfDay))
      return (Swift.min(segmentEnd, period.end), hours.state(ofRule: segment.rule))
    }

    private mutating func schedule(on date: CivilDate) -> DaySchedule {
      if let today, today.date == date { return today.schedule }
      let schedule = DaySchedule(of: hours.rules, on: date, holidays: holidays)
      today = (date, schedule)
      return schedule
    }
  }
}
