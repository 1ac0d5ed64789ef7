// SPDX-License-Identifier: MIT

/// A set of weekdays.
struct WeekdaySet: Hashable, Sendable {
  static let all = Self(first: .monday, last: .sunday)

  /// Bit *n* stands for the weekday with number *n*.
  private(set) var bits: UInt8 = 0

  init() {}

  /// The days from `first` to `last`, over the weekend when `last` is earlier in the week.
  init(first: Weekday, last: Weekday) {
    for day in Weekday.allCases
    where first <= last ? first <= day && day <= last : first <= day || day <= last {
      bits |= day.bit
    }
  }

  func contains(_ weekday: Weekday) -> Bool {
    bits & weekday.bit != 0
  }

  mutating func formUnion(_ other: Self) {
    bits |= other.bits
  }

  /// The stretches of successive days, over the weekend where Sunday and Monday are both in it.
  var runs: [(first: Weekday, last: Weekday)] {
    guard self != .all else { return [(.monday, .sunday)] }
    return Weekday.allCases.filter { contains($0) && !contains($0.dayBefore) }.map { first in
      var last = first
      while contains(last.dayAfter) { last = last.dayAfter }
      return (first, last)
    }
  }
}

extension WeekdaySet: CustomStringConvertible {
  /// The runs as opening hours write them: `Mo-Fr`, `Sa,Su`.
  var description: String {
    runs.map { run in
      let separator = run.last == run.first.dayAfter ? "," : "-"
      return run.first == run.last
        ? run.first.abbreviation : run.first.abbreviation + separator + run.last.abbreviation
    }.joined(separator: ",")
  }
}

extension Weekday {
  /// The bit that stands for it in a `WeekdaySet`.
  var bit: UInt8 { 1 << rawValue }

  /// How opening hours write the weekday.
  package var abbreviation: String { OpeningHoursWords.weekdays[rawValue - 1] }

  fileprivate var dayBefore: Self {
    self == .monday ? .sunday : Self(rawValue: rawValue - 1) ?? self
  }

  fileprivate var dayAfter: Self {
    self == .sunday ? .monday : Self(rawValue: rawValue + 1) ?? self
  }
}
