// SPDX-License-Identifier: MIT

import Glibc

/// The angle between two places as seen from the middle of the sphere, 0 to π.
///
/// It is kept as the squares of the sine and the cosine of its half. One of them is small where the
/// other has lost its digits: the haversine of places near by, the complement of antipodes.
struct BorderAngle {
  /// sin²(σ/2).
  let haversine: Double
  /// cos²(σ/2), which is one minus the haversine.
  let complement: Double

  /// Greater than every angle.
  static let beyondAll = Self(haversine: 2, complement: -1)
  /// Less than every angle.
  static let belowAll = Self(haversine: -1, complement: 2)

  init(haversine: Double, complement: Double) {
    self.haversine = haversine
    self.complement = complement
  }

  /// The angle of a great-circle distance, or one beyond all for more than half way round the world.
  init(meters: Double) {
    let half = meters / (2 * Sphere.meanRadiusMeters)
    guard half < .pi / 2 else {
      self = .beyondAll
      return
    }
    let (sine, cosine) = (sin(half), cos(half))
    self.init(haversine: sine * sine, complement: cosine * cosine)
  }

  /// The great-circle distance.
  var meters: Double { Sphere.meters(haversine: haversine, complement: complement) }

  /// Whether this is the smaller angle, told by the number that still has its digits.
  @inline(__always)
  func isLess(than other: Self) -> Bool {
    haversine <= 0.5 || other.haversine <= 0.5
      ? haversine < other.haversine : complement > other.complement
  }

  /// The smaller of two angles.
  @inline(__always)
  func least(_ other: Self) -> Self { other.isLess(than: self) ? other : self }

  /// The angle with its haversine lowered by `amount`; not an angle any more when that is too much.
  @inline(__always)
  func lowered(by amount: Double) -> Self {
    Self(haversine: haversine - amount, complement: complement + amount)
  }

  /// The difference of two angles; one below all where `other` is not the smaller.
  func less(_ other: Self) -> Self {
    guard haversine <= 1 else { return self }
    let (sine, cosine) = (haversine.squareRoot(), complement.squareRoot())
    let (otherSine, otherCosine) = (other.haversine.squareRoot(), other.complement.squareRoot())
    // The sine and the cosine of the difference of the halves.
    let difference = sine * otherCosine - cosine * otherSine
    let rest = cosine * otherCosine + sine * otherSine
    guard difference > 0 else { return .belowAll }
    return Self(haversine: difference * difference, complement: rest * rest)
  }
}
