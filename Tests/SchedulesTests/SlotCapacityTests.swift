// SPDX-License-Identifier: MIT

import Schedules
import Testing

@Suite("Capacity and closing time")
struct SlotCapacityTests {
  @Test(
    arguments: [
      // Limits are inclusive: with 11 of 12 orders there is room, with 12 there is not.
      (12, nil, 11, 0, 1000, .free), (12, nil, 12, 0, 1000, .full), (0, nil, 0, 0, nil, .full),
      // 45.00 and 5.00 are 50.00; one more cent is too much.
      (nil, 5000, 3, 4500, 500, .free), (nil, 5000, 3, 4500, 501, .full),
      (nil, 5000, 0, 0, 5001, .full), (nil, 5000, 3, 4999, nil, .unknown),
      (nil, 5000, 3, 5000, nil, .full), (2, 5000, 1, 0, nil, .unknown),
      (2, 5000, 2, 0, nil, .full), (nil, nil, .max, .max, .max, .free),
      (nil, .max - 1, 0, .max, .max, .full), (nil, 100, 0, 100, -50, .free),
    ] as [(Int64?, Int64?, Int64, Int64, Int64?, SlotCapacity.Room)])
  func `a slot takes so much`(
    _ orders: Int64?, _ value: Int64?, _ taken: Int64, _ worth: Int64, _ basket: Int64?,
    _ room: SlotCapacity.Room
  ) throws {
    let capacity = try SlotCapacity(orders: orders, value: value)
    let use = SlotUse(orders: taken, value: worth)
    #expect(capacity.room(forBasketOf: basket, beside: use) == room)
  }

  @Test(
    arguments: [
      (12, nil, SlotUse(orders: 11), .free), (12, nil, SlotUse(value: 5), .unknown),
      (nil, 5000, SlotUse(value: 4000), .free), (nil, 5000, SlotUse(orders: 5), .unknown),
      (nil, 5000, SlotUse(value: 4001), .full), (12, 5000, SlotUse(orders: 12), .full),
      (12, 5000, SlotUse(value: 4001), .full), (12, 5000, SlotUse(value: 4000), .unknown),
      (0, nil, .unknown, .full), (nil, 999, .unknown, .full), (nil, nil, .unknown, .free),
    ] as [(Int64?, Int64?, SlotUse, SlotCapacity.Room)])
  func `what is not known to be taken may leave no room`(
    _ orders: Int64?, _ value: Int64?, _ use: SlotUse, _ room: SlotCapacity.Room
  ) throws {
    let capacity = try SlotCapacity(orders: orders, value: value)
    #expect(capacity.room(forBasketOf: 1000, beside: use) == room)
  }

  @Test(.bug("https://github.com/coopcycle/coopcycle-web/issues/3580"))
  func `a basket for which there is no room goes to the next slot that has some`() throws {
    let capacity = try SlotCapacity(value: 10_000)
    let hours = try OpeningHours(parsing: "11:00-13:00")
    let day = try Instant(rfc3339: "2026-12-01T00:00:00Z")
    let slots = try SlotPlan(minutes: 15)
      .slots(from: day, until: day.advanced(bySeconds: 86_400), during: hours, in: .utc)
    let starts = slots.map(\.start)
    let taken = [
      starts[0]: SlotUse(orders: 4, value: 9_000), starts[1]: SlotUse(orders: 1, value: 8_001),
    ]
    let slot = slots.first {
      capacity.room(forBasketOf: 2_000, beside: taken[$0.start] ?? .none) == .free
    }
    #expect(slot?.start.rfc3339(in: .utc) == "2026-12-01T11:30:00Z")
  }

  @Test(arguments: [-1, .min] as [Int64])
  func `a negative limit is refused`(_ limit: Int64) {
    #expect(throws: BookingError.self) { try SlotCapacity(orders: limit) }
    #expect(throws: BookingError.self) { try SlotCapacity(value: limit) }
  }

  @Test(.bug("https://github.com/coopcycle/coopcycle-web/issues/3009"))
  func `closing time is that of the last drop-off or of the last order`() throws {
    // Close at 22:00; 20 minutes of preparation and 15 on the way.
    let close = try Instant(rfc3339: "2026-12-01T22:00:00Z")
    let times = { (closing: ClosingTime) in
      [
        closing.latestOrder(close: close, preparation: 1200, travel: 900),
        closing.latestDropOff(close: close, preparation: 1200, travel: 900),
      ].map { $0.rfc3339(in: .utc) }
    }
    #expect(times(.lastDropOff) == ["2026-12-01T21:25:00Z", "2026-12-01T22:00:00Z"])
    #expect(times(.lastOrder) == ["2026-12-01T22:00:00Z", "2026-12-01T22:35:00Z"])
    for closing in ClosingTime.allCases {
      let order = closing.latestOrder(close: close, preparation: .max, travel: .max)
      #expect(order <= close)
      #expect(closing.latestDropOff(close: close, preparation: .max, travel: 1) >= close)
    }
  }

  @Test(
    .bug("https://github.com/tastyigniter/TastyIgniter/issues/419"),
    arguments: [
      // Open from Friday 18:00 to Saturday 02:00; 35 minutes before that is 01:25, on either side of midnight.
      ("Fr 18:00-02:00", "2026-12-04T23:00:00-05:00", "2026-12-05T01:25:00-05:00"),
      ("Fr 18:00-02:00", "2026-12-05T00:30:00-05:00", "2026-12-05T01:25:00-05:00"),
      ("Fr 18:00-02:00", "2026-12-05T01:50:00-05:00", "2026-12-05T01:25:00-05:00"),
      ("Fr 18:00-02:00", "2026-12-05T02:00:00-05:00", nil),
      // At 02:00 EST the clock goes to 03:00 EDT: 04:00 less 35 minutes of real time.
      ("Sa 18:00-04:00", "2026-03-07T22:00:00-05:00", "2026-03-08T03:25:00-04:00"),
      // At 02:00 EDT the clock goes back to 01:00 EST, and 01:30 counts when it comes the second time.
      ("Sa 18:00-01:30", "2026-10-31T22:00:00-04:00", "2026-11-01T01:55:00-04:00"),
      (
        "11:00-14:00 \"lunch\", 14:00-22:00 \"dinner\"", "2026-12-01T12:00:00-05:00",
        "2026-12-01T21:25:00-05:00"
      ),
      ("24/7", "2026-12-01T12:00:00-05:00", nil),
    ] as [(String, String, String?)])
  func `the last order leaves time to prepare and to travel before closing`(
    _ hours: String, _ now: String, _ latest: String?
  ) throws {
    let zone = try IANATimeZone(identifier: "America/New_York")
    let order = ClosingTime.lastDropOff.latestOrder(
      whileOpenAt: try Instant(rfc3339: now), during: try OpeningHours(parsing: hours), in: zone,
      preparation: 1200, travel: 900)
    #expect(order?.rfc3339(in: zone) == latest)
  }
}
