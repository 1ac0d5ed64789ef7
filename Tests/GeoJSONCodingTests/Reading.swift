// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import Testing
import ZoneGeometry

/// What reading a file comes to: its features with their shapes, or the first mistake.
enum Reading: Equatable {
  /// A feature, where it stands, and what became of its area.
  struct Feature: Equatable, Sendable {
    let pointer: String
    let feature: GeoJSONFeature
    let shape: Result<ZoneShape, GeoJSONError>
  }

  case features([Feature])
  case mistake(String)

  /// The simplest reading, which all others must equal: the whole tree first, then all of GeoJSON.
  init(whole bytes: [UInt8]) {
    do {
      let root = try JSONDocument(parsing: bytes, source: "f").root
      let object = try GeoJSONObject(decoding: root)
      self = .features(
        object.features.enumerated().map { index, feature in
          let pointer = if case .featureCollection = object { "/features/\(index)" } else { "" }
          return Feature(
            pointer: pointer, feature: feature,
            shape: Result { () throws(GeoJSONError) in
              if case .geometry(let geometry) = object {
                try geometry.zoneShape(source: "f")
              } else {
                try feature.zoneShape(pointer: pointer, source: "f")
              }
            })
        })
    } catch {
      self = .mistake("\(error)")
    }
  }

  /// Reads feature by feature, in parts of `partBytes`, and rings in slices of `sliceBytes`.
  init(byFeature bytes: [UInt8], partBytes: Int, sliceBytes: Int = 1 << 16) {
    do {
      let file = try GeoJSONFile(bytes, source: "f", partBytes: partBytes, sliceBytes: sliceBytes)
      self = .features(
        try file.mapFeatures { placed in
          Feature(
            pointer: placed.pointer, feature: placed.feature,
            shape: Result { () throws(GeoJSONError) in try placed.zoneShape() })
        })
    } catch {
      self = .mistake("\(error)")
    }
  }
}

/// Expects that `bytes` are read alike as a whole and feature by feature: every feature a part of its
/// own, several to a part, and all in one; rings as they are, and in slices.
func expectAgreement(on bytes: [UInt8], _ comment: @autoclosure () -> String) {
  // A record separator starts a sequence, which is no text as a whole.
  guard bytes.first != 0x1E else { return }
  let whole = Reading(whole: bytes)
  for (partBytes, sliceBytes) in [(1, 1 << 16), (200, 20), (.max, 1 << 16), (.max, 1)] {
    let byFeature = Reading(byFeature: bytes, partBytes: partBytes, sliceBytes: sliceBytes)
    guard byFeature != whole else { continue }
    let text = String(decoding: bytes, as: UTF8.self)
    Issue.record("\(comment()), \(partBytes), \(sliceBytes): \(text)\n\(byFeature)\n\(whole)")
  }
}
