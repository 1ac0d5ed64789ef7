// SPDX-License-Identifier: MIT

import Foundation
import Schedules
import TestSupport
import Testing

@Suite("Time zones that cannot be had")
struct TimeZoneErrorTests {
  @Test(arguments: [
    "", " ", ".", "..", "../etc/passwd", "/etc/passwd", "Europe//Berlin", "Europe/",
    "Europe/../UTC",
    "Europe/Ber lin", "Europe/Berlin\u{0}", "Europe/Berlín", "😀",
    String(repeating: "A", count: 4096),
  ])
  func `what cannot be an identifier is refused without looking`(_ text: String) {
    let error = #expect(throws: TimeZoneError.self) { try IANATimeZone(identifier: text) }
    #expect(error?.reason == .malformedIdentifier)
    #expect((error?.description.utf8.count ?? 0) < 200)
  }

  @Test(arguments: [
    ("Europe/Berln", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"),
    ("Berlin", "Europe/Berlin"), ("America/NewYork", "America/New_York"),
    ("new_york", "America/New_York"), ("Asia/Calcuta", "Asia/Calcutta"),
  ])
  func `a mistyped identifier gets a suggestion`(_ typed: String, _ meant: String) {
    let error = #expect(throws: TimeZoneError.self) { try IANATimeZone(identifier: typed) }
    #expect(error?.reason == .unknownIdentifier(nearest: meant))
    #expect(error?.description.contains("did you mean \"\(meant)\"?") == true)
  }

  @Test(arguments: ["Mars/Olympus_Mons", "Europe", "qqqqqqqq"])
  func `an identifier like no other gets an example`(_ typed: String) {
    let error = #expect(throws: TimeZoneError.self) { try IANATimeZone(identifier: typed) }
    #expect(error?.reason == .unknownIdentifier(nearest: nil))
    #expect(error?.description.contains("Europe/Berlin") == true)
  }

  @Test func `without a database the error names the package to install`() {
    let nowhere = TimeZoneDatabase(directory: "/nonexistent/zoneinfo")
    let error = #expect(throws: TimeZoneError.self) {
      try IANATimeZone(identifier: "Europe/Berlin", database: nowhere)
    }
    #expect(error?.reason == .noDatabase(directory: "/nonexistent/zoneinfo"))
    #expect(error?.description.contains("install the Debian package tzdata") == true)
  }

  @Test func `the variable TZDIR names the folder of the database`() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("TZDIR", "/nonexistent/elsewhere", 1)
      let error = #expect(throws: TimeZoneError.self) { try IANATimeZone(identifier: "Asia/Tokyo") }
      #expect(error?.reason == .noDatabase(directory: "/nonexistent/elsewhere"))
    }
  }

  @Test func `files that are not zones are refused`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("hello".utf8).write(to: folder.appending(path: "Text"))
    try Data().write(to: folder.appending(path: "UTC"))
    try Data(count: 2 << 20).write(to: folder.appending(path: "Huge"))
    let database = TimeZoneDatabase(directory: folder.path)
    for (name, detail) in [
      ("Text", "is damaged: it does not begin with \"TZif\""),
      ("Huge", "cannot be read: File too large"),
      ("Absent", "there is no time zone \"Absent\""),
    ] {
      let error = #expect(throws: TimeZoneError.self) {
        try IANATimeZone(identifier: name, database: database)
      }
      #expect(error?.description.contains(detail) == true, "\(error?.description ?? "")")
    }
  }
}

@Suite("Damaged time zone files")
struct DamagedTimeZoneFileTests {
  /// One transition in 2000 to one hour east, with a footer.
  static let small: [UInt8] =
    header(version: 0x32) + header(version: 0x32, transitions: 1, types: 2, names: 4)
    + [0, 0, 0, 0, 0x38, 0x6D, 0x43, 0x80, 1] + [0, 0, 0, 0, 0, 0] + [0, 0, 0x0E, 0x10, 0, 0]
    + Array("UTC\0\n<+01>-1\n".utf8)

  static func header(
    version: UInt8, leapSeconds: UInt8 = 0, transitions: UInt8 = 0, types: UInt8 = 0,
    names: UInt8 = 0
  ) -> [UInt8] {
    Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15) + Array(repeating: 0, count: 8)
      + [0, 0, 0, leapSeconds, 0, 0, 0, transitions, 0, 0, 0, types, 0, 0, 0, names]
  }

  @Test func `a file made by hand is read`() throws {
    let zone = try IANATimeZone(identifier: "Hand/Made", tzif: Self.small)
    // 0x386D4380 = 946 684 800 = 2000-01-01T00:00:00Z
    #expect(zone.offsetSeconds(at: Instant(secondsSince1970: 946_684_799)) == 0)
    #expect(zone.offsetSeconds(at: Instant(secondsSince1970: 946_684_800)) == 3600)
    #expect(zone.offsetSeconds(at: Instant(secondsSince1970: 9_466_848_000)) == 3600)
  }

  @Test func `every beginning of a file is refused`() {
    for count in Self.small.indices {
      #expect(throws: TimeZoneError.self, "\(count) bytes") {
        try IANATimeZone(identifier: "Cut/Off", tzif: Array(Self.small[..<count]))
      }
    }
  }

  @Test(
    arguments: [
      (Self.header(version: 0), "it is of version 1, which ends in 2038"),
      (
        Self.header(version: 0x32) + Self.header(version: 0x32, leapSeconds: 1, types: 1),
        "it counts leap seconds"
      ),
      (Self.header(version: 0x32) + Self.header(version: 0x32), "it has no offsets"),
      (Self.small.dropLast(2) + [0x78, 0x0A], "its rule \"<+01>-x\" is malformed"),
      (Self.replacing(byte: 96, with: 9), "a change leads to an offset that it does not list"),
      (Self.replacing(byte: 97, with: 0x7F), "an offset is 26 hours or more"),
    ] as [([UInt8], String)])
  func `damage is named`(_ bytes: [UInt8], _ detail: String) {
    let error = #expect(throws: TimeZoneError.self) {
      try IANATimeZone(identifier: "Dama/Ged", tzif: bytes)
    }
    #expect(error?.description.contains(detail) == true, "\(error?.description ?? "")")
  }

  static func replacing(byte index: Int, with byte: UInt8) -> [UInt8] {
    var bytes = small
    bytes[index] = byte
    return bytes
  }

  @Test(arguments: UInt64(0)..<32)
  func `damaged bytes give an error or a zone, never a crash`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let original = try [UInt8](Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Dublin")))
    for _ in 0..<100 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = .random(in: 0...255, using: &generator)
      }
      guard let zone = try? IANATimeZone(identifier: "Dama/Ged", tzif: bytes) else { continue }
      for seconds in [Int64.min, -3_000_000_000, 0, 1_796_167_800, 4_000_000_000, .max] {
        let civil = zone.civil(at: Instant(secondsSince1970: seconds))
        _ = zone.instants(for: civil)
        #expect(abs(zone.offsetSeconds(at: Instant(secondsSince1970: seconds))) < 26 * 3600)
      }
    }
  }

  @Test(arguments: [
    // All year on daylight saving time (RFC 9636 §3.3.1).
    ("XXX3EDT4,0/0,J365/23", "2026-07-01T00:00:00Z", -4 * 3600),
    ("XXX3EDT4,0/0,J365/23", "2027-01-01T03:00:00Z", -4 * 3600),
    // Hours below zero and above 24: Nuuk changes on the Saturday before the last Sunday, at 22:00.
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", -2 * 3600),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -1 * 3600),
    // Days by number, without and with 29 February: J60 is 1 March, 59 is 29 February 2028.
    ("AAA0BBB,J60/0,J61/0", "2028-03-01T00:00:00Z", 3600),
    ("AAA0BBB,J60/0,J61/0", "2028-02-29T23:59:59Z", 0),
    ("AAA0BBB,59/0,60/0", "2028-02-29T12:00:00Z", 3600),
    // South of the equator.
    ("AAA-10BBB,M10.1.0,M4.1.0/3", "2050-01-01T00:00:00Z", 11 * 3600),
    ("AAA-10BBB,M10.1.0,M4.1.0/3", "2050-07-01T00:00:00Z", 10 * 3600),
  ])
  func `rules of every form are followed`(_ rule: String, _ text: String, _ offset: Int) throws {
    let bytes = Self.small.prefix { $0 != 0x0A } + Array("\n\(rule)\n".utf8)
    let zone = try IANATimeZone(identifier: "By/Rule", tzif: Array(bytes))
    #expect(zone.offsetSeconds(at: try Instant(rfc3339: text)) == offset)
  }

  @Test(arguments: [
    "E", "EST", "EST25", "EST5EDT,", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0",
    "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J5", "EST5EDT,366,5", "EST5EDT,M3.2.0/168,M11.1.0",
    "<EST5",
    "EST5EDT,M3.2.0,M11.1.0x", "EST99999999999999999999", "EST5:60",
  ])
  func `malformed rules are refused`(_ rule: String) {
    let bytes = Self.small.prefix { $0 != 0x0A } + Array("\n\(rule)\n".utf8)
    #expect(throws: TimeZoneError.self) {
      try IANATimeZone(identifier: "By/Rule", tzif: Array(bytes))
    }
  }
}
