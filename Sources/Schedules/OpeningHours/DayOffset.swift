// SPDX-License-Identifier: MIT

/// The `+1 day` or `-2 days` behind a day.
enum DayOffset {
  /// How it is written behind the day; nothing for 0.
  static func suffix(_ days: Int) -> String {
    guard days != 0 else { return "" }
    return " \(days < 0 ? "-" : "+")\(abs(days)) day\(abs(days) == 1 ? "" : "s")"
  }
}
