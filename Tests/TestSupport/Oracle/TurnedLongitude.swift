// SPDX-License-Identifier: MIT

/// A longitude on the line that the equator is when it is rolled off: whole turns of 360° and the
/// degrees beyond, which are never added and so never round.
package struct TurnedLongitude: Comparable, Sendable {
  let turns: Int
  /// In -180..<180.
  let degrees: Double

  /// `degrees` in -180...180 and `turns` whole turns more.
  init(_ degrees: Double, turns: Int = 0) {
    self.turns = degrees == 180 ? turns + 1 : turns
    self.degrees = degrees == 180 ? -180 : degrees
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.turns, left.degrees) < (right.turns, right.degrees)
  }

  func turned(by more: Int) -> Self { Self(degrees, turns: turns + more) }

  /// The sum, exactly.
  var exact: FixedPoint { FixedPoint(degrees) + FixedPoint(360 * Double(turns)) }
}
