// SPDX-License-Identifier: MIT

/// A place in the longitude/latitude plane, in degrees, to draw with.
struct PlanePoint {
  var x: Double
  var y: Double

  static func + (left: Self, right: Self) -> Self {
    Self(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (scale: Double, point: Self) -> Self {
    Self(x: scale * point.x, y: scale * point.y)
  }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The same length, a quarter turn to the left.
  var turned: Self { Self(x: -y, y: x) }
}
