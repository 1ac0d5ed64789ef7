// SPDX-License-Identifier: MIT

/// Values at knots, joined by straight lines, and level before the first and after the last knot.
public struct PiecewiseCurve: Hashable, Sendable {
  /// Where values are given, ascending; never empty.
  public let knots: [Double]
  /// The value at each knot.
  public let values: [Double]

  /// Creates a curve.
  ///
  /// - Precondition: `knots` are ascending, at least one, and as many as `values`.
  public init(knots: [Double], values: [Double]) {
    precondition(!knots.isEmpty && knots.count == values.count, "each knot has one value")
    self.knots = knots
    self.values = values
  }

  /// The value at `place`.
  ///
  /// - Complexity: O(log *n*) for *n* knots.
  public func value(at place: Double) -> Double {
    let (left, share) = segment(at: place)
    return value(left, share)
  }

  /// The knot before `place`, and how far `place` is on the way to the next one, 0 to 1; at the ends of
  /// the curve the outermost knots.
  func segment(at place: Double) -> (left: Int, share: Double) {
    // Written so that what is not a number counts as before the first knot.
    guard place > knots[0] else { return (0, 0) }
    guard place < knots[knots.count - 1] else { return (knots.count - 1, 0) }
    var (left, right) = (0, knots.count - 1)
    while right - left > 1 {
      let middle = (left + right) / 2
      if knots[middle] <= place { left = middle } else { right = middle }
    }
    return (left, (place - knots[left]) / (knots[right] - knots[left]))
  }

  /// The value `share` of the way from the knot `left` to the next.
  func value(_ left: Int, _ share: Double) -> Double {
    guard share > 0 else { return values[left] }
    return values[left] + share * (values[left + 1] - values[left])
  }
}
