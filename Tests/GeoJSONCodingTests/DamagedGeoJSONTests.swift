// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import TestSupport
import Testing

/// Of damaged texts, reading feature by feature and reading the whole tell the same mistake.
@Suite("Damaged GeoJSON")
struct DamagedGeoJSONTests {
  /// Bytes that mean something to JSON, or to its reader.
  private static let meaningful =
    Array(#" "{}[],:\0-9.eE/tnfX"#.utf8) + [0, 0x0A, 0x1E, 0x80, 0xC3, 0xFF]

  @Test(arguments: UInt64(0)..<60)
  func `tells the first mistake of the whole`(seed: UInt64) throws {
    var seeded = SeededGeoJSON(seed: seed)
    var generator = SeededGenerator(seed: ~seed)
    let text = try seeded.collection().json.text(pretty: seed.isMultiple(of: 2))
    for _ in 0..<20 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        damage(&bytes, using: &generator)
      }
      expectAgreement(on: bytes, "seed \(seed)")
    }
  }

  private func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard let offset = bytes.indices.randomElement(using: &generator) else { return }
    let byte = Self.meaningful[Int.random(in: Self.meaningful.indices, using: &generator)]
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[offset] = byte
    case 1: bytes.insert(byte, at: offset)
    case 2: bytes.remove(at: offset)
    case 3:
      // A stretch is lost, or there twice.
      let stretch = bytes[offset..<min(offset + 40, bytes.count)]
      bytes.insert(contentsOf: Array(stretch), at: offset)
    default: bytes.removeSubrange(offset..<min(offset + 10, bytes.count))
    }
  }

  /// Two features between other members, the shortest that have all that matters.
  static let sample = #"""
    {"type":"FeatureCollection","x":[{"features":[1]}],"features":[{"type":"Feature","id":1,
    "properties":null,"geometry":null} , {"type":"Feature","properties":{"a\"]":"é}"},"geometry":
    {"type":"Point","coordinates":[1,2]}}],"bbox":[0,0,1,1]}
    """#

  @Test func `tells the mistake that any byte makes`() {
    let whole = Array(Self.sample.utf8)
    for offset in whole.indices {
      for byte in Self.meaningful {
        var changed = whole
        changed[offset] = byte
        expectAgreement(on: changed, "\(byte) at \(offset)")
      }
    }
  }

  @Test func `tells the mistake of a cut, a loss and a repetition at any byte`() {
    let whole = Array(Self.sample.utf8)
    for offset in whole.indices {
      expectAgreement(on: Array(whole[..<offset]), "cut at \(offset)")
      expectAgreement(on: Array(whole[offset...]), "from \(offset)")
      var other = whole
      other.remove(at: offset)
      expectAgreement(on: other, "without \(offset)")
      other.insert(contentsOf: [whole[offset], whole[offset]], at: offset)
      expectAgreement(on: other, "with \(offset) twice")
    }
  }
}
