// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

@Suite("The choice of the hub")
struct HubChoiceTests {
  private func quote(
    hubs: [(id: String, longitude: Double, hours: String)], allowed: [String] = []
  ) throws -> Quote {
    let zone = Zone(
      id: "square", name: "Square", hubs: allowed, shape: try .unitSquare())
    let hubs = try hubs.map {
      Hub(
        id: $0.id, name: $0.id, coordinate: Coordinate(longitude: $0.longitude, latitude: 0.5),
        hours: try OpeningHours(parsing: $0.hours))
    }
    let area = ServiceArea.sample(zones: [zone], hubs: hubs)
    return try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
  }

  @Test(arguments: [
    ("24/7", "24/7", "near", []), ("off", "24/7", "far", []),
    ("off", "off", "near", [ReasonCode.hubClosed]),
    // Perhaps open is better than surely closed, but not than open.
    ("unknown", "24/7", "far", []), ("unknown", "off", "near", [.missingInput]),
    ("off", "unknown", "far", [.missingInput]),
  ])
  func `the nearest hub that is open serves`(
    near: String, far: String, chosen: String, codes: [ReasonCode]
  ) throws {
    let quote = try quote(hubs: [("far", 0.1, far), ("near", 0.4, near)])
    #expect(quote.hub?.id == chosen)
    #expect(quote.codes == codes)
  }

  @Test func `a hub that the zone does not name does not serve it`() throws {
    let quote = try quote(hubs: [("near", 0.5, "24/7"), ("far", 0, "24/7")], allowed: ["far"])
    #expect(quote.hub?.id == "far")
  }

  @Test func `a paused hub is a closed one`() throws {
    func quote(farIsPaused: Bool) throws -> Quote {
      var paused = Terms()
      paused.pause = Pause()
      let hubs = [("near", 0.5, true), ("far", 0, farIsPaused)].map { id, longitude, isPaused in
        Hub(
          id: id, name: id, coordinate: Coordinate(longitude: longitude, latitude: 0.5),
          terms: isPaused ? paused : Terms())
      }
      let zone = Zone(id: "square", name: "Square", shape: try .unitSquare())
      let area = ServiceArea.sample(zones: [zone], hubs: hubs)
      return try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
    }
    let served = try quote(farIsPaused: false)
    #expect(served.hub?.id == "far")
    #expect(served.codes == [])
    #expect(try quote(farIsPaused: true).codes == [.hubClosed])
  }

  @Test func `of equally near hubs the first serves`() throws {
    let quote = try quote(hubs: [("b", 0.25, "24/7"), ("a", 0.75, "24/7")])
    #expect(quote.hub?.id == "b")
  }
}

/// Three hubs that differ in distance, speed, fee and order.
@Suite("What a hub is chosen by")
struct HubPreferenceTests {
  private func quote(
    _ choice: HubChoice, closed: Set<String> = [], named: [String] = []
  ) throws -> Quote {
    // From 0.5° east: near 0.1°, middle 0.2°, far 0.4° away.
    let samples: [(id: String, longitude: Double, speed: Double, fee: Int64)] = [
      ("far", 0.1, 500, 300), ("middle", 0.3, 50, 100), ("near", 0.4, 20, 200),
    ]
    let hubs = try samples.map { sample in
      var terms = Terms(
        fee: FeeSchedule(base: sample.fee),
        estimate: EstimateModel(
          id: sample.id, preparation: 10...10, speedKilometersPerHour: sample.speed))
      if closed.contains(sample.id) { terms.hours = try OpeningHours(parsing: "off") }
      return Hub(
        id: sample.id, name: sample.id,
        coordinate: Coordinate(longitude: sample.longitude, latitude: 0.5), terms: terms)
    }
    let zone = Zone(id: "square", name: "Square", hubs: named, shape: try .unitSquare())
    let area = ServiceArea(
      name: "S", timeZone: .utc, zones: [zone], hubs: hubs, hubChoice: choice, holidays: .empty,
      version: "1")
    return try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
  }

  @Test(arguments: [
    (HubChoice.nearest, "near"), (.fastest, "far"), (.cheapest, "middle"), (.zone, "far"),
  ])
  func `each choice has its own hub`(choice: HubChoice, hub: String) throws {
    #expect(try quote(choice).hub?.id == hub)
  }

  @Test(arguments: [
    (HubChoice.nearest, "middle"), (.fastest, "middle"), (.cheapest, "near"), (.zone, "middle"),
  ])
  func `a closed hub falls through to the next`(choice: HubChoice, hub: String) throws {
    let first = try #require(try quote(choice).hub?.id)
    #expect(try quote(choice, closed: [first]).hub?.id == hub)
  }

  @Test func `a zone's own order counts where it is asked for`() throws {
    #expect(try quote(.zone, named: ["near", "far"]).hub?.id == "near")
    #expect(try quote(.zone, closed: ["near"], named: ["near", "far"]).hub?.id == "far")
  }

  @Test func `the trace has every candidate and what decided`() throws {
    let entry = try #require(try quote(.cheapest).trace(of: "hub"))
    #expect(entry.detail == "middle serves it, over near by cheapest")
    #expect(entry.inputs.map(\.name) == ["far", "middle", "near"])
    // 0.2° × 111 195 m × cos 0.5° = 22 238 m; 10 min + 22.238 km × 1.3 ÷ 50 km/h = 44.7 min.
    #expect(entry.inputs[1].value == "open, 22.2 km, 40–45 min, $1.00")
    let closed = try #require(try quote(.nearest, closed: ["near"]).trace(of: "hub"))
    #expect(closed.detail == "middle serves it, over far by nearest")
    #expect(closed.inputs[2].value?.hasPrefix("closed, ") == true)
  }
}
