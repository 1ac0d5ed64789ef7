// SPDX-License-Identifier: MIT

/// The lower triangle L with LLᵀ = A of a symmetric, positive definite matrix A (Golub, Van Loan: Matrix
/// Computations, §4.2).
struct CholeskyFactor {
  private let size: Int
  private var elements: [Double]

  /// Factors `matrix`.
  ///
  /// A direction in which it is flat, by rounding even below, counts as if a little spoke against moving
  /// there.
  init(of matrix: SymmetricMatrix) {
    size = matrix.size
    elements = matrix.elements
    for row in 0..<size {
      let start = row * size
      for column in 0...row {
        var sum = elements[start + column]
        let other = column * size
        for index in 0..<column { sum -= elements[start + index] * elements[other + index] }
        if column == row {
          elements[start + row] = max(sum, 1e-9).squareRoot()
        } else {
          elements[start + column] = sum / elements[other + column]
        }
      }
    }
  }

  /// The solution x of Ax = `right`.
  func solve(_ right: [Double]) -> [Double] {
    var solution = right
    for row in 0..<size {
      for column in 0..<row { solution[row] -= elements[row * size + column] * solution[column] }
      solution[row] /= elements[row * size + row]
    }
    for row in (0..<size).reversed() {
      for below in row + 1..<max(size, row + 1) {
        solution[row] -= elements[below * size + row] * solution[below]
      }
      solution[row] /= elements[row * size + row]
    }
    return solution
  }
}
