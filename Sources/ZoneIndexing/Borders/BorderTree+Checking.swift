// SPDX-License-Identifier: MIT

// What benchmarks need to weigh the tree.
extension ZoneIndex {
  /// The bytes with which borders are found, the positions not counted, and the number of positions.
  package var borderTreeSize: (bytes: Int, positions: Int) { borders.store.size }
}
