// SPDX-License-Identifier: MIT

import HeaderModel
import Schedules
import Testing

/// A scheduled order and how the pill reads it.
///
/// The instants are those of GNU `date`, for example
/// `TZ=America/New_York date -d "2026-12-01 18:30" +%s`.
struct PillCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let zone: String
  let now: Int64
  let scheduled: Int64
  let twelveHours: String
  let twentyFourHours: String

  static let all = [
    // It is Tuesday 2026-12-01, 12:00 in New York and 17:00 in London.
    Self("today", newYork, tuesdayNoon, 1_796_167_800, "6:30 PM", "18:30"),
    Self("the first minute of today", newYork, tuesdayNoon, 1_796_101_200, "12:00 AM", "00:00"),
    Self("the last second of today", newYork, tuesdayNoon, 1_796_187_599, "11:59 PM", "23:59"),
    Self("this very moment", newYork, tuesdayNoon, tuesdayNoon, "12:00 PM", "12:00"),
    Self("midnight", newYork, tuesdayNoon, 1_796_187_600, "Wed 12:00 AM", "Wed 00:00"),
    Self("yesterday", newYork, tuesdayNoon, 1_796_047_500, "Mon 9:05 AM", "Mon 09:05"),
    Self("in a week", newYork, tuesdayNoon, 1_796_772_600, "Tue 6:30 PM", "Tue 18:30"),
    Self("a second after midnight", newYork, 1_796_187_601, 1_796_187_600, "12:00 AM", "00:00"),
    Self(
      "a second to midnight", newYork, 1_796_187_599, 1_796_187_600, "Wed 12:00 AM", "Wed 00:00"),
    // The same two instants, 12:00 and 18:30 in New York, elsewhere.
    Self("on UTC", "UTC", tuesdayNoon, 1_796_167_800, "11:30 PM", "23:30"),
    Self("a quarter off", "Asia/Kathmandu", tuesdayNoon, 1_796_167_800, "Wed 5:15 AM", "Wed 05:15"),
    Self("far east", "Pacific/Kiritimati", tuesdayNoon, 1_796_167_800, "1:30 PM", "13:30"),
    Self("far west", "Pacific/Pago_Pago", tuesdayNoon, 1_796_167_800, "12:30 PM", "12:30"),
    // 2026-11-01 has 25 hours in New York, 2026-03-08 has 23.
    Self("on a long day", newYork, 1_793_507_400, 1_793_593_800, "11:30 PM", "23:30"),
    Self("on a short day", newYork, 1_772_953_140, 1_773_027_000, "11:30 PM", "23:30"),
    Self("past the skipped hour", newYork, 1_772_953_140, 1_772_953_200, "3:00 AM", "03:00"),
    // Samoa went from Thursday 23:59 to Saturday 00:00 at the end of 2011.
    Self(
      "past a skipped day", "Pacific/Apia", 1_325_235_600, 1_325_242_800, "Sat 1:00 AM", "Sat 01:00"
    ),
    Self("before 1970", "UTC", 0, -19_800, "Wed 6:30 PM", "Wed 18:30"),
  ]

  private static let newYork = "America/New_York"
  private static let tuesdayNoon: Int64 = 1_796_144_400

  private init(
    _ name: String, _ zone: String, _ now: Int64, _ scheduled: Int64,
    _ twelveHours: String, _ twentyFourHours: String
  ) {
    testDescription = name
    self.zone = zone
    self.now = now
    self.scheduled = scheduled
    self.twelveHours = twelveHours
    self.twentyFourHours = twentyFourHours
  }
}

@MainActor
@Suite("The delivery time pill")
struct PillTests {
  let header = LocationHeader(
    addresses: Address.samples, timing: LocationHeader.Timing(estimate: "25–35 min"))

  @Test func `without a scheduled time it reads Now`() {
    #expect(header.pill.text == "Now")
  }

  @Test(arguments: PillCase.all)
  func `it reads a time today, or the weekday and time`(_ sample: PillCase) throws {
    header.environment.now = { Instant(secondsSince1970: sample.now) }
    header.environment.timeZone = try IANATimeZone(identifier: sample.zone)
    header.timing.scheduled = Instant(secondsSince1970: sample.scheduled)
    header.environment.hourStyle = .twelveHours
    #expect(header.pill.text == sample.twelveHours)
    #expect(header.pill.accessibilityText == "Delivery time, \(sample.twelveHours)")
    header.environment.hourStyle = .twentyFourHours
    #expect(header.pill.text == sample.twentyFourHours)
  }

  @Test func `every day of the week has its name`() {
    header.environment.now = { Instant(secondsSince1970: 0) }
    // 1970-01-01 was a Thursday; the days after it, at 00:00.
    let texts = (Int64(1)...7).map { day in
      header.timing.scheduled = Instant(secondsSince1970: day * 86_400)
      return header.pill.text
    }
    let names = ["Fri", "Sat", "Sun", "Mon", "Tue", "Wed", "Thu"]
    #expect(texts == names.map { "\($0) 12:00 AM" })
  }

  @Test func `every hour is written on both clocks`() {
    header.environment.now = { Instant(secondsSince1970: 0) }
    for hour in 0..<24 {
      header.timing.scheduled = Instant(secondsSince1970: Int64(hour * 3600 + 7 * 60))
      header.environment.hourStyle = .twentyFourHours
      #expect(header.pill.text == (hour < 10 ? "0\(hour):07" : "\(hour):07"))
      header.environment.hourStyle = .twelveHours
      let onDial = hour == 0 ? 12 : hour > 12 ? hour - 12 : hour
      #expect(header.pill.text == "\(onDial):07 \(hour < 12 ? "AM" : "PM")")
    }
  }

  @Test(arguments: [Int64.min, -62_167_219_201, 253_402_300_800, .max])
  func `instants beyond four-digit years have a text`(seconds: Int64) {
    header.timing.scheduled = Instant(secondsSince1970: seconds)
    #expect(header.snapshot().pill.text.hasSuffix("M"))
  }

  /// On the clocks of New York, Wednesday begins at 1 796 187 600 and ends a day later.
  @Test(
    arguments: [
      (1_796_144_400, 1_796_187_600), (1_796_187_599, 1_796_187_600),
      (1_796_187_600, 1_796_274_000),
      (1_796_273_999, 1_796_274_000), (1_796_274_000, nil),
    ] as [(Int64, Int64?)])
  func `it changes by itself when the day of the scheduled time begins and ends`(
    now: Int64, changesAt: Int64?
  ) throws {
    header.environment.timeZone = try IANATimeZone(identifier: "America/New_York")
    header.environment.now = { Instant(secondsSince1970: now) }
    #expect(header.snapshot().changesAt == nil)
    header.timing.scheduled = Instant(secondsSince1970: 1_796_250_000)
    #expect(header.snapshot().changesAt == changesAt)
    guard let changesAt else { return }
    let before = header.pill.text
    header.environment.now = { Instant(secondsSince1970: changesAt - 1) }
    #expect(header.pill.text == before)
    header.environment.now = { Instant(secondsSince1970: changesAt) }
    #expect(header.pill.text != before)
  }

  @Test func `nil onSchedule leaves it a plain label`() {
    header.timing.scheduled = Instant(secondsSince1970: 0)
    #expect(header.pill.menu.isEmpty)
    header.choose(.now)
    header.choose(.schedule)
    #expect(header.timing.scheduled == Instant(secondsSince1970: 0))
  }

  @Test func `its menu switches back to now or opens the scheduler`() async {
    var opened = 0
    header.onSchedule = { opened += 1 }
    header.timing.scheduled = Instant(secondsSince1970: 0)
    #expect(header.pill.menu.map(\.title) == ["Now", "Schedule…"])
    await header.choose(.schedule)?.value
    #expect(opened == 1)
    #expect(header.timing.scheduled == Instant(secondsSince1970: 0))
    header.choose(.now)
    #expect(header.timing == LocationHeader.Timing(estimate: "25–35 min", scheduled: nil))
    #expect(header.pill.text == "Now")
    #expect(opened == 1)
  }
}
