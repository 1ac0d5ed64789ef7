// SPDX-License-Identifier: MIT

/// The words of opening hours.
enum OpeningHoursWords {
  static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  static let publicHoliday = "PH"
  static let schoolHoliday = "SH"
  static let easter = "easter"
  static let week = "week"
  static let days = ["day", "days"]

  /// What a word says about the state, if it says anything.
  static func kind(of word: String) -> OpeningHours.State.Kind? {
    switch word.lowercased() {
    case "open": .open
    case "off", "closed": .closed
    case "unknown": .unknown
    default: nil
    }
  }

  /// The weekday that `word` names, whatever its case.
  static func weekday(of word: String) -> Weekday? {
    index(of: word, in: weekdays).flatMap { Weekday(rawValue: $0 + 1) }
  }

  /// The month that `word` names, 1 to 12, whatever its case.
  static func month(of word: String) -> Int? {
    index(of: word, in: months).map { $0 + 1 }
  }

  /// What `word` says of the sun, whatever its case.
  static func sunEvent(of word: String) -> SunEvent? {
    SunEvent(rawValue: word.lowercased())
  }

  /// Whether `word` is `other`, whatever its case.
  static func matches(_ word: String, _ other: String) -> Bool {
    word.lowercased() == other.lowercased()
  }

  /// The abbreviation that a longer spelling should have been: `Fr` for `Fri`, `Dec` for `December`.
  static func correction(of word: String) -> String? {
    guard !matches(word, week) else { return nil }
    return (months + weekdays).first { known in
      word.utf8.count > known.utf8.count && matches(String(word.prefix(known.utf8.count)), known)
    }
  }

  private static func index(of word: String, in words: [String]) -> Int? {
    words.firstIndex { matches(word, $0) }
  }
}
