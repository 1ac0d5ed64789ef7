// SPDX-License-Identifier: MIT

import Foundation
import Schedules
import TestSupport
import Testing

/// Real and made-up expressions with their intervals around a change of clocks, as another engine works
/// them out (opening-hours-py 2.1.4).
@Suite(
  "Opening hours of another engine", .enabled(if: SharedData.isPresent, SharedData.absence))
struct OpeningHoursVectorTests {
  @Test func `every expression gives the same intervals`() throws {
    let vectors = try Vector.all()
    for vector in vectors {
      let hours = try OpeningHours(parsing: vector.expression)
      #expect(try vector.openIntervals(of: hours) == vector.expected, "\(vector.expression)")
    }
    #expect(vectors.count == 260)
  }

  @Test func `every expression reads back from its description`() throws {
    for vector in try Vector.all() {
      let hours = try OpeningHours(parsing: vector.expression)
      #expect(try OpeningHours(parsing: hours.description) == hours, "\(vector.expression)")
    }
  }
}

private struct Vector: Decodable {
  enum Keys: String, CodingKey {
    case expression, timeZone, from, until, intervals
  }

  let expression: String
  let timeZone: String
  let from: Int64
  let until: Int64
  /// Pairs of Unix times between which it is open.
  let expected: [[Int64]]

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    expression = try object.decode(String.self, forKey: .expression)
    timeZone = try object.decode(String.self, forKey: .timeZone)
    from = try object.decode(Int64.self, forKey: .from)
    until = try object.decode(Int64.self, forKey: .until)
    var list = try object.nestedUnkeyedContainer(forKey: .intervals)
    var intervals: [[Int64]] = []
    while !list.isAtEnd {
      var interval = try list.nestedUnkeyedContainer()
      let ends = [try interval.decode(Int64.self), try interval.decode(Int64.self)]
      #expect(try interval.decode(String.self) == "open")
      intervals.append(ends)
    }
    expected = intervals
  }

  static func all() throws -> [Self] {
    let lines = try SharedData.bytes("opening-hours/vectors.jsonl").split(separator: 0x0A)
    return try lines.map { try JSONDecoder().decode(Self.self, from: Data($0)) }
  }

  /// The vectors' holidays are those of the whole United States and of all German states; none lies in
  /// their weeks.
  func openIntervals(of hours: OpeningHours) throws -> [[Int64]] {
    let zone = try IANATimeZone(identifier: timeZone)
    let intervals = hours.intervals(
      from: Instant(secondsSince1970: from), until: Instant(secondsSince1970: until), in: zone)
    return intervals.filter(\.state.isOpen).map {
      [$0.start.secondsSince1970, $0.end.secondsSince1970]
    }
  }
}
