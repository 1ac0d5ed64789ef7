// SPDX-License-Identifier: MIT

/// A plane for the edges in a box, in which none of their places is farther from the target than on
/// the sphere.
///
/// The haversine of a place x degrees east and y degrees north of the target at φ₀ is
/// sin²(y/2) + cos φ₀ cos φ sin²(x/2). As a function of t², sin²(t/2) is concave up to t = 180°, so
/// over the box it is not below a chord c + m t²; nor is the cosine of the latitudes below its own
/// chord. With k the lesser cos φ₀ cos φ of the ends of an edge, the haversine is at least
/// c + m y² + k (c' + m' x²), which along a straight edge is least at the foot of a perpendicular,
/// x and y being scaled. Where an edge is short against its distance, little is lost.
struct BorderPlane {
  /// A position as seen from the target.
  struct Place {
    let x: Double
    let y: Double
    /// At most cos φ₀ cos φ.
    let level: Double
  }

  private let originLongitude: Double
  private let originLatitude: Double
  private let wide: Chord
  private let high: Chord
  private let levels: Chord

  /// Nil when the box reaches across the meridian opposite the target, where Δλ turns back.
  init?(of box: BorderBox, target: Coordinate, cosine: Double) {
    let longitude = Double(box.longitude)
    let step = Longitude.shortestStep(from: target.longitude, to: longitude)
    let reach = Double(box.halfWidth)
    guard abs(step) + reach <= 180 else { return nil }
    // The positions of the box as drawn are this far from the target the short way.
    originLongitude = longitude - step
    originLatitude = target.latitude
    wide = Chord(overSquaresFrom: max(0, abs(step) - reach), to: abs(step) + reach)
    let latitude = Double(box.latitude)
    let halfHeight = Double(box.halfHeight)
    let offset = abs(latitude - target.latitude)
    high = Chord(overSquaresFrom: max(0, offset - halfHeight), to: offset + halfHeight)
    levels = Chord(
      ofCosinesFrom: max(latitude - halfHeight, -90), to: min(latitude + halfHeight, 90),
      times: cosine)
  }

  /// Where `position`, one of the box, is in the plane.
  @inline(__always)
  func place(of position: Coordinate) -> Place {
    Place(
      x: position.longitude - originLongitude, y: position.latitude - originLatitude,
      level: levels.constant + levels.slope * position.latitude)
  }

  /// A haversine that no place on the edge from `a` to `b` is below, up to rounding.
  @inline(__always)
  func bound(from a: Place, to b: Place) -> Double {
    let level = min(a.level, b.level)
    let slope = level * wide.slope
    let (x, y) = (b.x - a.x, b.y - a.y)
    let along = -(slope * a.x * x + high.slope * a.y * y)
    let square = slope * x * x + high.slope * y * y
    let part = along > 0 && square > 0 ? min(1, along / square) : 0
    let (footX, footY) = (a.x + part * x, a.y + part * y)
    return high.constant + level * wide.constant
      + slope * footX * footX + high.slope * footY * footY
  }
}

extension BorderPlane {
  /// A line that is not above a concave function between two places where they meet.
  private struct Chord {
    let constant: Double
    let slope: Double

    /// For sin²(t/2) as a function of t², t being degrees between two numbers of 0 to 180.
    @inline(__always)
    init(overSquaresFrom low: Double, to high: Double) {
      let below = BorderFloor.haversine(degrees: low)
      let above = BorderFloor.haversine(degrees: high)
      slope = max(0, (above - below) / (high * high - low * low))
      constant = below - slope * low * low
    }

    /// For `factor` times the cosine of latitudes.
    @inline(__always)
    init(ofCosinesFrom south: Double, to north: Double, times factor: Double) {
      let southern = factor * BorderFloor.cosine(degrees: abs(south))
      let northern = factor * BorderFloor.cosine(degrees: abs(north))
      slope = (northern - southern) / (north - south)
      constant = southern - slope * south
    }
  }
}
