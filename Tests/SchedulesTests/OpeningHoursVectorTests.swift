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
  /// What this engine refuses: the sun's times, for which the vectors assume fixed hours.
  static let refusedWord = "sunset"

  @Test func `every expression gives the same intervals, or is refused for the sun's times`() throws
  {
    let vectors = try Vector.all()
    var matches = 0
    var corrections = 0
    var refusals = 0
    for vector in vectors {
      switch Result(catching: { () throws(OpeningHoursError) in
        try OpeningHours(parsing: vector.expression)
      }) {
      case .success(let hours):
        let intervals = try vector.openIntervals(of: hours)
        if intervals == vector.expected {
          matches += 1
        } else {
          #expect(intervals == vector.expectedByState, "\(vector.expression)")
          corrections += 1
        }
      case .failure(let error):
        #expect(error.reason == .unsupported, "\(vector.expression): \(error)")
        #expect(vector.expression.contains(Self.refusedWord), "\(vector.expression): \(error)")
        refusals += 1
      }
    }
    print(
      """
      opening hours: \(matches) of \(vectors.count) vectors match, \(corrections) match the other \
      engine's states but not its intervals, \(refusals) are refused
      """)
    #expect(vectors.count == 260)
    #expect(matches >= 252)
    #expect(corrections <= 4)
  }

  @Test func `every expression reads back from its description`() throws {
    for vector in try Vector.all() where !vector.expression.contains(Self.refusedWord) {
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

  /// The expected intervals where they agree with the states that the same engine gives.
  ///
  /// On 25 October 2026 clocks in Berlin show 02:00 twice, at 00:00Z and 01:00Z. Asked for the state, the
  /// engine says that what ends at 02:00 is closed from 00:00Z on, as we do; its intervals end at 01:00Z.
  var expectedByState: [[Int64]] {
    let firstTwo: Int64 = 1_792_886_400
    let secondTwo: Int64 = firstTwo + 3600
    return expected.map {
      [$0[0], timeZone == "Europe/Berlin" && $0[1] == secondTwo ? firstTwo : $0[1]]
    }
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
