// SPDX-License-Identifier: MIT

import Schedules
import Testing

/// Days on which a region does or does not keep a holiday, by its law.
struct HolidayCase: CustomTestStringConvertible, Sendable {
  let country: String
  let region: String?
  let holidays: String
  let workdays: String
  let testDescription: String

  init(_ area: String, _ holidays: String, not workdays: String = "") {
    testDescription = area
    let codes = area.split(separator: "-").map(String.init)
    (country, region) = (codes[0], codes.dropFirst().first)
    (self.holidays, self.workdays) = (holidays, workdays)
  }

  static func days(_ text: String) throws -> [CivilDate] {
    try text.split(separator: " ").map { try CivilDate(parsing: String($0)) }
  }

  /// Easter Sunday is 5 April 2026, 28 March 2027, 16 April 2028 and 23 March 2036.
  static let all = [
    // Federal law (5 U.S.C. 6103): third Monday of January, last of May, first of September, fourth
    // Thursday of November; 4 July 2026 is a Saturday, so Friday is observed.
    Self(
      "US",
      "2026-01-19 2026-05-25 2026-06-19 2026-07-03 2026-07-04 2026-09-07 2026-11-26 2026-12-25",
      not: "2026-11-27 2026-04-20 2026-12-24"),
    // Patriots' Day: third Monday of April.
    Self("US-MA", "2026-04-20 2027-04-19 2036-04-21", not: "2026-11-27"),
    // The day after Thanksgiving; Cesar Chavez Day.
    Self("US-CA", "2026-03-31 2026-11-27", not: "2026-04-20"),
    // New Year, Good Friday, Canada Day, Labour Day, Christmas; Family Day (third Monday of February).
    Self("CA-ON", "2026-01-01 2026-02-16 2026-04-03 2026-07-01 2026-09-07 2026-12-25"),
    // Saint-Jean-Baptiste.
    Self("CA-QC", "2026-06-24"),
    // Boxing Day 2026 is a Saturday: substitute on Monday the 28th. Easter Monday not in Scotland.
    Self(
      "GB-ENG", "2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28",
      not: "2026-03-17 2026-11-30"),
    Self("GB-SCT", "2026-01-02 2026-08-03 2026-11-30", not: "2026-04-06 2026-08-31"),
    Self("GB-NIR", "2026-03-17 2026-07-13", not: "2026-11-30"),
    // St Brigid's Day: first Monday of February, as the 1st is no Friday; last Monday of October.
    Self("IE", "2026-02-02 2026-03-17 2026-10-26", not: "2026-04-03"),
    // Ascension: 39 days after Easter; Whit Monday: 50.
    Self("FR", "2026-05-08 2026-05-14 2026-05-25 2026-07-14 2026-11-11", not: "2026-04-03"),
    // Epiphany, Corpus Christi (60 days after Easter) and All Saints' in Bavaria, not in Berlin.
    Self("DE-BY", "2026-01-06 2026-06-04 2026-11-01 2026-10-03", not: "2026-03-08 2026-10-31"),
    Self("DE-BE", "2026-03-08 2026-10-03 2026-12-26", not: "2026-01-06 2026-06-04 2026-11-01"),
    Self("AT", "2026-10-26 2026-12-08 2026-06-04"),
    Self("CH-ZH", "2026-08-01 2026-12-26 2026-05-01", not: "2026-06-04"),
    Self("CH-TI", "2026-03-19 2026-06-04 2026-06-29", not: "2026-04-03"),
    // King's Day on 27 April, but on the 26th when that is a Sunday, as in 2031.
    Self("NL", "2026-04-27 2031-04-26", not: "2026-04-26 2031-04-27"),
    Self("BE", "2026-07-21 2026-11-11"),
    Self("ES-MD", "2026-01-06 2026-05-02 2026-10-12", not: "2026-09-11"),
    Self("ES-CT", "2026-09-11 2026-06-24"),
    Self("PT", "2026-04-25 2026-06-10 2026-12-01"),
    Self("IT", "2026-04-25 2026-06-02 2026-08-15", not: "2026-04-03"),
    // The Great Prayer Day (24 April 2026) was abolished from 2024 on.
    Self("DK", "2026-04-02 2026-05-14", not: "2026-04-24 2026-05-01"),
    // Midsummer Eve counts as one, Midsummer Day is the Saturday from 20 to 26 June.
    Self("SE", "2026-06-06 2026-06-20 2026-10-31"),
    Self("NO", "2026-05-17 2026-05-01 2026-04-02"),
    // Christmas Eve since 2025.
    Self("PL", "2026-05-03 2026-11-11 2026-12-24"),
    // Orthodox Easter Sunday is 12 April 2026: Monday the 13th, Clean Monday 48 days before.
    Self("GR", "2026-02-23 2026-04-10 2026-04-13 2026-03-25", not: "2026-04-06"),
    // Coming of Age: second Monday of January; the third of July; equinoxes; 5 May 2027 is a Wednesday.
    Self("JP", "2026-01-12 2026-07-20 2026-09-21 2026-09-22 2026-09-23 2027-05-05"),
    Self("KR", "2026-08-15 2026-10-03 2026-10-09"),
    // Lunar New Year: 17 February 2026, 6 February 2027.
    Self("CN", "2026-02-17 2026-10-01 2027-02-06"),
    Self("SG", "2026-02-17 2026-08-09 2026-08-10"),
    // Melbourne Cup: first Tuesday of November.
    Self("AU-VIC", "2026-01-26 2026-04-25 2026-11-03", not: "2026-03-02"),
    // Labour Day in Western Australia: first Monday of March.
    Self("AU-WA", "2026-03-02", not: "2026-11-03"),
    Self("NZ", "2026-02-06 2026-04-27 2026-10-26"),
    // Republic Day, Independence Day, Gandhi's birthday.
    Self("IN", "2026-01-26 2026-08-15 2026-10-02"),
    Self("ZA", "2026-04-27 2026-08-10 2026-09-24"),
    // First Monday of February; third Monday of March.
    Self("MX", "2026-02-02 2026-03-16 2026-09-16"),
    Self("BR", "2026-04-21 2026-09-07 2026-11-20"),
    Self("AR", "2026-05-25 2026-07-09"),
  ]
}

@Suite("Holidays")
struct HolidayCalendarTests {
  @Test(arguments: HolidayCase.all)
  func `are those of the law`(_ sample: HolidayCase) throws {
    let calendar = try HolidayCalendar(country: sample.country, region: sample.region)
    #expect(try HolidayCase.days(sample.holidays).filter { !calendar.contains($0) } == [])
    #expect(try HolidayCase.days(sample.workdays).filter { calendar.contains($0) } == [])
  }

  @Test func `the last year of the table is told`() throws {
    let germany = try HolidayCalendar(country: "DE")
    #expect(germany.lastYear == 2036)
    #expect(germany.dates.allSatisfy { (2026...2036).contains($0.year) })
    // The package computes Hindu holidays up to 2035.
    #expect(try HolidayCalendar(country: "IN").lastYear == 2035)
    #expect(HolidayCalendar.empty.lastYear == nil)
  }

  @Test func `a holiday has its name`() throws {
    let us = try HolidayCalendar(country: "US")
    #expect(us.name(of: try CivilDate(parsing: "2026-07-03")) == "Independence Day (observed)")
    #expect(us.name(of: try CivilDate(parsing: "2026-07-05")) == nil)
  }

  @Test(
    arguments: [
      (
        "UK", nil,
        "the holidays of country \"UK\" are not known; did you mean \"GB\" (United Kingdom)?"
      ),
      (
        "USA", nil,
        "the holidays of country \"USA\" are not known; did you mean \"US\" (United States)?"
      ),
      ("de", nil, "the holidays of country \"de\" are not known; did you mean \"DE\" (Germany)?"),
      (
        "Germny", nil,
        "the holidays of country \"Germny\" are not known; did you mean \"DE\" (Germany)?"
      ),
      ("", nil, "the holidays of country \"\" are not known; list its holidays as dates"),
      (
        "GB", "SCO",
        "country \"GB\" has no region \"SCO\"; did you mean \"SCT\"? it has ENG, NIR, SCT, WLS"
      ),
      (
        "GB", "GB-ENG",
        "country \"GB\" has no region \"GB-ENG\"; did you mean \"ENG\"? it has ENG, NIR, SCT, WLS"
      ),
      (
        "NL", "NH",
        "country \"NL\" has no region \"NH\"; leave the region out, as it has one calendar"
      ),
    ] as [(String, String?, String)])
  func `an unknown country or region names the nearest`(
    _ country: String, _ region: String?, _ message: String
  ) {
    #expect {
      try HolidayCalendar(country: country, region: region)
    } throws: {
      "\($0)" == message
    }
  }

  @Test func `hostile codes are refused`() {
    for code in [String(repeating: "A", count: 100_000), "\u{0}", "U|S", "🇺🇸", "\n"] {
      #expect(throws: HolidayError.self) { try HolidayCalendar(country: code) }
      #expect(throws: HolidayError.self) { try HolidayCalendar(country: "US", region: code) }
    }
  }

  @Test func `calendars add up, and school holidays are apart`() throws {
    let day = try CivilDate(parsing: "2026-11-27")
    let school = try HolidayCalendar.period(
      from: CivilDate(parsing: "2026-12-30"), through: CivilDate(parsing: "2027-01-02"))
    #expect(
      school.map(\.description) == ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"])
    let both = try HolidayCalendar(country: "US")
      .union(HolidayCalendar([day], schoolDates: school))
    #expect(both.contains(day))
    #expect(both.contains(try CivilDate(parsing: "2026-07-04")))
    #expect(both.lastYear == 2036)
    #expect(both.contains(school: school[1]) && !both.contains(school[1]))
    #expect(!both.contains(school: day))
  }

  @Test func `a period that is reversed or endless is refused`() throws {
    let day = try CivilDate(parsing: "2026-12-24")
    #expect(try HolidayCalendar.period(from: day, through: day) == [day])
    for other in ["2026-12-23", "0000-01-01", "9999-12-31"] {
      let other = try CivilDate(parsing: other)
      #expect(throws: HolidayError.self) {
        try HolidayCalendar.period(from: day, through: other)
      }
    }
  }
}
