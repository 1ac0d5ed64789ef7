// SPDX-License-Identifier: MIT

extension OpeningHoursParser {
  /// Reads `11:00-14:30,17:00+`; nothing when no time stands here.
  mutating func readSpans() throws(OpeningHoursError) -> [TimeSpan] {
    try refuseEvents()
    guard scanner.seesClock() else { return [] }
    var spans = [try readSpan()]
    while skipComma(before: { $0.scanner.seesClock() || $0.seesEvent }) {
      spans.append(try readSpan())
    }
    return spans
  }

  private mutating func readSpan() throws(OpeningHoursError) -> TimeSpan {
    try refuseEvents()
    let start = try readClock(latest: DaySchedule.length - 1, "a time from 00:00 to 23:59")
    if scanner.skip("+") {
      return TimeSpan(start: start, end: DaySchedule.length, isOpenEnded: true)
    }
    guard skipDash() else {
      throw scanner.failure(expected: "\"-\" and the time of closing, or \"+\"")
    }
    try refuseEvents()
    let end = try readClock(latest: TimeSpan.latestEnd, "a time from 00:00 to 48:00")
    guard !scanner.sees("/") else {
      throw scanner.failure(.unsupported, expected: "spans of time")
    }
    return TimeSpan(
      start: start, end: end > start ? end : end + DaySchedule.length,
      isOpenEnded: scanner.skip("+"))
  }

  /// Reads `9:00` or `09:00` as minutes after midnight, at most `latest`.
  private mutating func readClock(
    latest: Int, _ expected: String
  ) throws(OpeningHoursError) -> Int {
    let start = scanner.position
    guard scanner.seesClock() else {
      throw scanner.failure(expected: "a time such as \"09:00\"")
    }
    let hour = try readNumber(in: 0...99, as: expected)
    _ = scanner.skip(":")
    guard scanner.countDigits() == 2 else {
      throw scanner.failure(expected: "minutes with 2 digits")
    }
    let minute = try readNumber(in: 0...59, as: "minutes from 00 to 59")
    guard hour * 60 + minute <= latest else {
      throw scanner.failure(.outOfRange, at: start, expected: expected)
    }
    return hour * 60 + minute
  }

  /// Whether a time is given by the sun.
  private var seesEvent: Bool {
    let word = scanner.peekWord()
    return scanner.sees("(")
      || OpeningHoursWords.events.contains { OpeningHoursWords.matches(word, $0) }
  }

  private func refuseEvents() throws(OpeningHoursError) {
    guard !seesEvent else {
      throw scanner.failure(.unsupported, expected: "a time such as \"09:00\"")
    }
  }
}
