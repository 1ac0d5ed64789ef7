// SPDX-License-Identifier: MIT

import EstimateFitting
import Schedules
import Testing
import ZoneGeometry

@Suite("Histories")
struct HistoryTests {
  private func history(
    _ text: String, _ edit: (inout ColumnNames) -> Void = { _ in }
  ) throws -> History {
    var names = ColumnNames()
    edit(&names)
    return try History(reading: Array(text.utf8), source: "h.csv", columns: names)
  }

  @Test func `finds columns with usual names and their units`() throws {
    let history = try history(
      "Delivery Time,hour,day,distance_mi,item_1,item_2\n20.5,18:30,Fri,2,1,2\n")
    let order = try #require(history.orders.first)
    #expect(order.minutes == 20.5)
    #expect(order.hour == 18.5)
    #expect(order.weekday == .friday)
    // Two miles of 1,609.344 m.
    #expect(order.distanceMeters == 3218.688)
    #expect(order.itemCount == 3)
    #expect(order.items == [0, 1])
    #expect(history.itemNames == ["item_1", "item_2"])
    #expect(history.factors == [.hour, .weekday, .distance, .items, .combinations])
  }

  @Test func `takes names and units from whoever gives them`() throws {
    let history = try history("took,n,where,far\n90,4,north,700\n") { names in
      names.duration = "took"
      names.durationUnit = .seconds
      names.items = "n"
      names.zone = "where"
      names.distance = "far"
      names.distanceUnit = .meters
    }
    let order = try #require(history.orders.first)
    #expect(order.minutes == 1.5)
    #expect(order.itemCount == 4)
    #expect(order.zone == "north")
    #expect(order.distanceMeters == 700)
    #expect(history.factors == [.zone, .distance, .items])
  }

  @Test func `reads times with offsets and on the kitchen's clock`() throws {
    let history = try history(
      """
      placed_at,delivered_at
      2026-12-04T17:30:00Z,2026-12-04T18:00:30Z
      2026-12-04 18:30:00,2026-12-04 18:55:00.250
      """
    ) { $0.timeZone = "Europe/Berlin" }
    #expect(history.orders.map(\.minutes) == [30.5, 25])
    // In December, Berlin is an hour ahead of UTC.
    #expect(history.orders.map(\.hour) == [18.5, 18.5])
    #expect(history.orders.map(\.weekday) == [.friday, .friday])
    #expect(history.factors == [.hour, .weekday])
  }

  @Test func `without a zone takes the clock that a timestamp was read from`() throws {
    let history = try history(
      "placed_at,delivered_at\n2026-12-04T23:15:00-05:00,2026-12-05T04:45:00Z\n")
    #expect(history.orders.first?.minutes == 30)
    #expect(history.orders.first?.hour == 23.25)
    #expect(history.orders.first?.weekday == .friday)
  }

  @Test func `measures the distance to an address from the kitchen`() throws {
    let history = try history("minutes,lon,lat\n20,0,1\n") {
      $0.hub = Coordinate(longitude: 0, latitude: 0)
    }
    // One degree of the sphere of mean radius: 6,371,008.8 m · π / 180.
    let meters = try #require(history.orders.first?.distanceMeters)
    #expect(abs(meters - 111_195.08) < 0.01)
  }

  @Test(arguments: RejectedRow.all)
  func `counts a row that cannot be used, with its line`(_ sample: RejectedRow) throws {
    let text = "minutes,hour,day,km,n,lon,lat,placed\n\(sample.row)\n"
    let history = try history(text) { names in
      names.distance = "km"
      names.items = "n"
    }
    #expect(history.orders.isEmpty)
    #expect(history.rejections.count == 1)
    #expect(history.rejections.groups[sample.reason]?.examples == ["line 2: \(sample.detail)"])
  }

  @Test func `tells five rows of a reason and counts the rest`() throws {
    let history = try history("minutes\n" + String(repeating: "-1\n", count: 7))
    let lines = history.rejections.lines
    #expect(lines.count == 7)
    #expect(lines.first == "7 rows with a duration that is not above zero:")
    #expect(lines[1] == "  line 2: minutes is \"-1\"")
    #expect(lines.last == "  and 2 more, on lines 7 to 8")
  }

  @Test func `names the lines of all rows that cannot be used`() throws {
    // Lines 2 to 6 are told in full; then 8 and 9 follow each other, 11 stands alone.
    let history = try history("minutes\n-1\n-1\n-1\n-1\n-1\n20\n-1\n-1\n20\n-1\n20\n")
    #expect(history.rejections.lines.last == "  and 3 more, on lines 8 to 9, 11")
  }

  @Test func `a quote that is not closed costs its own row only`() throws {
    let history = try history("minutes\n20\n\"21\n22\n23\n")
    #expect(history.orders.map(\.minutes) == [20, 22, 23])
    #expect(history.rejections.count == 1)
  }

  @Test func `tells which factors a history cannot tell of`() throws {
    let history = try history("minutes,lon,lat\n20,0,1\n")
    #expect(history.doubts(about: [.zone]).count == 2)
    #expect(
      history.doubts(about: []) == [
        "\"lon\" and the latitude tell no distance without the kitchen; name it with --hub"
      ])
    #expect(try self.history("minutes,zone\n20,a\n").doubts(about: [.zone]).isEmpty)
  }

  @Test(arguments: [
    ("", "h.csv: the file is empty; expected a first line with the names of the columns"),
    (
      "minutes\r20\r21",
      "h.csv: lines end with a carriage return alone; save it with LF or CRLF"
    ),
    (
      "minutes,hour,minutes\n20,1,2\n",
      "h.csv: several columns are called \"minutes\"; rename all but one"
    ),
    (
      "minutes,item_1,item_1\n20,1,2\n",
      "h.csv: several columns are called \"item_1\"; rename all but one"
    ),
    ("\u{FF}\u{0}m", "h.csv: the text is UTF-16 or UTF-32; save it as UTF-8"),
    (
      "took,hour\n1,2\n",
      "h.csv: no column is known to be the duration, or both times, placed and delivered; "
        + "name it with --duration; the columns are \"took\", \"hour\""
    ),
  ])
  func `refuses a file without the columns that are needed`(_ text: String, _ message: String) {
    let error = #expect(throws: HistoryError.self) { try history(text) }
    #expect(error?.description == message)
  }

  @Test func `suggests the nearest name for a column that is not there`() {
    let error = #expect(throws: HistoryError.self) {
      try history("minutes,weekday\n1,2\n") { $0.weekday = "wekday" }
    }
    #expect(
      error?.description
        == "h.csv: there is no column \"wekday\"; did you mean \"weekday\"?; "
        + "the columns are \"minutes\", \"weekday\"")
  }
}

/// A row with one fault.
struct RejectedRow: Sendable, CustomTestStringConvertible {
  let row: String
  let reason: Rejections.Reason
  let detail: String

  var testDescription: String { reason.rawValue }

  private init(_ row: String, _ reason: Rejections.Reason, _ detail: String) {
    self.row = row
    self.reason = reason
    self.detail = detail
  }

  static let all = [
    RejectedRow("1,2", .fieldCount, "expected 8 fields, found 2"),
    RejectedRow("20,12,1,2,3,4,5,\"2026", .quotes, "in this row"),
    RejectedRow(" ,12,1,2,3,4,5,2026-12-01T12:00:00Z", .missing, "minutes is \" \""),
    RejectedRow("x,12,1,2,3,4,5,2026-12-01T12:00:00Z", .notANumber, "minutes is \"x\""),
    RejectedRow("0x14,12,1,2,3,4,5,2026-12-01T12:00:00Z", .notANumber, "minutes is \"0x14\""),
    RejectedRow("nan,12,1,2,3,4,5,2026-12-01T12:00:00Z", .notANumber, "minutes is \"nan\""),
    RejectedRow("0,12,1,2,3,4,5,2026-12-01T12:00:00Z", .tooShort, "minutes is \"0\""),
    RejectedRow("1441,12,1,2,3,4,5,2026-12-01T12:00:00Z", .tooLong, "minutes is \"1441\""),
    RejectedRow("20,25,1,2,3,4,5,2026-12-01T12:00:00Z", .hour, "hour is \"25\""),
    RejectedRow("20,24:30,1,2,3,4,5,2026-12-01T12:00:00Z", .hour, "hour is \"24:30\""),
    RejectedRow("20,12,8,2,3,4,5,2026-12-01T12:00:00Z", .weekday, "day is \"8\""),
    RejectedRow("20,12,t,2,3,4,5,2026-12-01T12:00:00Z", .weekday, "day is \"t\""),
    RejectedRow("20,12,Mon,-2,3,4,5,2026-12-01T12:00:00Z", .distance, "km is \"-2\""),
    RejectedRow("20,12,monday,30000,3,4,5,2026-12-01T12:00:00Z", .distance, "km is \"30000\""),
    RejectedRow("20,12,1,2,2.5,4,5,2026-12-01T12:00:00Z", .itemCount, "n is \"2.5\""),
    RejectedRow("20,12,1,2,1e99,4,5,2026-12-01T12:00:00Z", .itemCount, "n is \"1e99\""),
    RejectedRow("20,12,1,2,3,181,5,2026-12-01T12:00:00Z", .coordinate, "lon is \"181\""),
    RejectedRow("20,12,1,2,3,4,95,2026-12-01T12:00:00Z", .coordinate, "lat is \"95\""),
    RejectedRow("20,12,1,2,3,4,5,yesterday", .timestamp, "placed is \"yesterday\""),
    RejectedRow(
      "20,12,1,2,3,4,5,2026-12-01T12:00:00", .timeZone, "placed is \"2026-12-01T12:00:00\""),
  ]
}
