// SPDX-License-Identifier: MIT

/// The rows of a history that cannot be used, counted by reason.
package struct Rejections: Sendable {
  /// Why a row cannot be used.
  package enum Reason: String, CaseIterable, Sendable {
    /// It has more or fewer fields than the header.
    case fieldCount = "another number of fields than the header"
    /// A quote is not closed, or followed by text.
    case quotes = "a quote that is not closed or has text behind it"
    /// A field that is needed is empty.
    case missing = "an empty field"
    /// A field is no number, or none that is finite.
    case notANumber = "something else than a number"
    /// It took no time, or less.
    case tooShort = "a duration that is not above zero"
    /// It took longer than a day.
    case tooLong = "a duration beyond 24 hours"
    /// The hour is none of a day.
    case hour = "an hour that no day has"
    /// The weekday has another name.
    case weekday = "an unknown weekday"
    /// The distance is negative or beyond any delivery.
    case distance = "an impossible distance"
    /// The number of items is negative, not whole or absurd.
    case itemCount = "an impossible number of items"
    /// Longitude or latitude do not exist.
    case coordinate = "an impossible coordinate"
    /// A time is no timestamp.
    case timestamp = "something else than a timestamp"
    /// A time says neither its offset nor is the zone known.
    case timeZone = "a time without its time zone"
  }

  /// The rows with one reason.
  package struct Group: Sendable {
    /// How many there are.
    package var count = 0
    /// The first of them: line, column and what was found.
    package var examples: [String] = []
    /// The lines of the others, ascending.
    package var otherLines: [Int] = []
  }

  /// How many rows are told for each reason.
  private static let exampleLimit = 5
  /// How many runs of further lines are told for each reason.
  private static let runLimit = 100

  /// The rows by reason.
  package private(set) var groups: [Reason: Group] = [:]

  /// How many rows cannot be used.
  package var count: Int { groups.values.reduce(0) { $0 + $1.count } }

  /// Adds a row.
  mutating func add(_ rejection: Rejection, line: Int) {
    var group = groups[rejection.reason] ?? Group()
    group.count += 1
    if group.examples.count < Self.exampleLimit {
      group.examples.append("line \(line): \(rejection.detail)")
    } else {
      group.otherLines.append(line)
    }
    groups[rejection.reason] = group
  }

  /// A line for each reason with its count, one for each example below it, and one with the numbers of
  /// the other lines.
  package var lines: [String] {
    Reason.allCases.flatMap { reason -> [String] in
      guard let group = groups[reason] else { return [] }
      let head = "\(group.count) \(group.count == 1 ? "row" : "rows") with \(reason.rawValue):"
      let others = group.otherLines
      return [head] + group.examples.map { "  " + $0 }
        + (others.isEmpty ? [] : ["  and \(others.count) more, on \(Self.text(ofLines: others))"])
    }
  }

  /// `lines 7, 9 to 12`; a list of very many is cut.
  private static func text(ofLines lines: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for line in lines {
      if let last = runs.last, last.upperBound + 1 == line {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    let shown = runs.prefix(runLimit).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound) to \(run.upperBound)"
    }
    return (lines.count == 1 ? "line " : "lines ") + shown.joined(separator: ", ")
      + (runs.count > runLimit ? ", …" : "")
  }
}

/// Why one row cannot be used.
struct Rejection: Error {
  let reason: Rejections.Reason
  /// The column and what was found in it.
  let detail: String
}
