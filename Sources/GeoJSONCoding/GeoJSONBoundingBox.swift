// SPDX-License-Identifier: MIT

package import JSONDocument
package import ZoneGeometry

/// The `bbox` of an object (RFC 7946 §5): two corners, with or without altitudes.
package struct GeoJSONBoundingBox: Hashable, Sendable {
  /// West, south, east, north; or west, south, lowest, east, north, highest.
  package let numbers: [Double]

  /// Creates the box of two dimensions.
  package init(_ box: BoundingBox) {
    numbers = [box.west, box.south, box.east, box.north]
  }

  /// Reads the member `bbox` of `object`, when it has one.
  ///
  /// West may be greater than east: the box then crosses the antimeridian (§5.2).
  init?(decodingMemberOf object: JSONValue) throws(GeoJSONError) {
    guard let value = object.member("bbox") else { return nil }
    numbers = try reading(value.numbers())
    guard numbers.count == 4 || numbers.count == 6 else {
      throw GeoJSONError(.boundingBoxCount(numbers.count), at: value)
    }
  }

  /// The box without its altitudes.
  package var boundingBox: BoundingBox {
    let east = numbers.count / 2
    return BoundingBox(
      west: numbers[0], south: numbers[1], east: numbers[east], north: numbers[east + 1])
  }

  /// The box as an array of numbers.
  package var json: JSON { .array(numbers.map(JSON.init(number:))) }
}
