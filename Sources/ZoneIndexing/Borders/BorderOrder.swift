// SPDX-License-Identifier: MIT

import ZoneGeometry

/// Where a place is along a Hilbert curve over the map of the world, so that what follows each other
/// is near each other.
struct BorderOrder: Comparable {
  private static let bits = 16

  private let position: UInt32

  /// The place of the centre of `box` in the order.
  init(_ box: BorderBox) {
    let cells = Double(1 << Self.bits)
    func cell(_ share: Double) -> UInt32 { UInt32(min(max(share * cells, 0), cells - 1)) }
    var x = cell((box.centerLongitude + 180) / 360)
    var y = cell((box.centerLatitude + 90) / 180)
    var position: UInt32 = 0
    for bit in (0..<Self.bits).reversed() {
      let (right, upper) = ((x >> UInt32(bit)) & 1, (y >> UInt32(bit)) & 1)
      position = position << 2 | (3 * right) ^ upper
      // The curve in a quarter is turned so that its ends meet those of the next.
      if upper == 0 {
        if right == 1 { (x, y) = (~x, ~y) }
        swap(&x, &y)
      }
    }
    self.position = position
  }

  static func < (one: Self, other: Self) -> Bool { one.position < other.position }
}
