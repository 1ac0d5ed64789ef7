// SPDX-License-Identifier: MIT

import ZoneGeometry

extension ZoneGrid {
  /// Edges are numbered in 29 bits, and each may be in a few cells of a list with 32-bit positions.
  private static let mostVertices = 1 << 28

  /// A grid of those `shapes` that a grid can hold; nil when there are none or far too many.
  init?(_ shapes: [ZoneShape]) {
    let plain = shapes.indices.filter { PlainRings.canHold(shapes[$0]) && !shapes[$0].isEmpty }
    let vertices = plain.reduce(0) { $0 + shapes[$1].vertexCount }
    guard vertices > 0, vertices < Self.mostVertices, shapes.count < CellCode.valueLimit - 1 else {
      return nil
    }
    var rings = PlainRings()
    for zone in plain { rings.add(shapes[zone], of: zone) }
    guard let grid = GridBuilder(rings).build() else { return nil }
    self = grid
  }
}
