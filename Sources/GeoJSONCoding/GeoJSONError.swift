// SPDX-License-Identifier: MIT

package import JSONDocument
package import ZoneGeometry

/// Why a JSON text is not GeoJSON, or its geometry no zone.
///
/// `description` is one line, such as
/// `zones.geojson: /features/3/geometry/coordinates/0: the ring is not closed: …`.
package struct GeoJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with the value that shows it.
  package enum Reason: Hashable, Sendable {
    /// A value is missing or of another kind than RFC 7946 says.
    case json(JSONError.Reason)
    /// The `type` of an object is none of those that may stand there.
    case wrongType(String, expected: [String])
    /// A line has only one position.
    case lineTooShort
    /// A ring has fewer than four positions.
    case ringTooShort(positions: Int)
    /// The last position of a ring is not the first one.
    case ringNotClosed(first: Coordinate, last: Coordinate)
    /// A longitude is outside -180...180.
    case longitudeOutOfRange(Double)
    /// The latitude of the coordinate is outside -90...90.
    case latitudeOutOfRange(Coordinate)
    /// A longitude or latitude is infinite or not a number; a JSON text has none such.
    case notFinite(Double)
    /// A `bbox` has neither four numbers nor six.
    case boundingBoxCount(Int)
    /// A geometry of this type covers no area, so that it cannot be a zone.
    case notAnArea(type: String)
    /// A radius in metres is not above 0, or not finite.
    case radiusOutOfRange(Double)
  }

  /// What is wrong.
  package let reason: Reason
  /// The offending value as a JSON Pointer (RFC 6901), such as `/features/3/geometry/coordinates/0`.
  package let pointer: String
  /// The name of the file, when it is known.
  package let source: String?

  /// Creates an error.
  package init(_ reason: Reason, pointer: String, source: String? = nil) {
    self.reason = reason
    self.pointer = pointer
    self.source = source
  }

  /// The place, the fault and the remedy, as one line.
  package var description: String {
    [source, pointer.isEmpty ? nil : pointer, reason.description]
      .compactMap(\.self).joined(separator: ": ")
  }
}

extension GeoJSONError {
  /// The same error in the words of GeoJSON.
  init(_ error: JSONError) {
    let pointer = if case .value(let pointer, _) = error.location { pointer } else { "" }
    self.init(.json(error.reason), pointer: pointer, source: error.source)
  }

  /// An error at `value`, or at what `place` points to from there.
  init(_ reason: Reason, at value: JSONValue, _ place: String = "") {
    self.init(reason, pointer: value.pointer + place, source: value.source)
  }
}

extension JSONError {
  /// The same error, told as those of all JSON.
  package init(_ error: GeoJSONError) {
    let reason: JSONError.Reason =
      if case .json(let reason) = error.reason {
        reason
      } else {
        .unsuitable(error.reason.description)
      }
    self.init(source: error.source, location: .value(pointer: error.pointer), reason: reason)
  }
}
