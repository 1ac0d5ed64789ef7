// SPDX-License-Identifier: MIT

package import JSONDocument
package import ZoneGeometry

/// A place in a geometry (RFC 7946 §3.1.1).
package struct GeoJSONPosition: Hashable, Sendable {
  /// Longitude and latitude.
  package let coordinate: Coordinate
  /// What follows them: the altitude in metres above the WGS84 ellipsoid, and what a tool adds.
  ///
  /// Kept for writing, ignored in answers.
  package let tail: [Double]

  /// Creates a position.
  package init(coordinate: Coordinate, tail: [Double] = []) {
    self.coordinate = coordinate
    self.tail = tail
  }

  /// Takes over at least two numbers.
  init(numbers: [Double]) {
    coordinate = Coordinate(longitude: numbers[0], latitude: numbers[1])
    tail = Array(numbers.dropFirst(2))
  }

  /// The position as an array of numbers.
  package var json: JSON {
    .array(([coordinate.longitude, coordinate.latitude] + tail).map(JSON.init(number:)))
  }
}

extension Coordinate {
  /// What is wrong with the coordinate, and the index of the number that shows it; nil on the globe.
  var fault: (reason: GeoJSONError.Reason, index: Int)? {
    if !longitude.isFinite { return (.notFinite(longitude), 0) }
    if !latitude.isFinite { return (.notFinite(latitude), 1) }
    if abs(longitude) > 180 { return (.longitudeOutOfRange(longitude), 0) }
    if abs(latitude) > 90 { return (.latitudeOutOfRange(self), 1) }
    return nil
  }
}

extension JSON {
  /// A number as most GeoJSON tools write it: `102` and not `102.0`.
  init(number: Double) {
    let isWhole = number.magnitude < 0x1p53 && Double(Int64(number)) == number
    let isNegativeZero = number == 0 && number.sign == .minus
    self = isWhole && !isNegativeZero ? .integer(Int64(number)) : .number(number)
  }
}
