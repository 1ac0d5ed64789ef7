// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Booking terms and holidays, as written in service.json and in the properties of zones.
@Suite("Booking terms in files")
struct BookingLoadingTests {
  private func area(_ changes: [(String, JSON)]) throws -> ServiceArea {
    let service = changes.reduce(ServiceFolder.service) { $0.setting($1.0, to: $1.1) }
    return try ServiceFolder(service: service).checker().area
  }

  private func booking(_ json: JSON) throws -> BookingTerms {
    try area([("/defaults", ["booking": json])]).defaults.booking
  }

  @Test func `every member arrives`() throws {
    let booking = try booking([
      "leadMinutes": 45, "priorNotice": ["durationMin": 90], "horizonDays": 14,
      "cutOff": [
        "Mo-Th": "15:00", "Fr": ["lastDay": 1, "lastTime": "18:00", "days": "business"],
        "PH": "10:00:30",
      ],
      "closing": "lastOrder",
      "slots": [
        "minutes": 30, "stepMinutes": 15, "anchor": "11:15",
        "capacity": ["orders": 12, "value": 50_000],
      ],
    ])
    #expect(booking.leadSeconds == 2700)
    #expect(booking.priorNotice == PriorNotice(try .minutes(90)))
    #expect(booking.horizon == (try .days(14)))
    let weekday = try Notice.days(0, at: CivilTime(parsing: "15:00"))
    let friday = try Notice.days(1, at: CivilTime(parsing: "18:00"), count: .businessDays)
    #expect(
      booking.cutOff
        == CutOff(
          [
            .monday: weekday, .tuesday: weekday, .wednesday: weekday, .thursday: weekday,
            .friday: friday,
          ], holidays: try .days(0, at: CivilTime(parsing: "10:00:30"))))
    #expect(booking.closing == .lastOrder)
    #expect(
      booking.slots
        == SlotTerms(
          plan: try SlotPlan(minutes: 30, stepMinutes: 15, anchor: CivilTime(parsing: "11:15")),
          capacity: try SlotCapacity(orders: 12, value: 50_000)))
  }

  @Test func `notices of days arrive with the days that count`() throws {
    let booking = try booking([
      "priorNotice": ["lastDay": 2, "lastTime": "17:00", "days": "business", "weekend": "Fr,Sa"],
      "horizon": ["startDay": 7, "startTime": "08:00", "days": "calendar"],
      "slots": ["minutes": 60],
    ])
    let count = try DayCount.businessDays(weekend: [.friday, .saturday])
    #expect(
      booking.priorNotice
        == PriorNotice(try .days(2, at: CivilTime(parsing: "17:00"), count: count)))
    #expect(booking.horizon == BookingHorizon(try .days(7, at: CivilTime(parsing: "08:00"))))
    #expect(booking.slots == SlotTerms(plan: try SlotPlan(minutes: 60)))
  }

  @Test func `zones and hubs have booking terms of their own`() throws {
    let zone = ServiceFolder.feature(["booking": ["leadMinutes": 5]])
    let service = ServiceFolder.service.setting("/hubs/0/booking", to: ["leadMinutes": 7])
    let area = try ServiceFolder(service: service, zones: ServiceFolder.collection([zone]))
      .checker().area
    #expect(area.zones[0].terms.booking.leadSeconds == 300)
    #expect(area.hubs[0].terms.booking.leadSeconds == 420)
    #expect(area.hubs[1].terms.booking == BookingTerms())
  }

  /// US federal holidays that Massachusetts adds to: Patriots' Day, the third Monday of April (2027-04-19).
  @Test func `holidays are days, periods, and those of countries`() throws {
    let holidays = try area([
      (
        "/holidays",
        [
          "2026-10-03", ["from": "2026-12-24", "to": "2026-12-26"],
          ["country": "US", "region": "MA"],
        ]
      ), ("/schoolHolidays", [["from": "2026-12-30", "to": "2027-01-01"], "2027-02-01"]),
    ]).holidays
    for date in [
      "2026-10-03", "2026-12-24", "2026-12-25", "2026-12-26", "2027-04-19", "2027-07-04",
    ] {
      #expect(holidays.contains(try CivilDate(parsing: date)), "\(date)")
    }
    #expect(!holidays.contains(try CivilDate(parsing: "2026-12-27")))
    let school = ["2026-12-30", "2026-12-31", "2027-01-01", "2027-02-01"]
    #expect(holidays.schoolDates == Set(try school.map(CivilDate.init(parsing:))))
  }

  @Test(arguments: slips + holidaySlips)
  func `a mistake is named with its place and remedy`(_ mistake: BrokenFile) throws {
    let service = ServiceFolder.service
      .setting("/holidays", to: ["2026-12-25"])
      .setting("/defaults", to: ["booking": ["leadMinutes": 45, "cutOff": ["Mo-Fr": "15:00"]]])
    let folder = try ServiceFolder(service: service.setting(mistake.pointer, to: mistake.value))
    let error = try #require(folder.error())
    #expect(error.unpositioned == mistake.description("\(folder.path)/service.json"))
  }

  private static let place = "/defaults/booking"

  private static let slips: [BrokenFile] = [
    BrokenFile(
      place + "/leadMinute", 5,
      says: "unknown member \"leadMinute\"; did you mean \"leadMinutes\"?"),
    BrokenFile(place, 45, says: "expected an object, found number 45"),
    BrokenFile(place + "/leadMinutes", -1, says: "expected 0 to 5270400 minutes, found -1"),
    BrokenFile(
      place + "/leadMinutes", "45", says: "expected an integer, found string \"45\""),
    BrokenFile(
      place + "/priorNotice", ["lastDay": 1], says: "the member \"lastTime\" is missing"),
    BrokenFile(place + "/priorNotice", [:], says: "the member \"lastDay\" is missing"),
    BrokenFile(
      place + "/priorNotice", ["durationMin": 5, "lastDay": 1],
      at: place + "/priorNotice/lastDay",
      says: "unknown member \"lastDay\"; known are \"durationMin\""),
    BrokenFile(
      place + "/priorNotice", ["lastDay": 1, "lastTime": "5 pm"],
      at: place + "/priorNotice/lastTime",
      says: "column 2: expected an hour with 2 digits, found \" pm\""),
    BrokenFile(
      place + "/priorNotice", ["lastDay": 1, "lastTime": "17:00", "weekend": "Sa"],
      at: place + "/priorNotice/weekend",
      says: "only business days leave a weekend out; add \"days\": \"business\" beside it"),
    BrokenFile(
      place + "/priorNotice",
      ["lastDay": 1, "lastTime": "17:00", "days": "business", "weekend": "Mo-Su"],
      at: place + "/priorNotice/weekend",
      says: "expected a weekend that leaves a business day, found a weekend of all seven days"),
    BrokenFile(
      place + "/horizonDays", 3661, says: "expected 0 to 3660 days, found 3661"),
    BrokenFile(
      place, ["horizonDays": 3, "horizon": ["durationMax": 60]], at: place + "/horizon",
      says: "give either \"horizonDays\" or \"horizon\", not both"),
    BrokenFile(
      place + "/cutOff/Fr", "12:00",
      says: "Fr has another cut-off already; expected each weekday in one entry"),
    BrokenFile(
      place + "/cutOff/Mon", "12:00",
      says: "expected a weekday (Mo, Tu, We, Th, Fr, Sa or Su), a range such as \"Mo-Fr\" or a "
        + "list, found \"Mon\""),
    BrokenFile(
      place + "/cutOff/Sa", 15,
      says: "expected a time such as \"15:00\" or an object, found number 15"),
    BrokenFile(
      place + "/cutOff", [:], says: "expected at least one weekday or \"PH\", found none"),
    BrokenFile(
      place + "/closing", "lastorder",
      says: "expected one of \"lastDropOff\", \"lastOrder\", found string \"lastorder\""),
    BrokenFile(place + "/slots", [:], says: "the member \"minutes\" is missing"),
    BrokenFile(
      place + "/slots", ["minutes": 50],
      says: "expected a divisor of a day's 1440 minutes, as 48, found steps of 50 minutes"),
    BrokenFile(
      place + "/slots", ["minutes": 50, "stepMinutes": 20],
      says: "expected a multiple of 20 minutes, found 50 minutes"),
    BrokenFile(
      place + "/slots", ["minutes": 30, "capacity": [:]], at: place + "/slots/capacity",
      says: "expected \"orders\", \"value\" or both, found neither"),
    BrokenFile(
      place + "/slots", ["minutes": 30, "capacity": ["orders": -1]],
      at: place + "/slots/capacity/orders", says: "expected 0 to 1000000 orders, found -1"),
  ]

  private static let holidaySlips: [BrokenFile] = [
    BrokenFile(
      "/holidays/0", 25,
      says: "expected a date, an object with \"from\" and \"to\", or one with a \"country\", "
        + "found number 25"),
    BrokenFile(
      "/holidays/0", ["from": "2027-01-02", "to": "2026-12-24"],
      says: "the period 2027-01-02 to 2026-12-24 ends before it begins; swap its ends"),
    BrokenFile(
      "/holidays/0", ["from": "2026-12-24"], says: "the member \"to\" is missing"),
    BrokenFile(
      "/holidays/0", ["from": "2026-12-24", "until": "2026-12-25"], at: "/holidays/0/until",
      says: "unknown member \"until\"; known are \"from\", \"to\""),
    BrokenFile("/holidays/0", ["region": "MA"], says: "the member \"country\" is missing"),
    BrokenFile(
      "/holidays/0", ["country": "XQ"],
      says: "the holidays of country \"XQ\" are not known; list its holidays as dates"),
    BrokenFile(
      "/schoolHolidays", [["country": "US"]], at: "/schoolHolidays/0/country",
      says: "unknown member \"country\"; known are \"from\", \"to\""),
  ]
}
