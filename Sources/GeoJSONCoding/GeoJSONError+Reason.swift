// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument
import ZoneGeometry

extension GeoJSONError.Reason: CustomStringConvertible {
  /// The fault without its place: a lower-case sentence without full stop, with the remedy.
  package var description: String {
    switch self {
    case .json(let reason): reason.description
    case .wrongType(let name, let expected): describe(wrongType: name, expected: expected)
    case .lineTooShort: "a line needs at least 2 positions, but has 1"
    case .ringTooShort(let positions):
      "a ring needs at least 4 positions, the last equal to the first, but has \(positions)"
    case .ringNotClosed(let first, let last):
      "the ring is not closed: it starts at \(list(first)) and ends at \(list(last)); "
        + "repeat the first position at the end"
    case .longitudeOutOfRange(let longitude):
      "the longitude \(longitude) is outside -180...180"
        + (abs(longitude) > 360 ? "; is it a projected x? GeoJSON has degrees WGS84" : "")
    case .latitudeOutOfRange(let position):
      "the latitude \(position.latitude) is outside -90...90"
        + (position.looksSwapped
          ? "; the axes look swapped, GeoJSON is [longitude, latitude]" : "")
    case .notFinite(let number): "\(number) is not a number of degrees"
    case .boundingBoxCount(let count): "a bbox needs 4 or 6 numbers, but has \(count)"
    case .notAnArea(let type):
      "a \(type) is no zone: a zone needs an area: Polygon, MultiPolygon, or Point with radiusMeters"
    case .radiusOutOfRange(let radius): "the radius \(radius) m is not a number above 0"
    }
  }

  private func describe(wrongType name: String, expected: [String]) -> String {
    if let suggestion = Spelling.nearest(to: name, among: expected) {
      return "unknown type \(quoted(name)); did you mean \(quoted(suggestion))?"
    }
    return "the type \(quoted(name)) has no place here; expected "
      + expected.map { quoted($0) }.joined(separator: ", ")
  }

  private func list(_ coordinate: Coordinate) -> String {
    "[\(coordinate.longitude), \(coordinate.latitude)]"
  }
}

extension Coordinate {
  /// Whether longitude and latitude would be on the globe the other way round, and only so.
  fileprivate var looksSwapped: Bool {
    abs(longitude) <= 90 && abs(latitude) > 90 && abs(latitude) <= 180
  }
}
