// SPDX-License-Identifier: MIT

extension PosixTimeZoneRule {
  /// Reads a rule such as `EST5EDT,M3.2.0,M11.1.0` or `<+1030>-10:30<+11>-11,M10.1.0,M4.1.0`.
  init(parsing footer: [UInt8]) throws(TZifError) {
    var reader = PosixTimeZoneReader(footer)
    try reader.skipName()
    standardOffset = try -reader.readSeconds(hours: 24)
    guard !reader.isAtEnd else {
      daylight = nil
      return
    }
    try reader.skipName()
    let offset = reader.comesNext(",") ? standardOffset + 3600 : try -reader.readSeconds(hours: 24)
    let beginning = try reader.readMoment()
    let end = try reader.readMoment()
    guard reader.isAtEnd else { throw reader.failure }
    daylight = Daylight(offset: offset, beginning: beginning, end: end)
  }
}

/// Reads the parts of a POSIX `TZ` rule in order.
private struct PosixTimeZoneReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  var failure: TZifError {
    TZifError(detail: "its rule \"\(String(decoding: bytes, as: UTF8.self))\" is malformed")
  }

  func comesNext(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == character.value
  }

  /// Skips `EST` or `<+1030>`.
  mutating func skipName() throws(TZifError) {
    let start = position
    if skip("<") {
      while position < bytes.count && !comesNext(">") { position += 1 }
      guard skip(">") else { throw failure }
    } else {
      while position < bytes.count && Self.isLetter(bytes[position]) { position += 1 }
    }
    guard position > start else { throw failure }
  }

  /// Reads `5`, `-10:30` or `+1:02:03` as seconds; `hours` is the largest hour.
  mutating func readSeconds(hours: Int) throws(TZifError) -> Int {
    let isNegative = skip("-")
    if !isNegative { skip("+") }
    var seconds = try readNumber(in: 0...hours) * 3600
    if skip(":") { seconds += try readNumber(in: 0...59) * 60 }
    if skip(":") { seconds += try readNumber(in: 0...59) }
    return isNegative ? -seconds : seconds
  }

  /// Reads `,M3.2.0`, `,J60` or `,59`, and a time such as `/-1` when there is one.
  mutating func readMoment() throws(TZifError) -> PosixTimeZoneRule.YearlyMoment {
    guard skip(",") else { throw failure }
    let day = try readDay()
    let seconds = skip("/") ? try readSeconds(hours: 167) : 2 * 3600
    return PosixTimeZoneRule.YearlyMoment(day: day, secondsAfterMidnight: seconds)
  }

  private mutating func readDay() throws(TZifError) -> PosixTimeZoneRule.YearlyDay {
    if skip("J") { return .ordinalWithoutLeapDay(try readNumber(in: 1...365)) }
    guard skip("M") else { return .daysAfterNewYear(try readNumber(in: 0...365)) }
    let month = try readNumber(in: 1...12)
    guard skip(".") else { throw failure }
    let week = try readNumber(in: 1...5)
    guard skip(".") else { throw failure }
    let fromSunday = try readNumber(in: 0...6)
    guard let weekday = Weekday(rawValue: fromSunday == 0 ? 7 : fromSunday) else { throw failure }
    return .weekday(weekday, week: week, month: month)
  }

  private mutating func readNumber(in range: ClosedRange<Int>) throws(TZifError) -> Int {
    let digits = bytes[position...].prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    // No number here has more than three digits.
    guard (1...3).contains(digits.count) else { throw failure }
    position += digits.count
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    guard range.contains(number) else { throw failure }
    return number
  }

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard comesNext(character) else { return false }
    position += 1
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
