// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument

/// A case of `doorstep conformance hours`.
struct HoursVector {
  /// A stretch that is not closed, in Unix seconds.
  struct Stretch: CustomStringConvertible {
    let start: Int64
    let end: Int64
    let state: String

    var description: String { "\(start)-\(end) \(state)" }
  }

  let expression: String
  let timeZone: String
  /// Whose public holidays `PH` stands for, if any are.
  let country: String?
  let from: Instant
  let until: Instant
  let expected: [Stretch]

  /// Reads a line with a JSON object; what it does not need is ignored.
  init(_ line: String) throws(JSONError) {
    let object = try JSONDocument(parsing: line).root
    expression = try object.required("expression").string()
    timeZone = try object.required("timeZone").string()
    country = try object.member("country")?.string()
    from = Instant(secondsSince1970: try object.required("from").integer())
    until = Instant(secondsSince1970: try object.required("until").integer())
    var expected: [Stretch] = []
    for interval in try object.required("intervals").elements() {
      expected.append(try Stretch(interval))
    }
    self.expected = expected
  }

  /// What is asked, in one line.
  var subject: String {
    "\(expression) in \(timeZone) from \(from.secondsSince1970) until \(until.secondsSince1970)"
  }

  var expectedText: String { Self.text(of: expected) }

  /// What the engine says, or why it cannot.
  func foundText() -> String {
    let hours: OpeningHours
    let zone: IANATimeZone
    let holidays: HolidayCalendar
    do {
      hours = try OpeningHours(parsing: expression)
      zone = try IANATimeZone(identifier: timeZone)
      holidays = try country.map { try HolidayCalendar(country: $0) } ?? .empty
    } catch {
      return "an error: \(error)"
    }
    let intervals = hours.intervals(from: from, until: until, in: zone, holidays: holidays)
    return Self.text(of: intervals.compactMap(Stretch.init))
  }

  private static func text(of stretches: [Stretch]) -> String {
    stretches.isEmpty ? "nothing" : stretches.map(\.description).joined(separator: ", ")
  }
}

extension HoursVector.Stretch {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    let parts = try value.elements()
    guard parts.count == 3 else {
      throw value.error("expected start, end and state, found \(parts.count) values")
    }
    self.init(
      start: try parts[0].integer(), end: try parts[1].integer(), state: try parts[2].string())
  }

  /// Nothing for an interval in which it is closed.
  fileprivate init?(_ interval: OpeningHours.Interval) {
    guard interval.state.kind != .closed else { return nil }
    self.init(
      start: interval.start.secondsSince1970, end: interval.end.secondsSince1970,
      state: interval.state.kind == .open ? "open" : "unknown")
  }
}
