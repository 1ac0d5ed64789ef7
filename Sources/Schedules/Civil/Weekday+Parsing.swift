// SPDX-License-Identifier: MIT

import Diagnostics

extension Weekday {
  /// The weekdays that `text` lists as in opening hours: `Fr`, `Mo-Th`, `Sa,Su`; a range may go over Sunday,
  /// as in `Fr-Mo`.
  ///
  /// Case does not matter, and spaces may stand around each word.
  ///
  /// - Throws: The word that is no weekday, or that is listed a second time.
  public static func days(in text: String) throws(BookingError) -> Set<Self> {
    var days: Set<Self> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      let first = try day(named: words[0])
      let last = words.count > 1 ? try day(named: words[1]) : first
      let length = (last.rawValue - first.rawValue + 7) % 7
      for distance in 0...length {
        let day = allCases[(first.rawValue - 1 + distance) % 7]
        guard days.insert(day).inserted else {
          throw BookingError(
            reason: .weekdayTwice, found: "\(day.abbreviation) twice in \(quoted(text))",
            expected: "each weekday once")
        }
      }
    }
    return days
  }

  private static func day(named word: Substring) throws(BookingError) -> Self {
    guard let day = OpeningHoursWords.weekday(of: word.filter { $0 != " " }) else {
      throw BookingError(
        reason: .weekdays, found: quoted(String(word)),
        expected: "a weekday (Mo, Tu, We, Th, Fr, Sa or Su), a range such as \"Mo-Fr\" or a list")
    }
    return day
  }
}
