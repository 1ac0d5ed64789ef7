// SPDX-License-Identifier: MIT

/// Arithmetic of longitudes in -180...180, where -180 and 180 are one meridian.
enum Longitude {
  /// Whether `east` is more than 180° east of `west`, decided exactly.
  ///
  /// `east - west` itself may round to 180. The difference below is exact by Sterbenz' lemma where
  /// it can decide, and far from deciding elsewhere.
  static func isMoreThanHalfTurn(from west: Double, to east: Double) -> Bool {
    east >= 90 ? east - 180 > west : east > west + 180
  }

  /// Whole turns of 360° to add to `end - start` so that the step goes the short way round:
  /// 1 eastwards across the antimeridian, -1 westwards, 0 elsewhere and for exactly 180°.
  static func turns(from start: Double, to end: Double) -> Int {
    if isMoreThanHalfTurn(from: start, to: end) { return -1 }
    return isMoreThanHalfTurn(from: end, to: start) ? 1 : 0
  }

  /// `end - start` plus `turns` whole turns, in an order that loses nothing near the antimeridian.
  static func step(from start: Double, to end: Double, turns: Int) -> Double {
    let half = Double(turns) * 180
    return (end + half) - (start - half)
  }

  /// Degrees from `start` to `end` the short way round, positive to the east.
  static func shortestStep(from start: Double, to end: Double) -> Double {
    step(from: start, to: end, turns: turns(from: start, to: end))
  }
}
