// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import TestSupport
import Testing

/// Features that are read one at a time, on all cores, are those of the whole tree; and so is the
/// first mistake, to the letter.
@Suite("Reading feature by feature")
struct FeaturewiseTests {
  /// Every feature a part of its own, several to a part, and all in one.
  static let partBytes = [1, 200, .max]

  /// Bytes that mean something to JSON, or to its reader.
  private static let meaningful =
    Array(#" "{}[],:\0-9.eE/tnfX"#.utf8) + [0, 0x0A, 0x1E, 0x80, 0xC3, 0xFF]

  private func expectAgreement(on bytes: [UInt8], _ comment: @autoclosure () -> String) {
    // A record separator starts a sequence, which is no text as a whole.
    guard bytes.first != 0x1E else { return }
    let whole = Reading(whole: bytes)
    for partBytes in Self.partBytes {
      let byFeature = Reading(byFeature: bytes, partBytes: partBytes)
      guard byFeature != whole else { continue }
      Issue.record(
        "\(comment()), in parts of \(partBytes): \(String(decoding: bytes, as: UTF8.self))\n\(byFeature)\n\(whole)"
      )
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `gives the features of the whole`(seed: UInt64) throws {
    var seeded = SeededGeoJSON(seed: seed)
    let json = seeded.object().json
    for pretty in [false, true] {
      expectAgreement(on: Array(try json.text(pretty: pretty).utf8), "seed \(seed)")
    }
  }

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

  @Test(arguments: [
    // What stands around the features is wrong, before and behind them, and they are too.
    #"{"type": "FeatureCollection" "features": [1, 2]}"#,
    #"{"type": "FeatureCollection", "features": [1, 2] "x": 1}"#,
    #"{"type": "FeatureCollection", "features": [1, }], "x" 1}"#,
    #"{"type": "FeatureCollection", "features": [1 2], "x" 1}"#,
    #"{"type": "FeatureCollection", "features": [1, 2}, "x": 1}"#,
    #"{"type": "FeatureCollection", "features": [1, 2"#,
    #"{"type": "FeatureCollection", "features": ["#,
    #"{"type": "FeatureCollection", "features": []"#,
    #"{"type": "FeatureCollection", "features": [,]}"#,
    #"{"type": "FeatureCollection", "features": [1,]}"#,
    #"{"type": "FeatureCollection", "features": []]}"#,
    #"{"type": "FeatureCollection", "features": [} ]}"#,
    #"{"type": "FeatureCollection", "features": [ ], "features": [1]}"#,
    #"{"type": "FeatureCollection", "features": [1], "\u0066eatures": []}"#,
    // The features are named with an escape, are none, or are those of another type.
    #"{"type": "FeatureCollection", "\u0066eatures": [1, 2]}"#,
    #"{"type": "FeatureCollection", "features": {"features": [1]}}"#,
    #"{"type": "FeatureCollection", "features": 1}"#,
    #"{"type": "Featurecollection", "features": [1, 1e999]}"#,
    #"{"type": "Feature", "properties": null, "geometry": null, "features": [1, {}]}"#,
    #"{"type": "Point", "coordinates": [1, 2], "features": [1, {}]}"#,
    #"[{"features": [1]}]"#, #"["features": [1]]"#, #"{"features": [1]}"#, #"{"features": 1, x}"#,
    // The last member decides what all of it is.
    #"{"features": [{"type": "Feature", "properties": {}, "geometry": null}], "type": "FeatureCollection"}"#,
    // Numbers and words instead of features, cut in all places.
    #"{"type": "FeatureCollection", "features": [1e, 2]}"#,
    #"{"type": "FeatureCollection", "features": [-]}"#,
    #"{"type": "FeatureCollection", "features": [tru, 2]}"#,
    #"{"type": "FeatureCollection", "features": ["a", "b]}"#,
    #"{"type": "FeatureCollection", "features": [null, 1.5 , true]}"#,
  ])
  func `agrees about odd texts`(text: String) {
    for pretty in [text, "\u{FEFF}\n" + text, text.replacing(" ", with: "\n  ")] {
      expectAgreement(on: Array(pretty.utf8), "text")
    }
  }

  @Test func `tells the first mistake of many at once`() throws {
    let good = #"{"type": "Feature", "properties": {}, "geometry": null}"#
    let features = (0..<2000).map { index in
      switch index {
      case 700, 1400: #"{"type": "Feature", "properties": {}, "geometry": nul}"#
      case 300: #"{"type": "Feature", "geometry": null}"#
      default: good
      }
    }
    let text =
      #"{"type": "FeatureCollection", "features": [\#n"#
      + features.joined(separator: ",\n") + "]}"
    // The broken JSON first, as in the whole: it stands on line 702, in column 51.
    #expect(
      Reading(byFeature: Array(text.utf8), partBytes: 1)
        == .mistake("f:702:51: expected a value, found 'nul'"))
    expectAgreement(on: Array(text.utf8), "broken")
    expectAgreement(on: Array(text.replacing("nul}", with: "null}").utf8), "mended")
  }
}
