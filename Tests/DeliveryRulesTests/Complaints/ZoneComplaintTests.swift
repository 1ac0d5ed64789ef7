// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

/// What people complained about in shops' software, about places: zones, borders, hubs.
///
/// Beside these, `RefusalComplaintTests` is about the words of a no, `FeeComplaintTests` about fees and
/// minimums, `BookingComplaintTests` about times, `PostcodeTests` about postcodes, and `BookingDoubtTests` of
/// Doorstep about services that can never deliver. Complaints that are not about a decision: estimates
/// (food-delivery-multivendor#798, coopcycle-web#1098), the header (food-delivery-multivendor#855,
/// coopcycle-web#1063 and #991, coopcycle-app#1123 and #1332), a page to ask before shopping
/// (woocommerce#13323), lists of shops (ever-demand#1019).
@Suite("Complaints about places, answered")
struct ZoneComplaintTests {
  /// A degree of latitude on the mean sphere, in metres: 6 371 008.8 · π/180.
  private static let metersPerDegree = 111_195.08

  private func zone(
    _ id: String, name: String? = nil, priority: Int = 0, kind: Zone.Kind = .service,
    hubs: [String] = [], terms: Terms = Terms(), shape: ZoneShape
  ) -> Zone {
    Zone(
      id: id, name: name ?? id, kind: kind, priority: priority, hubs: hubs, terms: terms,
      shape: shape)
  }

  private func circle(_ center: Coordinate, _ meters: Double) -> ZoneShape {
    ZoneShape(circles: [Circle(center: center, radiusMeters: meters)])
  }

  private func quote(_ area: ServiceArea, _ request: DeliveryRequest) throws -> Quote {
    try DecisionEngine(area).quote(for: request)
  }

  /// TastyIgniter#621: of three circles around the shop the one that was made first won.
  @Test(arguments: [Precedence.cheapest, .smallest])
  func `of zones around each other the cheapest wins, or the smallest`(precedence: Precedence)
    throws
  {
    let zones = [("far", 3000.0, 700), ("middle", 2000, 500), ("near", 1000, 300)].map {
      zone($0.0, terms: Terms(fee: FeeSchedule(base: $0.2)), shape: circle(.inside, $0.1))
    }
    for zones in [zones, zones.reversed()] {
      let area = ServiceArea.sample(zones: zones, precedence: precedence)
      for (meters, id) in [(0.0, "near"), (999, "near"), (1001, "middle"), (2999, "far")] {
        let place = Coordinate(
          longitude: 0.5, latitude: 0.5 + meters / Self.metersPerDegree)
        #expect(try quote(area, DeliveryRequest(to: place)).zone?.id == id, "\(meters) m")
      }
    }
  }

  /// TastyIgniter#684: an address next to the restaurant, in the polygon, had "no location".
  @Test func `every place in a polygon is in it, next to the hub too`() throws {
    let hub = Hub(id: "hub", name: "Hub", coordinate: .inside)
    let area = try ServiceArea.square(hubs: [hub])
    for step in [0.0, 1e-9, 1e-6, 1e-4] {
      let place = Coordinate(longitude: 0.5 + step, latitude: 0.5 - step)
      #expect(try quote(area, DeliveryRequest(to: place)).deliverable == .yes)
    }
  }

  /// tzf-rs#208, cuspatial#744, turf#2287: places on a border were in no zone, or in one as it fell.
  @Test func `a place on a common border has exactly one owner, in whatever order the zones are`()
    throws
  {
    let west = zone("west", shape: try .rectangle(west: 0, south: 0, east: 1, north: 1))
    let east = zone("east", shape: try .rectangle(west: 1, south: 0, east: 3, north: 1))
    for zones in [[west, east], [east, west]] {
      for latitude in [0, 0.1, 1.0 / 3, 0.7, 1] {
        let request = DeliveryRequest(to: Coordinate(longitude: 1, latitude: latitude))
        // The smaller zone has it.
        #expect(try quote(.sample(zones: zones), request).zone?.id == "west")
      }
    }
  }

  /// hacs_waste_collection_schedule#6447: axes that were swapped twice worked inside and failed near borders.
  @Test func `longitude and latitude are not taken for each other`() throws {
    let tall = zone("tall", shape: try .rectangle(west: 0, south: 0, east: 1, north: 80))
    let area = ServiceArea.sample(zones: [tall])
    #expect(
      try quote(area, DeliveryRequest(to: Coordinate(longitude: 1, latitude: 80))).deliverable
        == .yes)
    #expect(
      try quote(area, DeliveryRequest(to: Coordinate(longitude: 80, latitude: 1))).codes
        == [.outOfZone])
    #expect(throws: RequestError.self) {
      try quote(area, DeliveryRequest(to: Coordinate(longitude: 42, latitude: -95)))
    }
  }

  /// UK-Polling-Stations#1282: the middle of a postcode may lie in the neighbours' area.
  @Test(arguments: [(500.0, Quote.Deliverable.depends), (10, .no)])
  func `a place that is known roughly has no certain answer near a border`(
    accuracy: Double, deliverable: Quote.Deliverable
  ) throws {
    // 0.001 degrees south of the border: 111 m.
    let place = Coordinate(longitude: 0.5, latitude: -0.001)
    let request = DeliveryRequest(to: place, accuracyMeters: accuracy)
    #expect(try quote(.square(), request).deliverable == deliverable)
  }

  /// opendelivery#163, and a blog of UrbanPiper about a lake: a radius, but for an area in it.
  @Test(arguments: [(0.0, Quote.Deliverable.yes), (0.02, .no), (0.04, .yes), (0.08, .no)])
  func `a radius has an area taken out of it`(north: Double, deliverable: Quote.Deliverable) throws
  {
    // 8 km are 0.0719 degrees; the lake is from 0.01 to 0.03 degrees north of the shop.
    let round = zone("round", shape: circle(.inside, 8000))
    let lake = zone(
      "lake", kind: .exclusion,
      shape: try .rectangle(west: 0.4, south: 0.51, east: 0.6, north: 0.53))
    let place = Coordinate(longitude: 0.5, latitude: 0.5 + north)
    let quote = try quote(.sample(zones: [round, lake]), DeliveryRequest(to: place))
    #expect(quote.deliverable == deliverable)
    #expect(quote.code == (north == 0.02 ? .excludedArea : north == 0.08 ? .outOfZone : nil))
  }

  /// coopcycle-web#2119: in the zone, and no more than so far from the restaurant.
  @Test(arguments: [(0.54, []), (0.56, [ReasonCode.tooFar])])
  func `a zone and a distance hold together`(latitude: Double, codes: [ReasonCode]) throws {
    var terms = Terms()
    // 5 km are 0.045 degrees.
    terms.maximumDistanceMeters = 5000
    let hub = Hub(id: "hub", name: "Hub", coordinate: .inside)
    let request = DeliveryRequest(to: Coordinate(longitude: 0.5, latitude: latitude))
    #expect(try quote(.square(defaults: terms, hubs: [hub]), request).codes == codes)
  }

  /// coopcycle-web#489: an address 1 km outside could meet the courier at the border.
  @Test func `a place outside is told the nearest one that is delivered to`() throws {
    let request = DeliveryRequest(to: .justOutside)
    let quote = try quote(.square(), request)
    let change = quote.alternatives.first?.changes.first
    guard case .deliverNearby(let place, let meters, let zone) = change else {
      Issue.record("\(quote.alternatives)")
      return
    }
    // A hundredth of a degree: 1112 m.
    #expect((1111...1113).contains(meters))
    #expect(zone == "square")
    #expect(try self.quote(.square(), DeliveryRequest(to: place)).deliverable == .yes)
  }

  /// coopcycle-web#2133: the hub to pick up from follows from where the order goes.
  @Test(arguments: [(0.2, "west"), (0.8, "east")])
  func `the hub follows from the destination`(longitude: Double, hub: String) throws {
    let hubs = [("west", 0.0), ("east", 1.0)].map {
      Hub(id: $0.0, name: $0.0, coordinate: Coordinate(longitude: $0.1, latitude: 0.5))
    }
    let request = DeliveryRequest(to: Coordinate(longitude: longitude, latitude: 0.5))
    #expect(try quote(.square(hubs: hubs), request).hub?.id == hub)
  }

  /// coopcycle-web#2264: where one restaurant does not deliver, the other one is suggested.
  @Test func `a hub that is closed leaves the order to the other`() throws {
    let hubs = try [("near", 0.5, "off"), ("far", 0.6, "24/7")].map {
      Hub(
        id: $0.0, name: $0.0, coordinate: Coordinate(longitude: $0.1, latitude: 0.5),
        hours: try OpeningHours(parsing: $0.2))
    }
    let quote = try quote(.square(hubs: hubs), DeliveryRequest(to: .inside))
    #expect(quote.deliverable == .yes)
    #expect(quote.hub?.id == "far")
  }

  /// postmates#4: an API that never said in which zone an address is.
  @Test func `the answer names the zone`() throws {
    let zone = zone("north", name: "North End", shape: try .unitSquare())
    let quote = try quote(.sample(zones: [zone]), DeliveryRequest(to: .inside))
    #expect(quote.zone == Quote.Place(id: "north", name: "North End"))
  }

  /// Adriano Farina's "Deliveroo's delivery area algorithm is meh": 10 m changed everything, and nobody said why.
  @Test func `ten metres beyond the border are told as ten metres`() throws {
    let place = Coordinate(longitude: 0.5, latitude: -9.9 / Self.metersPerDegree)
    let quote = try quote(.square(), DeliveryRequest(to: place))
    #expect(
      quote.reasons.map(\.message)
        == ["We don't deliver there yet: it is 10 m outside Square"])
    #expect(quote.alternatives.first?.changes.count == 1)
  }

  /// schemaorg#2093: the hours of the kitchen are not those of the dining room.
  @Test(arguments: [("11:30", []), ("10:30", [ReasonCode.outsideHours]), ("22:30", [.hubClosed])])
  func `the hours of deliveries and those of the kitchen hold each`(
    time: String, codes: [ReasonCode]
  ) throws {
    let hub = Hub(
      id: "kitchen", name: "Kitchen", coordinate: .inside,
      hours: try OpeningHours(parsing: "10:00-22:00"))
    let terms = Terms(hours: try OpeningHours(parsing: "11:00-23:00"))
    var request = DeliveryRequest(to: .inside)
    request.placedAt = try Instant(rfc3339: "2026-12-01T\(time):00Z")
    #expect(try quote(.square(defaults: terms, hubs: [hub]), request).codes == codes)
  }
}
