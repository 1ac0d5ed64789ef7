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
    /// The rules of the day looked at last.
    private var today: (day: Int, selection: DaySelection)?

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
      let state = hours.state(ofRule: first.rule)
      position = first.end
      while position < end {
        let following = step(from: position)
        guard following.rule == first.rule || hours.state(ofRule: following.rule) == state else {
          break
        }
        position = following.end
      }
      position = Swift.min(position, end)
      return Interval(
        start: Instant(secondsSince1970: start), end: Instant(secondsSince1970: position),
        state: state)
    }

    /// The rule that decides at `seconds` of Unix time, and until when it surely does: the next time in a
    /// rule of that day, or the zone's next change of offset when that comes first.
    private mutating func step(from seconds: Int64) -> (end: Int64, rule: Int?) {
      guard !hours.table.isConstant else { return (.max, 0) }
      let reading = ClockReading(of: zone, at: seconds)
      let (day, second) = OpeningHours.day(ofSecond: reading.secondsSince1970)
      guard day >= OpeningHours.days.lowerBound else {
        let untilFirstDay = Int64(OpeningHours.days.lowerBound) * 86_400
        let rest = untilFirstDay.subtractingOrSaturating(reading.secondsSince1970)
        return (Swift.min(seconds.addingOrSaturating(rest), reading.end), nil)
      }
      guard day <= OpeningHours.days.upperBound else { return (.max, nil) }
      let selection = selection(on: day)
      let minute = second / 60
      let rule = hours.table.decidingRule(at: minute, selection)
      guard !reading.isHeld else { return (reading.end, rule) }
      let boundary = hours.table.nextBoundary(after: minute, selection)
      return (Swift.min(seconds + Int64(boundary * 60 - second), reading.end), rule)
    }

    private mutating func selection(on day: Int) -> DaySelection {
      if let today, today.day == day { return today.selection }
      let selection = hours.table.selection(on: CalendarDay(number: day), holidays: holidays)
      today = (day, selection)
      return selection
    }
  }
}
