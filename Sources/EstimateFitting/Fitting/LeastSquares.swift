// SPDX-License-Identifier: MIT

/// Numbers with the least sum of squares, of which some must not be negative.
struct LeastSquares {
  private let matrix: SymmetricMatrix
  private let nonNegative: Range<Int>
  private let factor: CholeskyFactor

  /// Prepares to solve with `matrix`: squares of orders and smoothing.
  init(_ matrix: SymmetricMatrix, nonNegative: Range<Int>) {
    self.matrix = matrix
    self.nonNegative = nonNegative
    factor = CholeskyFactor(of: matrix)
  }

  /// The numbers for the `moments` of the orders.
  ///
  /// A number that would be negative is held at zero, the most negative one first, as long as there are
  /// any (the active set of Lawson, Hanson 1974, §23.3, without its way back: neighbouring steps are
  /// pooled, as in isotonic regression).
  func solve(_ moments: [Double]) -> [Double] {
    var numbers = factor.solve(moments)
    var held = matrix
    while let worst = nonNegative.min(by: { numbers[$0] < numbers[$1] }), numbers[worst] < -1e-9 {
      held[worst, worst] += Self.hold
      numbers = CholeskyFactor(of: held).solve(moments)
    }
    for index in nonNegative { numbers[index] = max(0, numbers[index]) }
    return numbers
  }

  /// As if so many orders said zero.
  private static let hold = 1e12
}
