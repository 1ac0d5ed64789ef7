// SPDX-License-Identifier: MIT

extension OpeningHoursParser {
  /// Reads `11:00-14:30,17:00+`; nothing when no time stands here.
  mutating func readSpans() throws(OpeningHoursError) -> [TimeSpan] {
    guard seesTime else { return [] }
    var spans = [try readSpan()]
    while skipComma(before: { $0.seesTime }) { spans.append(try readSpan()) }
    return spans
  }

  private var seesTime: Bool {
    scanner.seesClock() || scanner.sees("(")
      || OpeningHoursWords.sunEvent(of: scanner.peekWord()) != nil
  }

  private mutating func readSpan() throws(OpeningHoursError) -> TimeSpan {
    let from = try readTime(latest: TimeSpan.minutesPerDay - 1, "a time from 00:00 to 23:59")
    if scanner.skip("+") {
      return TimeSpan(from: from, to: .clock(TimeSpan.minutesPerDay), isOpenEnded: true)
    }
    guard skipDash() else {
      throw scanner.failure(expected: "\"-\" and the time of closing, or \"+\"")
    }
    let to = Self.normalEnd(
      try readTime(latest: TimeSpan.latestEnd, "a time from 00:00 to 48:00"), from: from)
    if scanner.skip("/") {
      let whole = TimeSpan(from: from, to: to, isOpenEnded: false)
      return TimeSpan(
        from: from, to: to, isOpenEnded: false, step: try readInterval(within: whole))
    }
    return TimeSpan(from: from, to: to, isOpenEnded: scanner.skip("+"))
  }

  /// Reads the `30` or `01:30` of points in time, in minutes.
  private mutating func readInterval(within span: TimeSpan) throws(OpeningHoursError) -> Int {
    let start = scanner.position
    let longest = span.end - span.start
    let expected = "minutes or hours and minutes from 1 to \(longest) minutes"
    let minutes =
      scanner.seesClock()
      ? try readClock(expected).minutes : try readNumber(in: 0...9999, as: expected)
    guard (1...longest).contains(minutes) else {
      throw scanner.failure(.outOfRange, at: start, expected: expected)
    }
    return minutes
  }

  /// The end as the clock shows it on the next day, where that cannot be taken for the same day, and
  /// midnight as 24:00.
  private static func normalEnd(_ end: DayTime, from start: DayTime) -> DayTime {
    guard case .clock(let minutes) = end else { return end }
    guard minutes > 0 else { return .clock(TimeSpan.minutesPerDay) }
    let onNextDay = minutes - TimeSpan.minutesPerDay
    return onNextDay > 0 && onNextDay <= start.minutes ? .clock(onNextDay) : end
  }

  private mutating func readTime(
    latest: Int, _ expected: String
  ) throws(OpeningHoursError) -> DayTime {
    let start = scanner.position
    let time: DayTime =
      if scanner.skip("(") {
        try readShiftedEvent()
      } else if let event = readEvent() {
        .sun(event, offset: 0)
      } else {
        try readClock(expected)
      }
    guard (0...latest).contains(time.minutes) else {
      throw scanner.failure(.outOfRange, at: start, expected: expected)
    }
    return time
  }

  /// Reads `sunset-01:00)`, behind the parenthesis.
  private mutating func readShiftedEvent() throws(OpeningHoursError) -> DayTime {
    guard let event = readEvent() else {
      throw unexpected(expected: "dawn, sunrise, sunset or dusk")
    }
    let isNegative = scanner.skip("-")
    guard isNegative || scanner.skip("+") else {
      throw scanner.failure(expected: "\"+\" or \"-\" and hours, such as \"+01:30\"")
    }
    let offset = try readClock("hours and minutes such as \"01:30\"").minutes
    guard scanner.skip(")") else { throw scanner.failure(expected: "\")\"") }
    return .sun(event, offset: isNegative ? -offset : offset)
  }

  private mutating func readEvent() -> SunEvent? {
    guard let event = OpeningHoursWords.sunEvent(of: scanner.peekWord()) else { return nil }
    scanner.skipWord()
    return event
  }

  /// Reads `9:00` or `09:00`.
  private mutating func readClock(_ expected: String) throws(OpeningHoursError) -> DayTime {
    guard scanner.seesClock() else {
      throw scanner.failure(expected: "a time such as \"09:00\"")
    }
    let hour = try readNumber(in: 0...99, as: expected)
    _ = scanner.skip(":")
    guard scanner.countDigits() == 2 else {
      throw scanner.failure(expected: "minutes with 2 digits")
    }
    let minute = try readNumber(in: 0...59, as: "minutes from 00 to 59")
    return .clock(hour * 60 + minute)
  }
}
