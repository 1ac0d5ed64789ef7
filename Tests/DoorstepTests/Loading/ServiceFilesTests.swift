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

  /// By the tool of xxHash: `xxhsum -H2` of the file, the bytes of that through `xxhsum -H3`.
  @Test func `it is the XXH3 of the files' own`() throws {
    let folder = try ServiceFolder(service: nil)
    try folder.write(#"{"type":"FeatureCollection","features":[]}"#, as: "zones.geojson")
    #expect(try folder.checker("zones.geojson").area.version == "446356b4b1c3b80a")
  }

  /// Every byte of both files is changed in turn to one that JSON does not mind, where there is one:
  /// a letter of a text, a digit, or a space.
  @Test func `any other byte makes another version`() throws {
    let service = Array(try ServiceFolder.service.text(pretty: true).utf8)
    let zones = Array(try ServiceFolder.zones.text(pretty: true).utf8)
    let folder = try ServiceFolder(service: nil, zones: nil)
    try folder.write(service, as: "service.json")
    try folder.write(zones, as: "zones.geojson")
    var versions: Set<String> = [try folder.checker().area.version]
    var changes = 0
    for (name, bytes) in [("service.json", service), ("zones.geojson", zones)] {
      for index in bytes.indices where bytes[index] == UInt8(ascii: " ") {
        var changed = bytes
        changed[index] = UInt8(ascii: "\n")
        try folder.write(changed, as: name)
        // A space within a text stays a space: a bare newline is not allowed there.
        guard let checker = try? folder.checker() else { continue }
        changes += 1
        versions.insert(checker.area.version)
      }
      try folder.write(bytes, as: name)
    }
    #expect(changes > 100)
    #expect(versions.count == changes + 1)
  }

  /// A byte that moves from the end of one file to the start of the next.
  @Test func `the border between two files counts`() throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones", to: ["a.geojson", "b.geojson"]), zones: nil)
    let (one, two) = try (
      ServiceFolder.feature(id: "1").text(), ServiceFolder.feature(id: "2").text()
    )
    try folder.write(one + " ", as: "a.geojson")
    try folder.write(two, as: "b.geojson")
    let before = try folder.checker().area.version
    try folder.write(one, as: "a.geojson")
    try folder.write(" " + two, as: "b.geojson")
    #expect(try folder.checker().area.version != before)
  }
}
