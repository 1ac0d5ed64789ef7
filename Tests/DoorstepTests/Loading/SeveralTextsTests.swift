// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Synchronization
import Testing

/// Newline-delimited GeoJSON and text sequences (RFC 8142) as the zones of a service.
@Suite("Zones in several texts")
struct SeveralTextsTests {
  /// A feature, a collection, a feature without a name and a bare geometry.
  private static let objects: [JSON] = [
    ServiceFolder.feature(id: "a", ["name": "A", "hub": "north"]),
    ServiceFolder.collection([
      ServiceFolder.feature(["name": "B"], geometry: ServiceFolder.square(1)),
      ServiceFolder.feature(["name": "A"], geometry: ServiceFolder.square(2)),
    ]),
    ServiceFolder.feature(),
    ServiceFolder.square(3),
  ]

  private static let forms: [@Sendable ([String]) -> String] = [
    { $0.joined(separator: "\n") },
    { $0.map { $0 + "\r\n\n" }.joined() },
    { $0.map { "\u{1E}\($0)\n" }.joined() },
  ]

  @Test(arguments: forms.indices)
  func `are those of one collection`(form: Int) throws {
    let folder = try ServiceFolder()
    try folder.write(Self.forms[form](Self.objects.map { try $0.text() }), as: "zones.geojson")
    let zones = try folder.checker().area.zones
    #expect(zones.map(\.id) == ["a", "B", "A", "zone 4", "zone 5"])
    #expect(zones.map(\.name) == ["A", "B", "A", "zone 4", "zone 5"])
    #expect(zones[0].hubs == ["north"])
    let flat = try ServiceFolder(
      zones: ServiceFolder.collection([
        ServiceFolder.feature(), ServiceFolder.feature(geometry: ServiceFolder.square(1)),
        ServiceFolder.feature(geometry: ServiceFolder.square(2)), ServiceFolder.feature(),
        ServiceFolder.feature(geometry: ServiceFolder.square(3)),
      ])
    ).checker().area.zones
    #expect(zones.map(\.shape) == flat.map(\.shape))
  }

  @Test(arguments: [
    ("\n{\"a\": 1}", ":4:1: the member \"type\" is missing"),
    ("\n[}", ":4:2: expected a value, found '}'"),
  ])
  func `have their mistakes told by line`(rest: String, error: String) throws {
    let folder = try ServiceFolder()
    let path = try folder.write(try lines([0, 1]) + "\n" + rest, as: "zones.geojson")
    #expect(folder.error()?.description == path + error)
  }

  private func lines(_ indices: [Int]) throws -> String {
    try indices.map { try Self.objects[$0].text() }.joined(separator: "\n")
  }

  @Test func `must not share an id`() throws {
    let folder = try ServiceFolder()
    let path = try folder.write(try lines([0, 1, 0]), as: "zones.geojson")
    #expect(
      folder.error()?.description == "\(path):3:24: there is another zone called \"a\" (/id)")
    let records = try [0, 1, 0].map { "\u{1E}" + (try Self.objects[$0].text()) }.joined()
    try folder.write(records, as: "zones.geojson")
    #expect(
      folder.error()?.description == "\(path):1:579: there is another zone called \"a\" (/id)")
  }

  @Test func `in a sequence that was cut are not taken for all`() throws {
    let folder = try ServiceFolder()
    let records = try Self.objects.map { "\u{1E}\(try $0.text())\n" }.joined()
    let path = try folder.write(records.utf8.dropLast(10), as: "zones.geojson")
    #expect(folder.error()?.kind == .data)
    let description = try #require(folder.error()?.description)
    #expect(description.hasPrefix("\(path):4:"))
    #expect(
      description.hasSuffix(
        "the file ends within record 4: it was cut off, or is still being written"))
  }
}

@Suite("Progress of loading")
struct LoadingProgressTests {
  @Test(arguments: [",", "\n"])
  func `goes up to all bytes of each file`(separator: String) throws {
    // Half a megabyte, in several pieces.
    let note = JSON.string(String(repeating: "x", count: 10_000))
    let feature = try ServiceFolder.feature(["note": note]).text()
    let features = Array(repeating: feature, count: 50).joined(separator: separator)
    let text =
      separator == "," ? #"{"type":"FeatureCollection","features":[\#(features)]}"# : features
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones/1", to: "more.geojson"))
    try folder.write(text, as: "more.geojson")

    let reports = Mutex<[LoadingProgress]>([])
    _ = try DeliveryChecker(
      service: folder.path, progress: { report in reports.withLock { $0.append(report) } })
    let all = reports.withLock(\.self)
    let paths = ["zones.geojson", "more.geojson"].map { "\(folder.path)/\($0)" }
    #expect(Set(all.map(\.path)) == Set(paths))
    let more = all.filter { $0.path.hasSuffix("more.geojson") }
    #expect(more.count > 3)
    #expect(more.map(\.readBytes) == more.map(\.readBytes).sorted())
    #expect(more.allSatisfy { $0.totalBytes == text.utf8.count && $0.readBytes > 0 })
    #expect(more.last?.readBytes == text.utf8.count)
  }
}
