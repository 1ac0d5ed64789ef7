// SPDX-License-Identifier: MIT

/// A symmetric matrix, of which the lower triangle counts.
struct SymmetricMatrix {
  let size: Int
  /// Row by row.
  private(set) var elements: [Double]

  /// A matrix of zeros.
  init(size: Int) {
    self.size = size
    elements = [Double](repeating: 0, count: size * size)
  }

  /// The element at a place of the lower triangle.
  subscript(row: Int, column: Int) -> Double {
    get { elements[row * size + column] }
    set { elements[row * size + column] = newValue }
  }

  /// Adds `factor` · vvᵀ for the sparse vector v that has `weights` at `columns`.
  mutating func addSquare(
    columns: ArraySlice<Int>, weights: ArraySlice<Double>, factor: Double = 1
  ) {
    for (row, rowWeight) in zip(columns, weights) {
      for (column, weight) in zip(columns, weights) where column <= row {
        elements[row * size + column] += factor * rowWeight * weight
      }
    }
  }

  static func += (matrix: inout Self, other: Self) {
    for index in matrix.elements.indices { matrix.elements[index] += other.elements[index] }
  }

  static func -= (matrix: inout Self, other: Self) {
    for index in matrix.elements.indices { matrix.elements[index] -= other.elements[index] }
  }
}
