// SPDX-License-Identifier: MIT

/// Which rules of opening hours count on a day.
struct DaySelection: Equatable {
  /// A bit for each rule, the first one lowest.
  typealias Rules = UInt128

  /// The rules whose times of the day itself count.
  var today: Rules = 0
  /// The rules whose times after midnight, of the day before, count.
  var overnight: Rules = 0

  /// The same without the rule at `index` and those after it.
  func before(_ index: Int) -> Self {
    let mask: Rules = (1 << index) - 1
    return Self(today: today & mask, overnight: overnight & mask)
  }

  /// Makes the rule at `index` not count.
  mutating func leaveOut(_ index: Int) {
    today &= ~(1 << index)
    overnight &= ~(1 << index)
  }
}
