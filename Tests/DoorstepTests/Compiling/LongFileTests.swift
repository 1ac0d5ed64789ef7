// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Testing

/// Compiled zones of more than 4 MiB, which opening does not read whole.
@Suite("Long files of compiled zones")
struct LongFileTests {
  private static let middle = DeliveryRequest(to: Coordinate(longitude: 13.4, latitude: 52.52))
  private let folder: ServiceFolder
  private let path: String

  init() throws {
    let note = String(repeating: "note ", count: 1 << 20)
    folder = try ServiceFolder(
      service: nil,
      zones: ServiceFolder.collection([
        ServiceFolder.feature(["name": "Mitte"]),
        ServiceFolder.feature(["note": .string(note)], geometry: ServiceFolder.square(1)),
      ]))
    path = try folder.compile()
  }

  /// Overwrites what follows the first occurrence of `text` in the file.
  private func damage(behind text: String, with bytes: [UInt8]) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    let place = try #require(data.range(of: Data(text.utf8)))
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    try handle.seek(toOffset: UInt64(place.upperBound))
    try handle.write(contentsOf: bytes)
  }

  @Test func `damage is found on request`() throws {
    #expect(try CompiledZones(verifying: path).zoneCount == 2)
    try damage(behind: "note note", with: [UInt8(ascii: "!")])
    #expect(try folder.checker("area.zones").quote(for: Self.middle).deliverable == .yes)
    let words = "\(path): what is said of the zones is damaged"
    let loading = #expect(throws: ServiceError.self) {
      try DeliveryChecker(service: path, verifiesZones: true)
    }
    let verifying = #expect(throws: ServiceError.self) { try CompiledZones(verifying: path) }
    #expect(loading?.description.hasPrefix(words) == true && loading == verifying)
  }

  @Test func `nothing is promised where a zone cannot be read`() throws {
    try damage(behind: #"{"id":"Mitte""#, with: Array("}".utf8))
    let checker = try folder.checker("area.zones")
    let quote = try checker.quote(for: Self.middle)
    #expect(quote.deliverable == .no)
    #expect(checker.area.zones[0].kind == .exclusion)
    #expect(checker.area.zones[1].kind == .service)
  }
}
