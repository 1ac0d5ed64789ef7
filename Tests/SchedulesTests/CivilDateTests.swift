// SPDX-License-Identifier: MIT

import Schedules
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test func `days are numbered as counting them one by one does`() throws {
    var year = 0
    var month = 1
    var day = 1
    // 0000-01-01 was a Saturday, 719 528 days before 1970-01-01: 1970 years of 365 days and
    // 1970/4 - 1970/100 + 1970/400 = 492 - 19 + 4 = 477 leap days before it, and year 0 is one more.
    var weekday = Weekday.saturday
    for number in -719_528..<(-719_528 + 146_097 * 7) {
      let date = CivilDate(daysSince1970: number)
      guard date.year == year, date.month == month, date.day == day, date.weekday == weekday,
        date.daysSince1970 == number
      else {
        Issue.record("day \(number) is \(date), counted \(year)-\(month)-\(day)")
        return
      }
      weekday = Weekday(rawValue: weekday.rawValue % 7 + 1) ?? .monday
      day += 1
      let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if day > lengths[month - 1] {
        (month, day) = (month + 1, 1)
      }
      if month > 12 {
        (year, month) = (year + 1, 1)
      }
    }
  }

  @Test(arguments: [
    ("1582-10-15", Weekday.friday), ("1969-07-20", .sunday), ("2000-01-01", .saturday),
    ("2026-12-24", .thursday),
  ])
  func `known days have known weekdays`(_ text: String, _ weekday: Weekday) throws {
    #expect(try CivilDate(parsing: text).weekday == weekday)
  }

  @Test(arguments: [
    (2026, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (1900, 2, 29),
    (10_000, 1, 1), (-10_000, 1, 1), (.max, .max, .max), (.min, .min, .min),
  ])
  func `days that no calendar has are nothing`(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func `arithmetic beyond the range stops at its ends`() {
    let last = CivilDate(daysSince1970: .max)
    let first = CivilDate(daysSince1970: .min)
    #expect(last == last.advanced(byDays: .max))
    #expect(first == first.advanced(byDays: .min))
    #expect(first < last)
    #expect(last.daysSince1970 == Int(Int64.max / 86_400))
  }

  // Dates of the tables in Meeus, Astronomical Algorithms, ch. 8, and of church calendars.
  @Test(arguments: [
    "1818-03-22", "1886-04-25", "1943-04-25", "1954-04-18", "2000-04-23", "2024-03-31",
    "2025-04-20", "2026-04-05", "2038-04-25", "2285-03-22",
  ])
  func `Easter falls on known dates`(_ text: String) throws {
    let date = try CivilDate(parsing: text)
    #expect(CivilDate.easterSunday(of: date.year) == date)
  }

  // ISO 8601: week 1 has the year's first Thursday.
  @Test(arguments: [
    ("2026-01-01", 1), ("2026-01-04", 1), ("2026-01-05", 2), ("2026-12-31", 53), ("2027-01-03", 53),
    ("2027-01-04", 1), ("2024-12-30", 1), ("2021-01-03", 53), ("2023-01-01", 52),
  ])
  func `weeks are numbered as in ISO 8601`(_ text: String, _ week: Int) throws {
    #expect(try CivilDate(parsing: text).isoWeek == week)
  }

  @Test(arguments: ["0000-01-01", "0999-12-31", "2026-02-28", "2024-02-29", "9999-12-31"])
  func `dates read back from their description`(_ text: String) throws {
    #expect(try CivilDate(parsing: text).description == text)
  }

  @Test func `years beyond four digits carry a sign`() {
    #expect(CivilDate(year: -44, month: 3, day: 15)?.description == "-0044-03-15")
    #expect(CivilDate(daysSince1970: 2_932_897).description == "+10000-01-01")
  }
}
