// SPDX-License-Identifier: MIT

import Foundation
import Schedules
import TestSupport
import Testing

/// What another implementation says about holidays, as lines `COUNTRY|REGION|LAST_YEAR|DATE NAME|…`, made by
/// `scripts/generate-holidays --check`.
@Suite(
  "Holidays of another implementation",
  .enabled(if: HolidayFile.path != nil, "run scripts/generate-holidays --check"))
struct HolidayTableTests {
  @Test func `every day of every region is the same`() throws {
    let file = try Data(contentsOf: URL(filePath: #require(HolidayFile.path)))
    var count = 0
    for line in String(decoding: file, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let calendar = try HolidayCalendar(
        country: words[0], region: words[1].isEmpty ? nil : words[1])
      let answers = calendar.dates.flatMap { date in
        (calendar.name(of: date) ?? "").components(separatedBy: "; ").map { "\(date) \($0)" }
      }
      #expect(answers.sorted() == words.dropFirst(3).sorted(), "\(words[0])-\(words[1])")
      #expect(calendar.lastYear == Int(words[2]))
      count += answers.count
    }
    print("holidays: \(count) compared")
    #expect(count > 0)
  }
}

private enum HolidayFile {
  /// The file that the script has made.
  static let path = ProcessInfo.processInfo.environment["DOORSTEP_HOLIDAY_TABLE"]
}
