// SPDX-License-Identifier: MIT

import JSONDocument
package import ZoneGeometry

extension GeoJSONFeature {
  /// The area that the feature covers as a zone, a point being the circle that its property
  /// `radiusMeters` makes of it; nothing for a feature without geometry.
  ///
  /// - Parameters:
  ///   - pointer: The JSON Pointer to this feature, for errors.
  ///   - source: The name of the file, for errors.
  /// - Returns: The polygons and circles, in the order of the text.
  /// - Throws: `radiusOutOfRange` at a radius that is not above 0, and what
  ///   `GeoJSONGeometry.zoneShape(radiusMeters:pointer:source:)` throws.
  package func zoneShape(
    pointer: String = "", source: String? = nil
  ) throws(GeoJSONError) -> ZoneShape {
    let radius = try radiusMeters(pointer: pointer, source: source)
    let shape = try geometry?.zoneShape(
      radiusMeters: radius, pointer: "\(pointer)/geometry", source: source)
    return shape ?? ZoneShape()
  }

  private func radiusMeters(pointer: String, source: String?) throws(GeoJSONError) -> Double? {
    let pointer = "\(pointer)/properties/radiusMeters"
    let radius: Double
    switch properties?["radiusMeters"] {
    case nil, .null: return nil
    case .integer(let integer): radius = Double(integer)
    case .number(let number): radius = number
    case let other?:
      let reason = JSONError.Reason.unexpectedKind(expected: "a number", found: other.summary)
      throw GeoJSONError(.json(reason), pointer: pointer, source: source)
    }
    guard radius > 0, radius.isFinite else {
      throw GeoJSONError(.radiusOutOfRange(radius), pointer: pointer, source: source)
    }
    return radius
  }
}
