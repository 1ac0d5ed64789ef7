// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ZoneFiles
import ZoneGeometry
import ZoneIndexing

@Suite("A file of compiled zones")
struct CompiledZoneFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/town.zones"
    try Town.contents.write(to: path)
  }

  @Test func `holds what it was made of`() throws {
    let file = try CompiledZoneFile(opening: path)
    #expect(file.details == Town.details)
    #expect(file.zoneCount == 3 && file.vertexCount == 4 + 4 + 3)
    #expect((0..<3).map { file.text(ofZone: $0) } == Town.texts)
    #expect(file.text(ofZone: -1) == nil && file.text(ofZone: 3) == nil)
    #expect((0..<3).map { file.index.shape(of: $0) } == Town.shapes)
  }

  @Test func `its index answers as the one that it was made of`() throws {
    let file = try CompiledZoneFile(opening: path)
    let index = ZoneIndex(Town.shapes)
    for place in Town.places {
      #expect(file.index.zones(containing: place) == index.zones(containing: place), "\(place)")
      #expect(file.index.owner(of: place, at: 0) == index.owner(of: place, at: 0), "\(place)")
      #expect(file.index.nearestZone(to: place) == index.nearestZone(to: place), "\(place)")
    }
  }

  @Test func `the same zones make the same bytes`() throws {
    #expect(try folder.town() == folder.town())
  }

  @Test func `may have no zones`() throws {
    let details = ZoneFileDetails(
      compiler: "", sources: [], precedence: "first", hubs: [], estimates: [])
    try ZoneFileContents(details: details, texts: ZoneTexts(), index: ZoneIndex([]), vertexCount: 0)
      .write(to: path)
    let file = try CompiledZoneFile(opening: path)
    #expect(file.zoneCount == 0 && file.details == details)
    #expect(file.index.zones(containing: Town.places[0]).isEmpty)
  }

  /// Shared, and of a file that cannot be changed through it: `r--s` in proc(5).
  @Test func `is in memory that all who map it share`() throws {
    let file = try CompiledZoneFile(opening: path)
    let handle = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    let maps = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    let lines = maps.split(separator: "\n").filter { $0.hasSuffix(path) }
    #expect(lines.count == 1 && lines[0].contains(" r--s "))
    #expect(file.zoneCount == 3)
  }

  @Test func `begins with its details for people to read`() throws {
    let start = String(decoding: try folder.bytes(of: "town.zones").prefix(600), as: UTF8.self)
    #expect(start.contains(#"{"doorstep":"1.2.3","sources":[{"path":"a \"b\".geojson","bytes":7,"#))
  }
}
