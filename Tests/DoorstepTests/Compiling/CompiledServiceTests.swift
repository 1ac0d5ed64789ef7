// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Synchronization
import TestSupport
import Testing

/// A service answers the same, whether its zones are drawn or compiled.
@Suite("Services with compiled zones")
struct CompiledServiceTests {
  /// Zones with every property, and some that Doorstep does not know.
  private static let zones = ServiceFolder.collection([
    ServiceFolder.feature(
      id: 7,
      [
        "name": "Größe \"7\"\u{1F600}", "priority": 3, "hub": "south", "minimumOrder": 1200,
        "fee": ["base": 299, "freeFrom": 4000], "estimate": "bike", "fill": "#ff0000",
        "hours": "Mo-Fr 10:00-22:00; PH off", "other": ["deep": [1, 2.5, .null, true]],
      ]),
    ServiceFolder.feature(["id": "center", "name": .null, "hubs": ["north", "south"]]),
    ServiceFolder.feature(
      ["kind": "exclusion", "active": ["from": "2026-06-01T00:00:00+02:00"]],
      geometry: ServiceFolder.square(1)),
    ServiceFolder.feature(
      ["name": "round", "radiusMeters": 700, "active": ["until": "2026-07-01T00:00:00Z"]],
      geometry: ["type": "Point", "coordinates": [13.45, 52.52]]),
    ServiceFolder.feature(["name": "round"], geometry: ServiceFolder.square(3)),
    ServiceFolder.feature(["name": "nowhere"], geometry: .null),
    ServiceFolder.feature(.null, geometry: ServiceFolder.square(2)),
  ])

  private func quotes(_ checker: DeliveryChecker, around box: BoundingBox) throws -> [String] {
    let start = try Instant(rfc3339: "2026-06-30T09:00:00Z")
    return try (0..<400).map { step in
      let request = DeliveryRequest(
        to: Coordinate(
          longitude: box.west + (box.east - box.west) * Double(step % 20) / 19,
          latitude: box.south + (box.north - box.south) * Double(step / 20) / 19),
        accuracyMeters: step % 3 == 0 ? 200 : nil,
        when: step % 4 == 0 ? .scheduled(start.advanced(bySeconds: Int64(step) * 900)) : .now,
        placedAt: start.advanced(bySeconds: Int64(step) * 600),
        basket: step % 5 == 0 ? Basket(subtotal: Int64(step) * 10, tags: ["alcohol"]) : nil)
      let quote = try checker.quote(for: request)
      return try quote.jsonText(in: checker.area.timeZone)
        .replacing(quote.version, with: "version")
    }
  }

  private func expectSame(_ drawn: DeliveryChecker, _ compiled: DeliveryChecker) throws {
    #expect(drawn.area.zones.map(ZoneContent.init) == compiled.area.zones.map(ZoneContent.init))
    let boxes = drawn.area.zones.compactMap(\.shape.boundingBox)
    let box = try #require(BoundingBox(enclosing: boxes))
    #expect(try quotes(drawn, around: box) == quotes(compiled, around: box))
  }

  @Test(arguments: ["harbor", "antimeridian"])
  func `the samples answer the same`(_ name: String) throws {
    let folder = try ServiceFolder(compiling: Samples.folder(name))
    try expectSame(
      DeliveryChecker(service: Samples.folder(name), pluginFolders: [Samples.pluginFolder]),
      DeliveryChecker(service: folder.path, pluginFolders: [Samples.pluginFolder]))
  }

  @Test(arguments: Precedence.allCases)
  func `all properties arrive, and every precedence decides`(_ precedence: Precedence) throws {
    let service = ServiceFolder.service.setting("/precedence", to: .string(precedence.rawValue))
    let drawn = try ServiceFolder(service: service, zones: Self.zones)
    let compiled = try ServiceFolder(compiling: drawn.path)
    try expectSame(drawn.checker(), compiled.checker())
  }

  @Test(
    .enabled(if: SharedData.isPresent, SharedData.absence),
    arguments: ["city_seattle", "city_philadelphia"])
  func `a city answers the same`(_ name: String) throws {
    let folder = try ServiceFolder(service: nil, zones: nil)
    try folder.write(SharedData.bytes("polygons/\(name).geojson"), as: "zones.geojson")
    try folder.compile()
    let (drawn, compiled) = try (folder.checker("zones.geojson"), folder.checker("area.zones"))
    try expectSame(drawn, compiled)
    #expect(drawn.area.version == compiled.area.version)
  }

  /// RFC 7946 texts of each kind, newline-delimited ones, and an RFC 8142 sequence.
  @Test func `zones are compiled from all forms that are loaded`() throws {
    let feature = try ServiceFolder.feature(id: "one").text()
    let other = try ServiceFolder.feature(geometry: ServiceFolder.square(1)).text()
    let forms = [
      feature, try ServiceFolder.square().text(), "\(feature)\n\(other)\n",
      "\u{1E}\(feature)\n\u{1E}\(other)\n", try ServiceFolder.zones.text(pretty: true),
    ]
    for form in forms {
      let folder = try ServiceFolder(service: nil, zones: nil)
      try folder.write(form, as: "zones.geojson")
      try folder.compile()
      try expectSame(folder.checker("zones.geojson"), folder.checker("area.zones"))
    }
  }

  @Test func `zones of several files are one service`() throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones", to: ["a.json", "b.json"]), zones: nil)
    try folder.write(
      ServiceFolder.collection([ServiceFolder.feature(), ServiceFolder.feature(id: "x")]),
      as: "a.json")
    try folder.write(ServiceFolder.feature(geometry: ServiceFolder.square(1)), as: "b.json")
    let compiled = try ServiceFolder(compiling: folder.path)
    try expectSame(folder.checker(), compiled.checker())
    #expect(try compiled.checker().area.zones.map(\.id) == ["zone 1", "x", "zone 3"])
  }

  @Test func `a bare file is a service with defaults`() throws {
    let folder = try ServiceFolder(service: nil)
    let path = try folder.compile(precedence: .smallest)
    let area = try folder.checker("area.zones").area
    #expect(area.name == path && area.timeZone == .utc && area.precedence == .smallest)
    #expect(area.hubs.isEmpty && area.defaults.fee == nil)
  }

  @Test func `sixteen threads that meet new zones get the same ones`() throws {
    let features = (0..<300).map { number in
      ServiceFolder.feature(id: .integer(Int64(number)), ["hours": "Mo-Su 10:00-20:00"])
    }
    let folder = try ServiceFolder(service: nil, zones: ServiceFolder.collection(features))
    try folder.compile()
    let zones = try folder.checker("area.zones").area.zones
    let seen = Mutex<[[ObjectIdentifier]]>([])
    let group = DispatchGroup()
    for thread in 0..<16 {
      group.enter()
      Thread.detachNewThread {
        var mine = zones.indices.map { (($0 + thread * 19) % zones.count, ObjectIdentifier?.none) }
        for step in mine.indices { mine[step].1 = ObjectIdentifier(zones[mine[step].0]) }
        let ordered = mine.sorted { $0.0 < $1.0 }.compactMap(\.1)
        seen.withLock { $0.append(ordered) }
        group.leave()
      }
    }
    group.wait()
    #expect(seen.withLock { Set($0).count } == 1)
    #expect(zones.map(\.id) == (0..<300).map { "\($0)" })
  }
}
