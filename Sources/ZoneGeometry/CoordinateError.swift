// SPDX-License-Identifier: MIT

/// Why two numbers are not a place on the globe.
public struct CoordinateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with the number that shows it.
  public enum Reason: Hashable, Sendable {
    /// The longitude is NaN or infinite.
    case longitudeNotFinite(Double)
    /// The latitude is NaN or infinite.
    case latitudeNotFinite(Double)
    /// The longitude is outside -180...180, where it is not normalised.
    case longitudeOutOfRange(Double)
    /// The latitude is outside -90...90.
    case latitudeOutOfRange(Double)
  }

  /// What is wrong.
  public let reason: Reason

  /// Creates an error with its reason.
  public init(_ reason: Reason) {
    self.reason = reason
  }

  /// The number and the range it should be in, as one sentence without a full stop.
  public var description: String {
    switch reason {
    case .longitudeNotFinite(let value):
      "longitude \(value) is not a finite number; give degrees in -180...180"
    case .latitudeNotFinite(let value):
      "latitude \(value) is not a finite number; give degrees in -90...90"
    case .longitudeOutOfRange(let value):
      "longitude \(value) is outside -180...180"
    case .latitudeOutOfRange(let value) where abs(value) <= 180:
      "latitude \(value) is outside -90...90; longitude comes first, so the axes may be swapped"
    case .latitudeOutOfRange(let value):
      "latitude \(value) is outside -90...90"
    }
  }
}
