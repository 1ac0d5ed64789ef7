// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

@Suite("Files of what is taken of slots")
struct TakenSlotsTests {
  private func taken(_ json: JSON, in zone: String = "Europe/Berlin") throws -> TakenSlots {
    let folder = try ServiceFolder(service: nil, zones: nil)
    let path = try folder.write(json, as: "taken.json")
    return try TakenSlots(file: path, timeZone: IANATimeZone(identifier: zone))
  }

  @Test func `starts are on the service's clock, or instants`() throws {
    let taken = try taken([
      ["from": "2026-12-01T18:30", "orders": 7, "value": 32_000],
      ["from": "2026-12-01T18:00:00Z", "orders": 0, "value": 1],
    ])
    // 18:30 in Berlin is 17:30Z in December.
    #expect(
      taken.use == [
        try Instant(rfc3339: "2026-12-01T17:30:00Z"): SlotUse(orders: 7, value: 32_000),
        try Instant(rfc3339: "2026-12-01T18:00:00Z"): SlotUse(orders: 0, value: 1),
      ])
    #expect(try self.taken([]).use.isEmpty)
  }

  @Test func `a slot may be that of a zone or a hub, and tell only what is limited`() throws {
    let taken = try taken([
      ["from": "2026-12-01T18:30", "orders": 7],
      ["from": "2026-12-01T18:30", "zone": "north", "orders": 3],
      ["from": "2026-12-01T18:30", "hub": "north", "value": 500],
    ])
    let start = try Instant(rfc3339: "2026-12-01T17:30:00Z")
    #expect(taken.use[start] == SlotUse(orders: 7))
    #expect(taken.use.use(of: .zone("north"), at: start) == SlotUse(orders: 3))
    #expect(taken.use.use(of: .hub("north"), at: start) == SlotUse(value: 500))
    #expect(taken.use.use(of: .hub("south"), at: start) == SlotUse(orders: 7))
    #expect(taken.use.use(of: nil, at: start.advanced(bySeconds: 1)) == .none)
  }

  /// Slots of an hour from 10:00 to 22:00.
  @Test func `what is no slot is told`() throws {
    let service = ServiceFolder.service.setting(
      "/defaults", to: ["hours": "10:00-22:00", "booking": ["slots": ["minutes": 60]]])
    let folder = try ServiceFolder(service: service)
    let checker = try folder.checker()
    let zone = checker.area.zones[0].id
    let path = try folder.write(
      [
        ["from": "2026-12-01T18:00", "orders": 1], ["from": "2026-12-01T18:30", "orders": 1],
        ["from": "2026-12-01T22:00", "orders": 1],
        ["from": "2026-12-01T21:00", "zone": .string(zone), "orders": 1],
        ["from": "2026-12-01T18:00", "zone": "Nowhere", "orders": 1],
        ["from": "2026-12-01T18:00", "hub": "nobody", "orders": 1],
      ], as: "taken.json")
    let taken = try TakenSlots(file: path, timeZone: checker.area.timeZone)
    func start(_ time: String) throws -> String {
      checker.area.timeZone.instant(for: try CivilDateTime(parsing: "2026-12-01T\(time)"))
        .rfc3339(in: checker.area.timeZone)
    }
    #expect(
      taken.doubts(about: checker) == [
        "\(path): /1: no slot begins at \(try start("18:30")), so that this counts nowhere",
        "\(path): /2: no slot begins at \(try start("22:00")), so that this counts nowhere",
        "\(path): /4: no slot of the zone \"Nowhere\" begins at \(try start("18:00")), "
          + "so that this counts nowhere",
        "\(path): /5: no slot of the hub \"nobody\" begins at \(try start("18:00")), "
          + "so that this counts nowhere",
      ])
  }

  @Test(
    arguments: [
      ([:], "expected an array, found an object"),
      ([5], "/0: expected an object, found number 5"),
      (
        [["from": "2026-12-01T18:30"]],
        "/0: expected \"orders\", \"value\" or both, found none of them"
      ),
      ([["orders": 7]], "/0: the member \"from\" is missing"),
      (
        [["from": "2026-12-01T18:30", "orders": 7, "zone": "a", "hub": "b"]],
        "/0: a slot is that of a zone or of a hub; leave out one of them"
      ),
      (
        [["from": "2026-12-01T18:30", "orders": 7, "value": 1, "until": 5]],
        "/0/until: unknown member \"until\"; known are \"from\", \"zone\", \"hub\", \"orders\", \"value\""
      ),
      (
        [["from": "2026-12-01T18:30", "orders": -1, "value": 1]],
        "/0/orders: expected 0 to 1000000 orders, found -1"
      ),
      (
        [
          ["from": "2026-12-01T18:30", "orders": 1, "value": 1],
          ["from": "2026-12-01T17:30:00Z", "orders": 1, "value": 1],
        ], "/1/from: the slot is listed twice; expected each slot once"
      ),
    ] as [(JSON, String)])
  func `a mistake is named with its place`(_ json: JSON, _ message: String) throws {
    let error = #expect(throws: ServiceError.self) { try taken(json) }
    #expect(error?.kind == .data)
    #expect(
      error?.description.hasSuffix("taken.json: " + message) == true, "\(error?.description ?? "")")
  }

  @Test func `a file that is not there is missing`() throws {
    let error = #expect(throws: ServiceError.self) {
      try TakenSlots(file: "/nowhere/taken.json", timeZone: .utc)
    }
    #expect(error?.kind == .missing)
  }
}
