// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Every property of a feature that means something arrives in its zone as written.
@Suite("Properties of zones")
struct ZonePropertiesTests {
  private func zones(_ features: [JSON]) throws -> [Zone] {
    Array(try ServiceFolder(zones: ServiceFolder.collection(features)).checker().area.zones)
  }

  @Test func `all of them are decoded`() throws {
    let zone = try #require(
      zones([
        ServiceFolder.feature([
          "id": "center", "name": "Mitte", "kind": "exclusion", "priority": -1_000_000,
          "hubs": ["south", "north"],
          "active": ["from": "2026-06-01T00:00:00+02:00", "until": "2026-09-01T00:00:00Z"],
          "hours": "Fr 10:00-18:00", "minimumOrder": 0, "fee": ["base": 199, "freeFrom": 0],
          "estimate": "car", "fill": "#ff0000", "stroke-width": 3, "surveyor": ["name": "Ada"],
        ])
      ]).first)
    #expect(zone.id == "center")
    #expect(zone.name == "Mitte")
    #expect(zone.kind == .exclusion)
    #expect(zone.priority == -1_000_000)
    #expect(zone.hubs == ["south", "north"])
    // 2026-06-01T00:00+02:00 is 2026-05-31T22:00Z, 20,604 days and 22 hours after 1970.
    #expect(zone.active.from == Instant(secondsSince1970: 20_604 * 86_400 + 22 * 3600))
    // 2026-09-01 is 20,697 days after 1970-01-01.
    #expect(zone.active.until == Instant(secondsSince1970: 20_697 * 86_400))
    #expect(zone.hours == (try OpeningHours(parsing: "Fr 10:00-18:00")))
    #expect(zone.minimumOrder == 0)
    #expect(zone.fee == FeeSchedule(base: 199, freeFrom: 0))
    #expect(
      zone.estimate
        == EstimateModel(id: "car", preparation: 15...15, speedKilometersPerHour: 30))
    #expect(zone.shape.polygons.count == 1 && zone.shape.circles.isEmpty)
    #expect(zone.shape.contains(Coordinate(longitude: 13.40, latitude: 52.52)))
  }

  @Test(arguments: [[:], .null] as [JSON])
  func `without properties a zone has the service's terms`(_ properties: JSON) throws {
    let zone = try #require(zones([ServiceFolder.feature(properties)]).first)
    #expect(zone.kind == .service && zone.priority == 0 && zone.hubs.isEmpty)
    #expect(zone.active == .always)
    #expect(zone.hours == nil && zone.minimumOrder == nil && zone.fee == nil)
    #expect(zone.estimate == nil)
  }

  /// Programs that keep features in tables write null for each column that a feature leaves empty.
  @Test func `a property that is null is not given`() throws {
    let names = [
      "id", "name", "kind", "priority", "hub", "hubs", "active", "hours", "minimumOrder", "fee",
      "estimate", "radiusMeters", "postcodes", "rules",
    ]
    var properties = JSON.Object()
    for name in names { properties[name] = .null }
    let zone = try #require(zones([ServiceFolder.feature(.object(properties))]).first)
    #expect(zone.id == "zone 1" && zone.name == "zone 1")
    #expect(zone.kind == .service && zone.priority == 0 && zone.hubs.isEmpty)
    #expect(zone.active == .always)
    #expect(zone.hours == nil && zone.minimumOrder == nil && zone.fee == nil)
    #expect(zone.estimate == nil)
  }

  @Test func `a zone names one hub or several`() throws {
    let hubs = try zones([
      ServiceFolder.feature(["hub": "south"]), ServiceFolder.feature(["hubs": ["north"]]),
      ServiceFolder.feature(["hubs": []]),
      ServiceFolder.feature(["hub": .null, "hubs": ["south"]]),
    ]).map(\.hubs)
    #expect(hubs == [["south"], ["north"], [], ["south"]])
  }

  @Test func `an active period may have one end`() throws {
    let active = try zones([
      ServiceFolder.feature(["active": ["from": "1970-01-01T00:00:10Z"]]),
      ServiceFolder.feature(["active": ["until": "1970-01-01T00:00:10Z"]]),
      ServiceFolder.feature(["active": [:]]),
    ]).map(\.active)
    let ten = Instant(secondsSince1970: 10)
    #expect(active[0] == ActivePeriod(from: ten, until: nil))
    #expect(active[1] == ActivePeriod(from: nil, until: ten))
    #expect(active[2] == .always)
  }

  @Test func `a point with a radius is a circle`() throws {
    let zone = try #require(
      zones([
        ServiceFolder.feature(
          ["radiusMeters": 250], geometry: ["type": "Point", "coordinates": [13.4, 52.5, 34]])
      ]).first)
    #expect(zone.shape.polygons.isEmpty)
    #expect(
      zone.shape.circles == [
        Circle(center: Coordinate(longitude: 13.4, latitude: 52.5), radiusMeters: 250)
      ])
  }

  /// RFC 7946 §3.2: a feature without a place.
  @Test(
    arguments: [
      .null, ["type": "Polygon", "coordinates": []], ["type": "MultiPolygon", "coordinates": []],
      ["type": "GeometryCollection", "geometries": []], ["type": "Point", "coordinates": []],
    ] as [JSON])
  func `a zone without a shape is there and owns nothing`(_ geometry: JSON) throws {
    let feature = ServiceFolder.feature(id: "nowhere", geometry: geometry)
    let folder = try ServiceFolder(zones: ServiceFolder.collection([feature]))
    let checker = try folder.checker()
    #expect(checker.area.zones.map(\.id) == ["nowhere"])
    let quote = try checker.quote(
      for: DeliveryRequest(to: Coordinate(longitude: 13.4, latitude: 52.52)))
    #expect(quote.deliverable == .no && quote.zone == nil)
    #expect(quote.reasons.map(\.code) == [.outOfZone])
  }
}
