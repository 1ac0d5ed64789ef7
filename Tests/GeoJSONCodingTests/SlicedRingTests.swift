// SPDX-License-Identifier: MIT

import GeoJSONCoding
import Testing

/// Long rings are read slice by slice; what is wrong in one is told as if it were read as a whole.
@Suite("A ring read in slices")
struct SlicedRingTests {
  /// A ring of 41 positions round the origin.
  private static let ring: [String] = {
    let steps = 0..<10
    let west = steps.map { "[-5, \(5 - $0)]" }
    let south = steps.map { "[\($0 - 5), -5]" }
    let east = steps.map { "[5, \($0 - 5)]" }
    let north = steps.map { "[\(5 - $0), 5]" }
    return west + south + east + north + west.prefix(1)
  }()

  /// Positions that are wrong to JSON, to GeoJSON, to the globe; and some that are not.
  static let odd = [
    "\"x\"", "null", "{}", "3", "[]", "[1]", "[1, 2, 3]", "[1, 2, 3, 4]", "[\"1\", 2]", "[1, null]",
    "[[1, 2], [3, 4]]", "[[1, 2]]", "[1, 2],", ", [1, 2]", "", "[1, 2", "1, 2]", "[1, 2]]", "[1 2]",
    "[1, 1e999]", "[1, -1e999]", "[1, 123456789012345678901234567890]", "[01, 2]", "[1, .5]",
    "[181, 2]", "[2, 181]", "[1, -90.1]", "[500000, 5500000]", "[1e-400, 2]", "[1, 2]", "[-0, 0.0]",
    "[1, 2]\u{0}", "[1, \u{0}2]", "[1, 2] // a comment", "[1, é]", "\u{FEFF}[1, 2]", "[1, \"]\"]",
    "{\"a\": [1, 2], \"a\": 1}",
  ]

  @Test(arguments: odd, [0, 17, 40])
  func `tells what is odd as the whole does`(position: String, index: Int) {
    var ring = Self.ring
    ring[index] = position
    let polygon = "[" + ring.joined(separator: ", ") + "]"
    let whole = "[" + Self.ring.joined(separator: ",\n") + "]"
    for rings in [polygon, "\(whole), \(polygon)"] {
      let geometry = #"{"type": "Polygon", "coordinates": [\#(rings)]}"#
      let feature = #"{"type": "Feature", "properties": {}, "geometry": \#(geometry)}"#
      for text in [
        geometry, feature,
        #"{"type": "FeatureCollection", "features": [\#(feature), \#(feature)]}"#,
        #"{"type": "MultiPolygon", "coordinates": [[\#(whole)], [\#(rings)]]}"#,
        #"{"type": "LineString", "coordinates": \#(polygon)}"#,
        #"{"type": "Point", "coordinates": \#(polygon)}"#,
        #"{"type": "Polygon", "coordinates": \#(polygon)}"#,
        #"{"type": "Feature", "properties": {"a": [\#(rings)]}, "geometry": null, "b": \#(whole)}"#,
        #"{"type": "Feature", "properties": {"a": 1, "a": 2}, "geometry": \#(geometry)}"#,
      ] {
        expectAgreement(on: Array(text.utf8), "\(position) at \(index)")
      }
    }
  }

  private static let sample =
    #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"é":"["},"geometry":"#
    + #"{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,2],[0,0]]]}}]}"#

  @Test func `tells the mistake of a cut, and of a wrong byte, anywhere`() {
    let whole = Array(Self.sample.utf8)
    for offset in whole.indices {
      expectAgreement(on: Array(whole[..<offset]), "cut at \(offset)")
      for byte in Array("\"{}[],0-e. n".utf8) + [0, 0x80, 0xC3, 0xFF] {
        var changed = whole
        changed[offset] = byte
        expectAgreement(on: changed, "\(byte) at \(offset)")
      }
    }
  }

  @Test func `tells the encoding of the whole`() {
    let utf16 = Self.sample.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    expectAgreement(on: utf16, "UTF-16")
    expectAgreement(on: Array(Self.sample.unicodeScalars.map { UInt8($0.value) }), "Latin-1")
  }

  @Test func `is read so in each line of many`() throws {
    let feature = Self.sample.dropFirst(40).dropLast(2)
    let lines = Array("\(feature)\n\(feature)\n".utf8)
    let whole = Reading(byFeature: lines, partBytes: .max)
    guard case .features(let features) = whole else {
      Issue.record("\(whole)")
      return
    }
    #expect(features.count == 2)
    #expect(Reading(byFeature: lines, partBytes: 1, sliceBytes: 1) == whole)
  }
}
