// SPDX-License-Identifier: MIT

/// Numbers below which a function is known not to be, up to rounding, at less cost than its value.
enum BorderFloor {
  /// At most sin²(t/2) for `degrees` of 0 to 180, and less by a quarter of a millionth at the most.
  ///
  /// Up to a right angle, six terms of sin²(t/2) = t²/4 - t⁴/48 + t⁶/1440 - …, whose signs alternate
  /// and whose terms shrink, so that the last one taken leaves too little. Beyond, one minus five
  /// terms of sin²((π - t)/2), which leave too much.
  @inline(__always)
  static func haversine(degrees: Double) -> Double {
    guard degrees > 90 else {
      let u = degrees.radians * degrees.radians
      return u * start(u, 1.0 / 7_257_600 - u / 958_003_200)
    }
    let rest = (180 - degrees).radians
    let u = rest * rest
    return 1 - u * start(u, 1.0 / 7_257_600)
  }

  /// The first four terms, and `tail` for those after, all divided by t² = `u`.
  @inline(__always)
  private static func start(_ u: Double, _ tail: Double) -> Double {
    1.0 / 4 - u * (1.0 / 48 - u * (1.0 / 1440 - u * (1.0 / 80640 - u * tail)))
  }

  /// At most cos t for `degrees` of 0 to 90, and less by half a millionth at the most.
  @inline(__always)
  static func cosine(degrees: Double) -> Double {
    let u = degrees.radians * degrees.radians
    let tail = 1.0 / 24 - u * (1.0 / 720 - u * (1.0 / 40320 - u / 3_628_800))
    return max(0, 1 - u * (1.0 / 2 - u * tail))
  }
}
