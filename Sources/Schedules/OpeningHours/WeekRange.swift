// SPDX-License-Identifier: MIT

/// ISO weeks of a rule: `week 4`, `week 2-52/2`.
struct WeekRange: Hashable, Sendable, CustomStringConvertible {
  let first: Int
  let last: Int
  /// Every how many weeks, from `first` on.
  let step: Int

  func contains(_ week: Int) -> Bool {
    week >= first && week <= last && (week - first).isMultiple(of: step)
  }

  var description: String {
    guard last != first else { return "\(first)" }
    return "\(first)-\(last)\(step == 1 ? "" : "/\(step)")"
  }
}
