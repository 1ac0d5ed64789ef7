// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import TestSupport
import Testing

/// Features that are read one at a time, on all cores, are those of the whole tree; and so is the
/// first mistake, to the letter.
@Suite("Reading feature by feature")
struct FeaturewiseTests {
  @Test(arguments: UInt64(0)..<200)
  func `gives the features of the whole`(seed: UInt64) throws {
    var seeded = SeededGeoJSON(seed: seed)
    let json = seeded.object().json
    for pretty in [false, true] {
      expectAgreement(on: Array(try json.text(pretty: pretty).utf8), "seed \(seed)")
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
