// SPDX-License-Identifier: MIT

extension CivilDate {
  /// Reads a date written as in ISO 8601, `2026-12-24`, with a year from 0000 to 9999.
  ///
  /// - Throws: The first character that does not fit, and what should stand there.
  public init(parsing text: String) throws(TimestampError) {
    var reader = TimestampReader(text)
    self = try reader.readDate()
    try reader.finish(after: "the date")
  }
}

extension CivilDateTime {
  /// Reads date and time written as in ISO 8601 without offset: `2026-12-24T18:30`, or with
  /// seconds, `2026-12-24T18:30:00`.
  ///
  /// - Throws: The first character that does not fit, and what should stand there.
  public init(parsing text: String) throws(TimestampError) {
    var reader = TimestampReader(text)
    let date = try reader.readDate()
    try reader.readOne(of: "Tt", expected: "\"T\" between date and time")
    let clock = try reader.readClock(secondsAreOptional: true, lastSecond: 59)
    try reader.finish(after: "the time")
    let seconds = (clock.hour * 60 + clock.minute) * 60 + clock.second
    self.init(date: date, time: CivilTime(secondsSinceMidnight: seconds))
  }
}
