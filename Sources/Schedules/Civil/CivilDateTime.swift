// SPDX-License-Identifier: MIT

/// What a calendar and a clock on the wall show together; an instant only once a zone is known.
public struct CivilDateTime: Hashable, Comparable, Sendable {
  /// The day.
  public let date: CivilDate
  /// The time of that day.
  public let time: CivilTime

  /// Creates the moment `time` on `date`.
  public init(date: CivilDate, time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// Creates what a clock without offset shows `seconds` after it showed 1970-01-01T00:00:00.
  package init(secondsSince1970 seconds: Int64) {
    let (days, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let isBeforeMidnight = remainder < 0
    date = CivilDate(daysSince1970: Int(isBeforeMidnight ? days - 1 : days))
    time = CivilTime(secondsSinceMidnight: Int(isBeforeMidnight ? remainder + 86_400 : remainder))
  }

  /// Seconds that a clock without offset counts from 1970-01-01T00:00:00 to here.
  var secondsSince1970: Int64 {
    let (midnight, overflow) = Int64(date.daysSince1970).multipliedReportingOverflow(by: 86_400)
    guard !overflow else { return date.year < 1970 ? .min : .max }
    return midnight.addingOrSaturating(Int64(time.secondsSinceMidnight))
  }

  /// Whether `left` comes first on a clock that is never put back.
  public static func < (left: Self, right: Self) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// Date and time as in ISO 8601, without offset: `2026-12-01T18:30:00`.
  public var description: String {
    "\(date)T\(time)"
  }
}
