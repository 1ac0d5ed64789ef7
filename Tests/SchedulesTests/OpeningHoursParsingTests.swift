// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

/// An expression, where its error points, and what the error says there.
struct BadHours: CustomTestStringConvertible, Sendable {
  let text: String
  let column: Int
  let message: String
  let reason: OpeningHoursError.Reason

  init(
    _ text: String, _ column: Int, _ message: String,
    _ reason: OpeningHoursError.Reason = .unexpected
  ) {
    (self.text, self.column, self.message, self.reason) = (text, column, message, reason)
  }

  var testDescription: String { text }

  static let all = [
    Self("", 1, "expected a rule such as \"Mo-Fr 09:00-17:00\" or \"PH off\", found the end"),
    Self("   ", 4, "expected a rule"),
    Self(";", 1, "expected a rule"),
    Self("Mo-Fr 09:00-17:00;; PH off", 19, "expected a rule"),
    Self("Mo-Fri 9-5", 4, "expected \"Fr\", found \"Fri\""),
    Self("Monday 09:00-17:00", 1, "expected \"Mo\", found \"Monday\""),
    Self("Mo,Tue 09:00-17:00", 4, "expected \"Tu\", found \"Tue\""),
    Self("December off", 1, "expected \"Dec\""),
    Self(
      "Mo-Fr 9-5", 7, "expected a time such as \"09:00-17:00\", open, off, unknown or a comment"),
    Self("Mo-Fr 09:00", 12, "expected \"-\" and the time of closing, or \"+\""),
    Self("Mo-Fr 09:00–17:00", 12, "expected \"-\""),
    Self("Mo-Fr 9:00am-5:00pm", 11, "expected \"-\""),
    Self("Mo-Fr 09:00-", 13, "expected a time such as \"09:00\", found the end"),
    Self("Mo-Fr 09:0-17:00", 10, "expected minutes with 2 digits"),
    Self("Mo-Fr 09:60-17:00", 10, "expected minutes from 00 to 59", .outOfRange),
    Self("25:61-26:00", 4, "expected minutes from 00 to 59", .outOfRange),
    Self("25:00-26:00", 1, "expected a time from 00:00 to 23:59, found \"25:00\"", .outOfRange),
    Self("24:00-26:00", 1, "expected a time from 00:00 to 23:59", .outOfRange),
    Self("20:00-48:01", 7, "expected a time from 00:00 to 48:00", .outOfRange),
    Self("Mo-Fr 09:00-17:00 off please", 23, "expected open, off, unknown, a comment"),
    Self("Mo-Fr 09:00-17:00 \"ring", 19, "expected a comment with a quotation mark at its end"),
    Self("Mo-Fr 09:00-17:00 | PH off", 19, "expected open, off, unknown, a comment"),
    Self("Mo-Fr, 10:00-12:00", 8, "expected another day of the list"),
    Self("Mo--Fr 10:00-12:00", 4, "expected a weekday (Mo, Tu, We, Th, Fr, Sa or Su)"),
    Self("Mo[0] 10:00-12:00", 4, "expected a position from 1 to 5, or from -1 to -5", .outOfRange),
    Self("Mo[1 10:00-12:00", 6, "expected \"]\""),
    Self("Feb 30 off", 5, "expected a day from 1 to 29", .outOfRange),
    Self("2027 Feb 29 off", 10, "expected a day from 1 to 28", .outOfRange),
    Self("Dec 26-24 off", 8, "expected a day from 26 to 31, or a month and a day", .outOfRange),
    Self("Dec 24-Feb off", 8, "expected a month and a day"),
    Self("Dec-Feb 2 off", 5, "expected a month without a day"),
    Self("Dec 24-2027 Jan 2 off", 8, "expected no year, as the range begins without one"),
    Self(
      "2027 Dec 24-2027 Jan 2 off", 13, "expected a date after the beginning of the range",
      .outOfRange),
    Self("2027-2026 off", 6, "expected a year from 2027 to 9999", .outOfRange),
    Self("week 54 off", 6, "expected a week from 1 to 53", .outOfRange),
    Self("week Mo off", 6, "expected a week from 1 to 53"),
    Self("easter -400 days off", 9, "expected 1 to 366 days", .outOfRange),
    Self("Mo Tu 10:00-12:00", 4, "expected a comma between weekdays and holidays"),
    Self("PH SH 10:00-12:00", 4, "expected a comma between weekdays and holidays"),
    Self("PH,Mo Tu 10:00-12:00", 7, "expected a comma between weekdays and holidays"),
    Self("(noon-01:00)-22:00", 2, "expected dawn, sunrise, sunset or dusk, found \"noon\""),
    Self("(sunset)-22:00", 8, "expected \"+\" or \"-\" and hours"),
    Self("(sunset-1)-22:00", 9, "expected a time such as \"09:00\""),
    Self("(sunset-01:00-22:00", 14, "expected \")\""),
    Self("(sunrise-07:01)-22:00", 1, "expected a time from 00:00 to 23:59", .outOfRange),
    Self("20:00-(dusk+28:01)", 7, "expected a time from 00:00 to 48:00", .outOfRange),
    Self("Mar+ off", 4, "expected a time such as"),
    Self("10:00-16:00/0", 13, "expected minutes or hours and minutes from 1 to 360", .outOfRange),
    Self("10:00-16:00/06:01", 13, "from 1 to 360 minutes, found \"06:01\"", .outOfRange),
    Self("10:00-16:00/30+", 15, "expected open, off, unknown, a comment"),
    Self("Dec 24,32 off", 8, "expected a day from 1 to 31, or a month and a day", .outOfRange),
    // In 2028, 3 December is a Sunday.
    Self("Dec 04-Su[1] off", 8, "a day that never comes before the beginning", .outOfRange),
    Self("2028 Dec 04-Su[1] off", 13, "a day that never comes before the beginning", .outOfRange),
    Self("Dec Su[2]-Sa[2] off", 11, "a day that never comes before the beginning", .outOfRange),
    Self("9999-10000 off", 6, "expected a year from 9999 to 9999", .outOfRange),
    Self("24/8", 1, "expected a rule"),
    Self("on request", 1, "expected a rule"),
    Self("\u{0}", 1, "found \"\\u{0}\""),
    Self("Mo 10:00-12:00 \u{0}", 16, "found \"\\u{0}\""),
    Self("😀", 1, "found \"😀\""),
    // Columns count characters, not bytes.
    Self("\"Küche zu 👨‍👩‍👧\" geschlossen", 14, "expected open, off, unknown"),
  ]
}

@Suite("Reading opening hours")
struct OpeningHoursParsingTests {
  @Test(arguments: BadHours.all)
  func `a wrong expression is pointed at`(_ sample: BadHours) {
    let error = #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: sample.text) }
    #expect(error?.column == sample.column)
    #expect(error?.reason == sample.reason)
    #expect(error?.description.contains(sample.message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("24/7", "24/7"), ("open", "24/7"), ("off", "24/7 off"), ("closed", "24/7 off"),
    ("Unknown \"call us\"", "24/7 unknown \"call us\""), ("\"call us\"", "24/7 \"call us\""),
    ("mo-fr 9:00 - 17:00 ; ph OFF ;", "Mo-Fr 09:00-17:00; PH off"),
    ("Mo10:00-12:00,14:00-18:00", "Mo 10:00-12:00,14:00-18:00"),
    ("Mo-Fr: 10:00-12:00", "Mo-Fr 10:00-12:00"), ("Apr: 22:00-23:00", "Apr 22:00-23:00"),
    ("18:00-26:00", "18:00-02:00"), ("18:00-18:00", "18:00-18:00"), ("18:00-48:00", "18:00-48:00"),
    ("00:00-24:00", "24/7"),
    ("17:00+", "17:00+"), ("17:00-24:00+", "17:00+"), ("18:00-42:00", "18:00-18:00"),
    ("18:00-00:00", "18:00-24:00"), ("00:00-00:00", "24/7"), ("Mo-Su 09:00-17:00", "09:00-17:00"),
    ("Mo,Tu,We,Fr off", "Mo-We,Fr off"), ("Su,Mo,Sa off", "Sa-Mo off"), ("Sa-Su off", "Sa,Su off"),
    ("PH,Su,Sa off", "Sa,Su,PH off"), ("PH,SH,PH off", "PH,SH off"), ("Mo-Su,PH off", "24/7 off"),
    ("Mo-Fr SH 10:00-12:00", "SH Mo-Fr 10:00-12:00"), ("PH Mo-Su off", "PH off"),
    ("SUNRISE - (Sunset-1:30)", "sunrise-(sunset-01:30)"), ("dusk+", "dusk+"),
    ("Dec 24+", "Dec 24-Dec 31"), ("2026 Dec 24+ off", "2026 Dec 24-9999 Dec 31 off"),
    ("Nov 1+Sa -1 day", "Nov 01 +Sa -1 day"), ("easter -Fr-easter", "easter -Fr-easter"),
    ("\"winter\": Mo 10:00-12:00 off \"x\"", "Mo 10:00-12:00 off \"winter, x\""),
    ("\"call\" ; Mo off", "24/7 \"call\"; Mo off"),
    ("17:00-22:00+", "17:00-22:00+"),
    ("Mo open, Tu 10:00-12:00", "Mo open, Tu 10:00-12:00"),
    ("10:00-18:00 open, 12:00-13:00 off", "10:00-18:00 open, 12:00-13:00 off"),
    ("Mo-Fr 10:00-12:00 || unknown", "Mo-Fr 10:00-12:00 || 24/7 unknown"),
    ("Dec 24 - 26 off", "Dec 24-Dec 26 off"), ("2026 Dec 24-2027 Jan 2", "2026 Dec 24-2027 Jan 02"),
    ("2026-2030/2,2040+ Dec off", "2026-2030/2,2040+ Dec off"), ("2026 off", "2026 off"),
    ("week 1-53/2 Sa", "week 1-53/2 Sa"), ("Sa[1],Sa[1] +1 day", "Sa[1],Sa[1] +1 day"),
    ("Mo[1-3,-1] -2 days 10:00-12:00", "Mo[1,2,3,-1] -2 days 10:00-12:00"),
    ("easter -2 days-easter +1 day off", "easter -2 days-easter +1 day off"),
    ("Mar Su[-1]-Oct Sa[-1] 10:00-20:00", "Mar Su[-1]-Oct Sa[-1] 10:00-20:00"),
    ("Aug Su[-1] -1 day 10:00-18:00", "Aug Su[-1] -1 day 10:00-18:00"),
    ("Aug-Aug Su[-1] -1 day off", "Aug-Aug Su[-1] -1 day off"),
    ("Aug week 33 Su[-1] -1 day off", "Aug week 33 Su[-1] -1 day off"),
    ("Apr-Oct Su[2] 14:00-18:00", "Apr-Oct Su[2] 14:00-18:00"),
    ("PH -1 day 10:00-12:00", "PH -1 day 10:00-12:00"),
    ("Jan 23-Feb 11,Feb 12 00:00-24:00", "Jan 23-Feb 11,Feb 12"),
    ("Dec 24,31 off", "Dec 24,Dec 31 off"),
    ("Dec 24 - 26, 31, Jan 6 off", "Dec 24-Dec 26,Dec 31,Jan 06 off"),
    ("2026 Dec 24,31-2027 Jan 2,6", "2026 Dec 24,2026 Dec 31-2027 Jan 02,2027 Jan 06"),
    ("2026 Dec 31-Jan 2,6 off", "2026 Dec 31-Jan 02,2027 Jan 06 off"),
    ("Dec 01-Su[1]", "Dec 01-Dec Su[1]"), ("Dec Su[1] - Sa[-1] off", "Dec Su[1]-Dec Sa[-1] off"),
    ("Dec Su[1]-24 10:00-12:00", "Dec Su[1]-Dec 24 10:00-12:00"),
    ("2027 Dec 05-Su[1] off", "2027 Dec 05-Dec Su[1] off"),
    ("10:00-14:00/30", "10:00-14:00/00:30"), ("Fr 22:00-26:00/120", "Fr 22:00-02:00/02:00"),
    ("10:00-16:00/1:30,18:00+", "10:00-16:00/01:30,18:00+"),
  ])
  func `the description is the normal spelling and reads back`(
    _ text: String, _ description: String
  ) throws {
    let hours = try OpeningHours(parsing: text)
    #expect(hours.description == description)
    #expect(try OpeningHours(parsing: hours.description) == hours)
  }

  @Test func `a megabyte of rules is refused at once`() {
    for part in ["Mo 10:00-12:00;", "Mo,", "\"", "((((", "9", "\u{301}"] {
      let text = String(repeating: part, count: (1 << 20) / part.utf8.count)
      let error = #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: text) }
      #expect(error?.reason == .tooLong)
      #expect((error?.description.utf8.count ?? 0) < 400)
    }
  }

  @Test func `lists as long as the text may be are read`() throws {
    let text = "Mo" + String(repeating: ",Tu", count: 3000) + " 10:00-12:00"
    let hours = try OpeningHours(parsing: text)
    #expect(hours.isOpen(at: try Instant(rfc3339: "2026-03-03T11:00:00Z"), in: .utc))
    let rules = String(repeating: "10:00-12:00;", count: 128)
    #expect(
      try OpeningHours(parsing: rules).isOpen(at: Instant(secondsSince1970: 39_600), in: .utc))
    let error = #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: rules + "off") }
    #expect(error?.description == "column 1537: expected at most 128 rules, found \"off\"")
  }

  @Test(arguments: UInt64(0)..<16)
  func `any text is read or refused, and what is read reads back`(seed: UInt64) throws {
    let parts = [
      "Mo", "-", "Fr", ",", " ", "10:00", "17:30", "off", "open", ";", "||", "PH", "Dec", "24",
      "2026",
      "week", "[", "1", "]", "+", "\"", "easter", " +1 day", "24/7", ":", "/", "é", "\u{0}",
      "02:00", "SH", "sunset", "(dusk-01:00)", " -Su", "\"x\":",
    ]
    var generator = SeededGenerator(seed: seed)
    var readCount = 0
    for _ in 0..<1000 {
      let text = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &generator)]
      }.joined()
      guard let hours = try? OpeningHours(parsing: text) else { continue }
      readCount += 1
      let again = try OpeningHours(parsing: hours.description)
      #expect(again == hours, "seed \(seed): \(text) -> \(hours)")
    }
    #expect(readCount > 20, "seed \(seed)")
  }
}
