// SPDX-License-Identifier: MIT

/// Reads a text of fixed shape from left to right: digits, signs, nothing optional but by peeking.
struct TimestampReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next byte, if any.
  var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Reads exactly `count` digits as a number in `range`.
  mutating func readNumber(
    digits count: Int, in range: ClosedRange<Int>, as name: String
  ) throws(TimestampError) -> Int {
    let start = position
    var number = 0
    for _ in 0..<count {
      guard let digit = readDigit() else {
        throw failure(.malformed, expected: "\(name) with \(count) digits")
      }
      number = number * 10 + digit
    }
    guard range.contains(number) else {
      let digits = Decimal.padded(range.lowerBound, to: count)
      throw failure(
        .outOfRange, at: start, to: position,
        expected: "\(name) from \(digits) to \(range.upperBound)")
    }
    return number
  }

  /// Reads one of `characters`, which are ASCII.
  @discardableResult
  mutating func readOne(
    of characters: String, expected: String
  ) throws(TimestampError) -> UInt8 {
    guard let byte = next, characters.utf8.contains(byte) else {
      throw failure(.malformed, expected: expected)
    }
    position += 1
    return byte
  }

  /// Reads `character`, which is ASCII, if it comes next.
  mutating func readIfPresent(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, byte == character.value else { return false }
    position += 1
    return true
  }

  /// Skips digits, at least one.
  mutating func skipDigits(expected: String) throws(TimestampError) {
    guard readDigit() != nil else { throw failure(.malformed, expected: expected) }
    while readDigit() != nil {}
  }

  /// Makes sure that nothing is left.
  func finish(after whole: String) throws(TimestampError) {
    guard position == bytes.count else {
      throw failure(.trailingText, expected: "nothing after \(whole)")
    }
  }

  /// An error at the next byte, or about the bytes from `start` to `end`.
  func failure(
    _ reason: TimestampError.Reason, at start: Int? = nil, to end: Int? = nil, expected: String
  ) -> TimestampError {
    let start = start ?? position
    return TimestampError(
      reason: reason, column: ErrorExcerpt.column(at: start, in: bytes),
      found: ErrorExcerpt.text(from: start, to: end ?? bytes.count, in: bytes), expected: expected)
  }

  private mutating func readDigit() -> Int? {
    guard let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
      return nil
    }
    position += 1
    return Int(byte - UInt8(ascii: "0"))
  }
}

extension TimestampReader {
  /// Reads `2026-12-24`.
  mutating func readDate() throws(TimestampError) -> CivilDate {
    let year = try readNumber(digits: 4, in: 0...9999, as: "a year")
    try readOne(of: "-", expected: "\"-\" between year and month")
    let month = try readNumber(digits: 2, in: 1...12, as: "a month")
    try readOne(of: "-", expected: "\"-\" between month and day")
    let dayStart = position
    let day = try readNumber(digits: 2, in: 1...31, as: "a day")
    guard let date = CivilDate(year: year, month: month, day: day) else {
      let last = CivilDate.numberOfDays(inMonth: month, of: year)
      throw failure(
        .noSuchDay, at: dayStart, to: position, expected: "a day from 01 to \(last) in that month")
    }
    return date
  }

  /// Reads `18:30` and what follows of `:00`, up to second `lastSecond`.
  mutating func readClock(
    secondsAreOptional: Bool, lastSecond: Int
  ) throws(TimestampError) -> (hour: Int, minute: Int, second: Int) {
    let hour = try readNumber(digits: 2, in: 0...23, as: "an hour")
    try readOne(of: ":", expected: "\":\" between hour and minute")
    let minute = try readNumber(digits: 2, in: 0...59, as: "a minute")
    if secondsAreOptional && next != UInt8(ascii: ":") { return (hour, minute, 0) }
    try readOne(of: ":", expected: "\":\" between minute and second")
    return (hour, minute, try readNumber(digits: 2, in: 0...lastSecond, as: "a second"))
  }
}
