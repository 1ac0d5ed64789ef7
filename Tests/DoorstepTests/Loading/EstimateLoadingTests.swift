// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Estimates as `service.json` writes them.
@Suite("Estimates in service.json")
struct EstimateLoadingTests {
  private static let complete: JSON = [
    "preparation": [
      "bands": [
        ["upTo": 3, "minutes": [8, 12]], ["minutes": ["p10": 10, "p50": 13, "p90": 20]],
      ],
      "perItem": 0.5, "typicalItems": 2,
    ],
    "queue": ["minutesPerOrder": 4, "parallel": 2, "typicalOrders": [0, 6]],
    "speedKmh": ["default": 14, "car": ["default": 25, "Mo-Fr 16:00-18:30": 15], "Su": 16],
    "travelSpread": [0.8, 1.4], "handover": ["mean": 3, "sd": 1], "buffer": 2, "onTime": 0.95,
  ]

  private func service(_ estimate: JSON) -> JSON {
    ServiceFolder.service.setting("/estimates/bike", to: estimate)
      .setting("/defaults", to: ["estimate": "bike"])
  }

  private func estimate(
    _ checker: DeliveryChecker, _ request: DeliveryRequest, at time: String
  ) throws -> Estimate {
    var request = request
    request.placedAt = try Instant(rfc3339: time)
    return try #require(try checker.quote(for: request).estimate)
  }

  /// From the north hub at 13.40, 52.56 to 13.40, 52.52: 0.04° = 4447.803 m × 1.3, at 14 km/h 1486.84 s.
  private static let destination = Coordinate(longitude: 13.40, latitude: 52.52)

  @Test func `every part is read`() throws {
    let checker = try ServiceFolder(service: service(Self.complete)).checker()
    let request = DeliveryRequest(to: Self.destination, hub: "north", ordersInProgress: 5)
    let monday = try estimate(checker, request, at: "2026-11-30T17:00:00+01:00")
    #expect(monday.parts.map(\.name) == ["preparation", "queue", "travel", "handover", "buffer"])
    // 8 and 12 minutes and half a minute for each of two items; 5 × 4 ÷ 2; 0.8 and 1.4 times 1487 s.
    #expect(monday.parts[0].seconds == 540...780)
    #expect(monday.parts[1].seconds == 600...600)
    #expect(monday.parts[2].seconds == 1190...2082)
    #expect(monday.parts[2].detail == "4.4 km × 1.3 at 14 km/h")
    #expect(monday.onTime == 0.95)

    var car = request
    car.vehicle = "car"
    car.basket = Basket(itemCount: 4)
    let rush = try estimate(checker, car, at: "2026-11-30T17:00:00+01:00")
    // 10 and 20 minutes and 2 for four items; at 15 km/h 1387.71 s.
    #expect(rush.parts[0].seconds == 720...1320)
    #expect(rush.parts[2].seconds == 1110...1943)
    #expect(rush.parts[2].detail == "4.4 km × 1.3 at 15 km/h (Mo-Fr 16:00-18:30)")
    let sunday = try estimate(checker, request, at: "2026-11-29T12:00:00+01:00")
    #expect(sunday.parts[2].detail == "4.4 km × 1.3 at 16 km/h (Su)")
  }

  @Test func `minutes by distance are read`() throws {
    let estimate: JSON = [
      "preparation": ["fixed": 5, "typicalItems": 1], "travelMinutes": [[0, 2], [4000, 10]],
    ]
    let checker = try ServiceFolder(service: service(estimate)).checker()
    let request = DeliveryRequest(to: Self.destination, hub: "north")
    // 10 + 8 × 447.803 ÷ 4000 = 10.8956 min = 653.74 s.
    #expect(
      try self.estimate(checker, request, at: "2026-11-30T17:00:00Z").parts.last?.seconds
        == 654...654)
  }

  @Test(
    arguments: [
      ("/speedKmh/Mo-Fr 16:00-18:3O", 9, "no opening hours and no vehicle: column 16"),
      ("/speedKmh/car/bus", 9, "expected opening hours or \"default\" as the key, found \"bus\""),
      ("/speedKmh/default", nil, "the member \"default\" is missing"),
      (
        "/travelMinutes", [[0, 1], [1, 2]], "expected \"travelMinutes\" or \"speedKmh\", found both"
      ),
      ("/queue/typicalOrders", nil, "the member \"typicalOrders\" is missing"),
      ("/preparation/typicalItems", nil, "the member \"typicalItems\" is missing"),
      ("/preparation/bands/1/upTo", 3, "expected more than 3 items, those of the band before"),
      ("/preparation/bands/0/upTo", nil, "only the last band is for all larger baskets"),
      ("/preparation/bands", [], "expected at least one band, found none"),
      (
        "/preparation/bands/1/minutes/p90", 12,
        "expected p10 ≤ p50 ≤ p90, found 10.0, 13.0 and 12.0"
      ),
      ("/travelSpread", [1.2, 1.4], "expected 0.1 to 1.0 times the typical time, found 1.2"),
      ("/onTime", 1, "expected 0.5 to 0.99 of all deliveries, found 1.0"),
      ("/handover/sd", nil, "the member \"sd\" is missing"),
      ("/table", "estimates.json", "unknown member"),
    ] as [(String, JSON?, String)])
  func `a mistake is told with what was expected`(
    pointer: String, value: JSON?, message: String
  ) throws {
    let broken = service(Self.complete.setting(pointer, to: value))
    let error = try #require(ServiceFolder(service: broken).error())
    #expect(error.kind == .configuration)
    #expect(error.description.contains(message), "\(error)")
    #expect(error.description.contains("/estimates/bike"))
  }

  private static let table: JSON = [
    "doorstepEstimates": 1, "name": "Bikes", "unit": "minutes", "form": "additive",
    "base": ["hours": [0, 24], "Mo-Su": [20, 20]],
    "distance": ["kilometers": [0, 4], "minutes": [0, 8]],
    "ranges": [
      "typical": [20, 40], "p10": [17, 34], "p25": [18, 37], "p50": [20, 40], "p75": [22, 43],
      "p90": [24, 47], "promise": [26, 50],
    ],
    "onTime": 0.92,
  ]

  private func folderWithTable(
    _ table: JSON?, called name: String = "estimates.json"
  ) throws -> ServiceFolder {
    let folder = try ServiceFolder(service: service(["table": .string(name), "roundTo": 1]))
    if let table { try folder.write(table, as: name) }
    return folder
  }

  /// 4447.803 m are 8.896 minutes; 28.896 typical ones have p10 17 + 17 × 8.896 ÷ 20 = 24.5613,
  /// p90 24 + 23 × 0.44478 = 34.2299, promise 26 + 24 × 0.44478 = 36.675, up to 37 minutes.
  @Test func `a fitted table says it all`() throws {
    let checker = try folderWithTable(Self.table).checker()
    let request = DeliveryRequest(to: Self.destination, hub: "north")
    let estimate = try estimate(checker, request, at: "2026-11-30T17:00:00Z")
    #expect(estimate.parts.map(\.name) == ["table"])
    #expect(estimate.parts[0].detail == "Bikes: Mon 18:00, 4.4 km")
    #expect(estimate.seconds == 1474...2054)
    #expect(estimate.promiseBy.rfc3339(in: .utc) == "2026-11-30T17:37:00Z")
    #expect(estimate.onTime == 0.92)
  }

  @Test func `ways are not measured for a table, which could not use them`() throws {
    let service = service(["table": "estimates.json"]).setting(
      "/travelTimes", to: ["bike": ["provider": "osrm", "url": "http://127.0.0.1:5000"]])
    let folder = try ServiceFolder(service: service)
    try folder.write(Self.table, as: "estimates.json")
    #expect(
      folder.error()?.unpositioned.contains(
        "/travelTimes/bike: the estimate \"bike\" is a table, which goes by the great circle")
        == true)
  }

  @Test func `a table that is missing or broken is told with its place`() throws {
    let missing = try folderWithTable(nil)
    #expect(
      missing.error()?.unpositioned
        == "\(missing.path)/service.json: /estimates/bike/table: \(missing.path)/estimates.json: "
        + "no such file or directory")
    let broken = try folderWithTable(Self.table.setting("/base/hours", to: 5))
    #expect(
      broken.error()?.description.hasPrefix("\(broken.path)/estimates.json: /base/hours: ") == true)
  }

  @Test func `the version follows what a table says, not what it is called or measured`() throws {
    let version = try folderWithTable(Self.table).checker().area.version
    #expect(try folderWithTable(Self.table, called: "other.json").checker().area.version == version)
    let measured = Self.table.setting("/measured", to: ["mae": 1.4])
    #expect(try folderWithTable(measured).checker().area.version == version)
    let changed = Self.table.setting("/base/Mo-Su/0", to: 21)
    #expect(try folderWithTable(changed).checker().area.version != version)
  }
}
