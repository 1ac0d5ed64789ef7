// SPDX-License-Identifier: MIT

/// On which side of a line a place is, without rounding.
///
/// Most coordinates are whole numbers of 2⁻⁵² degrees, of which determinants fit into 128 bits. The
/// others, doubles near 0, take `FixedPoint`.
package enum SideOfLine {
  /// 1 when `place` is to the left of the line from `a` to `b`, -1 to the right, 0 on it.
  package static func sign(
    _ a: TurnedPosition, _ b: TurnedPosition, _ place: TurnedPosition
  ) -> Int {
    guard let ax = whole(a.longitude), let ay = whole(a.latitude), let bx = whole(b.longitude),
      let by = whole(b.latitude), let x = whole(place.longitude), let y = whole(place.latitude)
    else { return exactSign(a, b, place) }
    // All are below 541 · 2⁵², so that no product reaches 2¹²⁶.
    let (left, right) = ((bx - ax) * (y - ay), (by - ay) * (x - ax))
    return left > right ? 1 : left < right ? -1 : 0
  }

  /// The same by `FixedPoint` alone.
  package static func exactSign(
    _ a: TurnedPosition, _ b: TurnedPosition, _ place: TurnedPosition
  ) -> Int {
    let (x, y) = (a.longitude.exact, FixedPoint(a.latitude))
    return FixedPoint.signOfDeterminant(
      b.longitude.exact - x, FixedPoint(b.latitude) - y,
      place.longitude.exact - x, FixedPoint(place.latitude) - y)
  }

  /// Whole units of 2⁻⁵² degrees; nil when there is a part of one, or more than a turn.
  private static func whole(_ longitude: TurnedLongitude) -> Int128? {
    guard abs(longitude.turns) <= 1, let degrees = whole(longitude.degrees) else { return nil }
    return degrees + Int128(360 * longitude.turns) << 52
  }

  private static func whole(_ degrees: Double) -> Int128? {
    Int64(exactly: degrees * 0x1p52).map { Int128($0) }
  }
}
