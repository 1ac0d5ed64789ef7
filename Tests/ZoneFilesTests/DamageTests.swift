// SPDX-License-Identifier: MIT

import Checksums
import Foundation
import TestSupport
import Testing
import ZoneFiles
import ZoneIndexing

/// What is not as it was written is refused, or answers the same.
@Suite("Damaged compiled zones")
struct DamageTests {
  private let folder: TemporaryFolder
  private let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    bytes = try folder.town()
  }

  /// Why `bytes` are refused; nil when they are not.
  private func refusal(of bytes: [UInt8]) throws -> CompiledZoneFileError.Reason? {
    let path = try folder.write(bytes)
    do {
      _ = try CompiledZoneFile(opening: path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `every byte counts, or is a gap`() throws {
    let whole = FileAnswers(try CompiledZoneFile(opening: "\(folder.path)/town.zones"))
    // Written to in place: file systems take care of files that are written anew, and take long.
    let path = "\(folder.path)/town.zones"
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    func set(_ byte: UInt8, at place: Int) throws {
      try handle.seek(toOffset: UInt64(place))
      try handle.write(contentsOf: [byte])
    }
    var refused = 0
    for place in bytes.indices {
      try set(bytes[place] ^ (place % 2 == 0 ? 0xFF : 0x01), at: place)
      do {
        let file = try CompiledZoneFile(opening: path)
        #expect(FileAnswers(file) == whole, "byte \(place)")
      } catch {
        refused += 1
      }
      try set(bytes[place], at: place)
    }
    #expect(refused > bytes.count * 9 / 10)
  }

  @Test func `no start of a file passes for the whole`() throws {
    let path = "\(folder.path)/town.zones"
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    for count in bytes.indices.reversed() {
      try handle.truncate(atOffset: UInt64(count))
      let error = #expect(throws: CompiledZoneFileError.self) {
        try CompiledZoneFile(opening: path)
      }
      #expect(
        error?.reason
          == (count < 8 ? .foreign : .otherLength(bytes: count, expected: expected(count))),
        "\(count) bytes")
    }
  }

  /// What is said of a file cut to `count` bytes: that it lacks a header, or the rest.
  private func expected(_ count: Int) -> UInt64 {
    UInt64(count < Layout.fixedBytes ? Layout.fixedBytes : bytes.count)
  }

  @Test func `nothing may follow`() throws {
    let expected = UInt64(bytes.count)
    #expect(
      try refusal(of: bytes + [0]) == .otherLength(bytes: bytes.count + 1, expected: expected))
  }

  @Test(arguments: UInt64(0)..<40)
  func `noise is refused, with and without the right beginning`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...3000, using: &generator)
    let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(try refusal(of: noise) == .foreign, "seed \(seed)")
    let start = Int.random(in: 8...Layout.fixedBytes, using: &generator)
    #expect(try refusal(of: Array(bytes.prefix(start)) + noise) != nil, "seed \(seed)")
  }

  /// Each number of the header in turn is a hostile one, with a checksum that says it is meant.
  @Test func `no number of the header leads outside the file`() throws {
    let hostile: [UInt64] = [
      0, 1, 63, 64, UInt64(bytes.count), UInt64(bytes.count) + 1, 1 << 31, 1 << 32, 1 << 60,
      1 << 63, .max - 63, .max,
    ]
    let whole = FileAnswers(try CompiledZoneFile(opening: "\(folder.path)/town.zones"))
    for offset in stride(from: Layout.headerBytes, to: Layout.fixedBytes, by: 8) {
      for number in hostile {
        let path = try folder.write(Layout.signed(bytes, setting: number, at: offset))
        guard let file = try? CompiledZoneFile(opening: path) else { continue }
        // The number of vertices alone is nothing but a number.
        #expect(offset == Layout.vertexCount || FileAnswers(file) == whole, "\(offset), \(number)")
        #expect(FileAnswers(file).containing == whole.containing, "\(offset), \(number)")
      }
    }
  }

  /// A long file is not read whole, so its records may lead anywhere.
  @Test func `a text outside the texts is none`() throws {
    let count = CompiledZoneFile.alwaysVerifiedBytes
    let texts = [[UInt8](repeating: UInt8(ascii: "x"), count: count)] + Town.texts.dropFirst()
    let path = "\(folder.path)/long.zones"
    try ZoneFileContents(
      details: Town.details, texts: ZoneTexts(texts), index: ZoneIndex(Town.shapes), vertexCount: 11
    ).write(to: path)
    var long = try folder.bytes(of: "long.zones")
    let record = Int(Layout.number(in: long, at: Layout.recordsOffset)) + 16
    for (start, end) in [(0, UInt64(count) + 1000), (5, 4), (.max, .max), (0, .max)]
      as [(UInt64, UInt64)]
    {
      Layout.set(start, at: record, in: &long)
      Layout.set(end, at: record + 8, in: &long)
      let file = try CompiledZoneFile(opening: try folder.write(long, as: "long.zones"))
      #expect(file.text(ofZone: 1) == nil, "\(start) to \(end)")
      #expect(file.text(ofZone: 0) == texts[0] && file.text(ofZone: 2) == texts[2])
      #expect(throws: CompiledZoneFileError.self) { try file.verify() }
    }
  }
}

/// Where numbers are in a file, and how it is signed: written down here once more, because a file
/// that was compiled must be readable until the version of its format changes.
enum Layout {
  static let byteOrder = 8
  static let formatVersion = 12
  static let headerBytes = 16
  static let vertexCount = 40
  static let recordsOffset = 48
  static let fixedBytes = 120

  static func number(in bytes: [UInt8], at offset: Int) -> UInt64 {
    bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func set(_ number: UInt64, at offset: Int, in bytes: inout [UInt8]) {
    for place in 0..<8 { bytes[offset + place] = UInt8(truncatingIfNeeded: number >> (8 * place)) }
  }

  /// `bytes` with another number in the header, and the checksum of that.
  static func signed(_ bytes: [UInt8], setting number: UInt64, at offset: Int) -> [UInt8] {
    var bytes = bytes
    let end = Int(self.number(in: bytes, at: headerBytes)) - 8
    set(number, at: offset, in: &bytes)
    let checksum = unsafe Checksum.xxh3(Array(bytes[..<end]).span.bytes)
    set(checksum, at: end, in: &bytes)
    return bytes
  }
}
