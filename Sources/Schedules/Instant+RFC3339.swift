// SPDX-License-Identifier: MIT

extension Instant {
  /// Reads a timestamp as in RFC 3339 §5.6, `2026-12-01T18:30:00-05:00`; the offset, or `Z`, is
  /// required, and `t` and `z` may be small.
  ///
  /// A fraction of a second is dropped, so that the instant is the second in which the timestamp
  /// lies. Second 60 is accepted where a leap second can be, in the last minute (UTC) of a month
  /// (§5.7); Unix time does not count it, so it is the same instant as the second after it.
  ///
  /// - Throws: The first character that does not fit, and what should stand there.
  public init(rfc3339 text: String) throws(TimestampError) {
    var reader = TimestampReader(text)
    let date = try reader.readDate()
    try reader.readOne(of: "Tt", expected: "\"T\" between date and time")
    let clock = try reader.readClock(secondsAreOptional: false, lastSecond: 60)
    if reader.readIfPresent(".") {
      try reader.skipDigits(expected: "a digit of the fraction of a second")
    }
    let offset = try reader.readOffset()
    try reader.finish(after: "the timestamp")

    let midnight = Int64(date.daysSince1970) * 86_400
    let seconds = (clock.hour * 60 + clock.minute) * 60 + clock.second
    secondsSince1970 = midnight + Int64(seconds - offset)
    guard clock.second < 60 || Self.isStartOfMonth(secondsSince1970) else {
      throw reader.failure(
        .noLeapSecond, at: 17, to: 19,
        expected: "second 60 only as the last second (UTC) of a month")
    }
  }

  /// The timestamp of this instant on the clocks of `zone`, as in RFC 3339 §5.6:
  /// `2026-12-01T18:30:00-05:00`, with `Z` for a zone named `UTC`.
  ///
  /// RFC 3339 writes offsets in whole minutes. Where a zone's offset has seconds, as local mean time
  /// has, the offset is written without them and the time is shown at that offset, so that the
  /// timestamp still names this instant. Years beyond 0000 to 9999, which the RFC cannot write, carry
  /// a sign and as many digits as they need.
  public func rfc3339(in zone: IANATimeZone) -> String {
    let minutes = zone.offsetSeconds(at: self) / 60
    let civil = CivilDateTime(
      secondsSince1970: secondsSince1970.addingOrSaturating(Int64(minutes * 60)))
    guard zone != .utc else { return "\(civil)Z" }
    let sign = minutes < 0 ? "-" : "+"
    let hour = Decimal.padded(abs(minutes) / 60, to: 2)
    return "\(civil)\(sign)\(hour):\(Decimal.padded(abs(minutes) % 60, to: 2))"
  }

  private static func isStartOfMonth(_ seconds: Int64) -> Bool {
    let civil = CivilDateTime(secondsSince1970: seconds)
    return civil.date.day == 1 && civil.time == .midnight
  }
}

extension TimestampReader {
  /// Reads `Z`, `+01:00` or `-05:00` as seconds east of UTC.
  fileprivate mutating func readOffset() throws(TimestampError) -> Int {
    let sign = try readOne(of: "+-Zz", expected: "an offset such as \"Z\" or \"+01:00\"")
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return 0 }
    let hour = try readNumber(digits: 2, in: 0...23, as: "an offset's hour")
    try readOne(of: ":", expected: "\":\" between the offset's hour and minute")
    let minute = try readNumber(digits: 2, in: 0...59, as: "an offset's minute")
    let seconds = (hour * 60 + minute) * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}
