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

  @Test func `of equally near hubs the first serves`() throws {
    let quote = try quote(hubs: [("b", 0.25, "24/7"), ("a", 0.75, "24/7")])
    #expect(quote.hub?.id == "b")
  }
}
