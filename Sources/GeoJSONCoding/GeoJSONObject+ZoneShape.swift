// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension GeoJSONObject {
  /// The area that the feature at `index` of `features` covers as a zone.
  ///
  /// - Parameters:
  ///   - index: A valid index of `features`.
  ///   - source: The name of the file, for errors.
  /// - Returns: The polygons and circles, in the order of the text.
  /// - Throws: What `GeoJSONFeature.zoneShape(pointer:source:)` throws, pointing to where the feature,
  ///   or the bare geometry, stands in the text.
  package func zoneShape(
    ofFeature index: Int, source: String? = nil
  ) throws(GeoJSONError) -> ZoneShape {
    if case .geometry(let geometry) = self {
      return try geometry.zoneShape(radiusMeters: nil, pointer: "", source: source)
    }
    return try features[index].zoneShape(pointer: pointer(toFeature: index), source: source)
  }
}
