// SPDX-License-Identifier: MIT

import Foundation
import Schedules
import TestSupport
import Testing

/// What another implementation says about zones, as lines `zone offset UNIX_TIME SECONDS_EAST` and
/// `zone instant SECONDS_OF_A_CLOCK_WITHOUT_OFFSET UNIX_TIME`; made by `scripts/compare-time-zones`.
@Suite(
  "Time zones of another implementation",
  .enabled(if: TimeZoneTable.path != nil, "run scripts/compare-time-zones"))
struct TimeZoneTableTests {
  @Test func `every answer is the same`() throws {
    let table = try Data(contentsOf: URL(filePath: #require(TimeZoneTable.path)))
    var zone = IANATimeZone.utc
    var count = 0
    var differences: [String] = []
    for line in table.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      if zone.identifier != words[0] { zone = try IANATimeZone(identifier: words[0]) }
      let asked = try #require(Int64(words[2]))
      let answer: Int64
      switch words[1] {
      case "offset": answer = Int64(zone.offsetSeconds(at: Instant(secondsSince1970: asked)))
      default:
        // What a clock without offset shows is what a clock in UTC shows.
        let civil = IANATimeZone.utc.civil(at: Instant(secondsSince1970: asked))
        answer = zone.instant(for: civil).secondsSince1970
      }
      if answer != Int64(words[3]) {
        differences.append("\(words.joined(separator: " ")), not \(answer)")
      }
      count += 1
    }
    print("time zones: \(count) answers compared, \(differences.count) differ")
    #expect(count > 0)
    #expect(differences.prefix(20) == [])
  }
}

private enum TimeZoneTable {
  /// The file that the script has made.
  static let path = ProcessInfo.processInfo.environment["DOORSTEP_TIME_ZONE_TABLE"]
}
