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

  @Test(
    arguments: [
      ([:], "expected an array, found an object"),
      ([5], "/0: expected an object, found number 5"),
      ([["from": "2026-12-01T18:30", "orders": 7]], "/0: the member \"value\" is missing"),
      (
        [["from": "2026-12-01T18:30", "orders": 7, "value": 1, "until": 5]],
        "/0/until: unknown member \"until\"; known are \"from\", \"orders\", \"value\""
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
