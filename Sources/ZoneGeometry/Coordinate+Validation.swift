// SPDX-License-Identifier: MIT

extension Coordinate {
  /// The same place with a longitude in -180...180.
  ///
  ///     try Coordinate(longitude: 190, latitude: -17).validated()  // longitude -170
  ///
  /// A longitude in -180...180 stays as it is; any other loses whole turns of 360°, which is exact
  /// for every double. An odd multiple of 180 becomes -180 or 180: both name the same meridian,
  /// and every test of this library treats them so.
  ///
  /// - Throws: `CoordinateError` when a number is NaN or infinite or the latitude is outside -90...90.
  public func validated() throws(CoordinateError) -> Coordinate {
    guard longitude.isFinite else { throw CoordinateError(.longitudeNotFinite(longitude)) }
    try validateLatitude()
    return Coordinate(longitude: Self.normalized(longitude), latitude: latitude)
  }

  /// Whether both numbers are in range as they stand, without normalisation.
  func validateAsDrawn() throws(CoordinateError) {
    guard longitude.isFinite else { throw CoordinateError(.longitudeNotFinite(longitude)) }
    guard abs(longitude) <= 180 else { throw CoordinateError(.longitudeOutOfRange(longitude)) }
    try validateLatitude()
  }

  private func validateLatitude() throws(CoordinateError) {
    guard latitude.isFinite else { throw CoordinateError(.latitudeNotFinite(latitude)) }
    guard abs(latitude) <= 90 else { throw CoordinateError(.latitudeOutOfRange(latitude)) }
  }

  /// The finite `longitude` less whole turns, in -180...180; exact, as an IEEE 754 remainder is.
  static func normalized(_ longitude: Double) -> Double {
    abs(longitude) <= 180 ? longitude : longitude.remainder(dividingBy: 360)
  }
}
