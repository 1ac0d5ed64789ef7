// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Which files are a service, and where they are looked for.
@Suite("Files of a service")
struct ServiceFilesTests {
  private static let middle = DeliveryRequest(to: Coordinate(longitude: 13.4, latitude: 52.52))

  @Test func `a folder, with or without a slash, and its file are the same service`() throws {
    let folder = try ServiceFolder()
    let path = folder.path
    let versions = try [path, path + "/", path + "/service.json"].map {
      try DeliveryChecker(service: $0).area.version
    }
    #expect(Set(versions).count == 1)
  }

  @Test func `a service may have another name`() throws {
    let folder = try ServiceFolder()
    try folder.write(ServiceFolder.service.setting("/name", to: "Other"), as: "other.json")
    #expect(try folder.checker("other.json").area.name == "Other")
  }

  @Test func `zones come from all files in their order`() throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones", to: ["a.geojson", "sub/b.geojson"]),
      zones: nil)
    try folder.write(
      ServiceFolder.collection([ServiceFolder.feature(id: "1"), ServiceFolder.feature()]),
      as: "a.geojson")
    try folder.write(ServiceFolder.feature(id: "0"), as: "sub/b.geojson")
    #expect(try folder.checker().area.zones.map(\.id) == ["1", "zone 2", "0"])
  }

  @Test func `a path from the root is taken as it is`() throws {
    let elsewhere = try ServiceFolder(service: nil, zones: nil)
    let file = try elsewhere.write(ServiceFolder.feature(id: "far"), as: "zones.json")
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones", to: [.string(file)]), zones: nil)
    #expect(try folder.checker().area.zones.map(\.id) == ["far"])
  }

  @Test(arguments: [
    ServiceFolder.zones, ServiceFolder.feature(.null), ServiceFolder.square(),
    [
      "type": "GeometryCollection",
      "geometries": [ServiceFolder.square(1), ServiceFolder.square()],
    ],
  ])
  func `a bare GeoJSON file is a service with defaults`(_ zones: JSON) throws {
    let folder = try ServiceFolder(service: nil, zones: zones)
    let checker = try folder.checker("zones.geojson")
    let area = checker.area
    #expect(area.zones.map(\.id) == ["zone 1"])
    #expect(area.name == "\(folder.path)/zones.geojson")
    #expect(area.timeZone == .utc && area.locale == "en" && area.currency == .usDollar)
    #expect(area.hubs.isEmpty && area.holidays == .empty && area.defaults.fee == nil)
    let quote = try checker.quote(for: Self.middle)
    #expect(quote.deliverable == .yes && quote.zone?.id == "zone 1")
    #expect(quote.estimate == nil && quote.fee == nil && quote.minimumOrder == nil)
  }

  /// RFC 7946 §6.1: whatever it is called, a member that its object does not define is foreign.
  @Test(arguments: ["features", "geometry", "properties", "id"])
  func `a foreign member is not taken for one of another object`(_ name: String) throws {
    for value in [[], ["x"], ["name": "Foreign"], "foreign", 7, .null] as [JSON] {
      let geometry = ServiceFolder.square().setting("/\(name)", to: value)
      let folder = try ServiceFolder(service: nil, zones: geometry)
      #expect(try folder.checker("zones.geojson").area.zones.map(\.id) == ["zone 1"])
    }
    let feature = ServiceFolder.feature(id: "mine").setting("/features", to: [])
    let folder = try ServiceFolder(service: nil, zones: feature)
    #expect(try folder.checker("zones.geojson").area.zones.map(\.id) == ["mine"])
  }

  /// "Mitte" as Windows' Notepad saves it.
  @Test func `a byte order mark does no harm`() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let folder = try ServiceFolder(service: nil, zones: nil)
    try folder.write(mark + Array(ServiceFolder.service.text().utf8), as: "service.json")
    try folder.write(
      mark + Array(ServiceFolder.feature(["name": "Mitte"]).text().utf8), as: "zones.geojson")
    #expect(try folder.checker().area.zones.map(\.name) == ["Mitte"])
    #expect(try folder.checker("zones.geojson").area.zones.map(\.name) == ["Mitte"])
  }
}

/// `version` names the content of the files, so that answers can be traced to what decided them.
@Suite("The version of a service")
struct ServiceVersionTests {
  @Test func `it is the same for the same bytes, wherever they lie`() throws {
    let one = try ServiceFolder().checker()
    let other = try ServiceFolder().checker()
    #expect(one.area.version == other.area.version)
    let quote = try one.quote(for: DeliveryRequest(to: Coordinate(longitude: 0, latitude: 0)))
    #expect(quote.version == one.area.version)
  }

  /// Key order, white space, how numbers are written, the schema, and what files are called.
  @Test func `it is the same for the same meaning`() throws {
    let version = try ServiceFolder().checker().area.version
    let pretty = try ServiceFolder(service: nil, zones: nil)
    try pretty.write(ServiceFolder.service.text(pretty: true), as: "service.json")
    try pretty.write(ServiceFolder.zones.text(pretty: true), as: "zones.geojson")
    #expect(try pretty.checker().area.version == version)
    let reversed = try ServiceFolder(
      service: .object(
        ServiceFolder.service.members.reversed().reduce(into: JSON.Object()) {
          $0[$1.key] = $1.value
        }))
    #expect(try reversed.checker().area.version == version)
    let renamed = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones", to: ["other.geojson"])
        .setting("/$schema", to: "x"), zones: nil)
    try renamed.write(ServiceFolder.zones.text(), as: "other.geojson")
    #expect(try renamed.checker().area.version == version)
  }

  @Test(
    arguments: [
      ("/name", "Other"), ("/timeZone", "UTC"), ("/currency", "GBP"),
      ("/hubs/0/coordinate/0", 13.41),
      ("/defaults", ["minimumOrder": 1]), ("/holidays", ["2026-12-25"]), ("/hubChoice", "zone"),
      ("/rules", [["id": "r", "maximumItems": 3]]),
    ] as [(String, JSON)])
  func `it is another for another service`(pointer: String, value: JSON) throws {
    let changed = try ServiceFolder(service: ServiceFolder.service.setting(pointer, to: value))
    #expect(try changed.checker().area.version != ServiceFolder().checker().area.version)
  }

  @Test func `it is another for another drawing, and not for another colour`() throws {
    func version(_ zones: JSON) throws -> String {
      try ServiceFolder(service: nil, zones: zones).checker("zones.geojson").area.version
    }
    let zones = ServiceFolder.collection([ServiceFolder.feature(id: "a", ["name": "A"])])
    let plain = try version(zones)
    let place = "/features/0/properties"
    #expect(try version(zones.setting("\(place)/fill", to: "#fff")) == plain)
    #expect(try version(zones.setting("\(place)/name", to: "B")) != plain)
    #expect(try version(zones.setting("\(place)/priority", to: 1)) != plain)
    let corner = "/features/0/geometry/coordinates/0/1/0"
    let longitude = try #require(zones.value(at: corner)?.double)
    #expect(try version(zones.setting(corner, to: .number(longitude.nextUp))) != plain)
  }
}
