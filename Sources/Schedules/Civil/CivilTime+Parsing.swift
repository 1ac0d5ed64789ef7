// SPDX-License-Identifier: MIT

extension CivilTime {
  /// Reads a time of day written as in ISO 8601, `18:30` or `18:30:00`.
  ///
  /// - Throws: The first character that does not fit, and what should stand there.
  public init(parsing text: String) throws(TimestampError) {
    var reader = TimestampReader(text)
    let clock = try reader.readClock(secondsAreOptional: true, lastSecond: 59)
    try reader.finish(after: "the time")
    self.init(secondsSinceMidnight: (clock.hour * 60 + clock.minute) * 60 + clock.second)
  }
}
