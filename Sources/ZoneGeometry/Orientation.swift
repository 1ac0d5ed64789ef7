// SPDX-License-Identifier: MIT

/// On which side of a directed line a coordinate lies, in the longitude/latitude plane.
public enum Orientation: Int, Sendable {
  /// To the right.
  case clockwise = -1
  /// On the line.
  case collinear = 0
  /// To the left.
  case counterClockwise = 1
}

/// Which way the path `a`, `b`, `c` turns, decided exactly for all finite coordinates.
///
/// The sign of (a - c) × (b - c) is first computed in floating point. It is certain when it is
/// larger than the error bound of Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and
/// Fast Robust Geometric Predicates", doi:10.1007/PL00009321; elsewhere exact arithmetic decides.
///
/// - Complexity: O(1); about 2 ns when the floating-point sign is certain.
public func orientation(of a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Orientation {
  Orientation(
    ax: a.longitude, ay: a.latitude, bx: b.longitude, by: b.latitude,
    cx: c.longitude, cy: c.latitude)
}

extension Orientation {
  /// Which way the path (`ax`, `ay`), (`bx`, `by`), (`cx`, `cy`) turns.
  @inline(__always)
  package init(ax: Double, ay: Double, bx: Double, by: Double, cx: Double, cy: Double) {
    let left = (ax - cx) * (by - cy)
    let right = (ay - cy) * (bx - cx)
    let determinant = left - right
    let bound = Self.relativeError * (abs(left) + abs(right)) + Self.underflowError
    // False also when something overflowed to infinity or NaN.
    if abs(determinant) > bound && bound.isFinite {
      self = determinant > 0 ? .counterClockwise : .clockwise
    } else {
      self = Self.exact(ax: ax, ay: ay, aTurn: 0, bx: bx, by: by, bTurn: 0, cx: cx, cy: cy)
    }
  }

  /// Which way the path turns when `aTurn` and `bTurn` are added to `ax` and `bx`.
  ///
  /// It is exact although the sums may not be doubles. Each turn is -360, 0 or 360, and all
  /// longitudes are in -180...180.
  package init(
    ax: Double, ay: Double, aTurn: Double, bx: Double, by: Double, bTurn: Double,
    cx: Double, cy: Double
  ) {
    let heightA = ay - cy
    let heightB = by - cy
    let left = ((ax - cx) + aTurn) * heightB
    let right = heightA * ((bx - cx) + bTurn)
    let determinant = left - right
    let bound =
      Self.relativeError * (abs(left) + abs(right)) + Self.underflowError
      + Self.turnError * (abs(heightA) + abs(heightB))
    if abs(determinant) > bound {
      self = determinant > 0 ? .counterClockwise : .clockwise
    } else {
      self = Self.exact(
        ax: ax, ay: ay, aTurn: aTurn, bx: bx, by: by, bTurn: bTurn, cx: cx, cy: cy)
    }
  }

  /// Shewchuk's `ccwerrboundA`, (3 + 16ε)ε with ε = 2⁻⁵³, which holds while nothing underflows.
  private static let relativeError = (3 + 16 * 0x1p-53) * 0x1p-53

  /// More than the three products can lose to underflow, 2⁻¹⁰⁷⁵ each.
  ///
  /// Where this term is rounded away, the sum of the products is above 2⁻⁹¹⁸, and a spare 4ε² in
  /// `relativeError` is far greater than that loss.
  private static let underflowError = Double.leastNormalMagnitude

  /// Twice what adding a turn can lose: both the difference of longitudes and its sum with ±360
  /// are below 1024, so each rounds by at most 2⁻⁴⁴.
  private static let turnError = 0x1p-42

  /// The sign without any rounding: in whole numbers where the coordinates are of the size of
  /// degrees, and otherwise in a number that holds all products of doubles.
  @inline(never)
  private static func exact(
    ax: Double, ay: Double, aTurn: Double, bx: Double, by: Double, bTurn: Double,
    cx: Double, cy: Double
  ) -> Orientation {
    if let ax = fixedPoint(ax), let ay = fixedPoint(ay), let bx = fixedPoint(bx),
      let by = fixedPoint(by), let cx = fixedPoint(cx), let cy = fixedPoint(cy),
      let aTurn = fixedPoint(aTurn), let bTurn = fixedPoint(bTurn)
    {
      let left = (ax + aTurn - cx).multipliedFullWidth(by: by - cy)
      let right = (bx + bTurn - cx).multipliedFullWidth(by: ay - cy)
      return left == right ? .collinear : left > right ? .counterClockwise : .clockwise
    }
    var sum = ExactSum()
    sum.add(ax, times: by)
    sum.subtract(bx, times: ay)
    sum.add(bx, times: cy)
    sum.subtract(cx, times: by)
    sum.add(cx, times: ay)
    sum.subtract(ax, times: cy)
    sum.add(aTurn, times: by)
    sum.subtract(aTurn, times: cy)
    sum.add(bTurn, times: cy)
    sum.subtract(bTurn, times: ay)
    return sum.sign > 0 ? .counterClockwise : sum.sign < 0 ? .clockwise : .collinear
  }

  /// `value` in units of 2⁻¹¹⁶; nil when it is not a whole number of them or not below 512.
  ///
  /// Of the doubles below 512 only those below 2⁻⁶³ can have smaller parts. The sum of a turn and
  /// the difference of two such values is below 2048, and so below 2¹²⁷ units.
  private static func fixedPoint(_ value: Double) -> Int128? {
    abs(value) < 512 ? Int128(exactly: value * 0x1p116) : nil
  }
}
