// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import EstimateFitting

@Suite("Least squares")
struct LeastSquaresTests {
  @Test func `solves a system by hand`() {
    // [4 2; 2 3] x = [10; 9] has the solution x = (1.5, 2): 4·1.5 + 2·2 = 10, 2·1.5 + 3·2 = 9.
    var matrix = SymmetricMatrix(size: 2)
    matrix[0, 0] = 4
    matrix[1, 0] = 2
    matrix[1, 1] = 3
    let solution = CholeskyFactor(of: matrix).solve([10, 9])
    #expect(abs(solution[0] - 1.5) < 1e-12 && abs(solution[1] - 2) < 1e-12)
  }

  @Test(arguments: UInt64(0)..<20)
  func `undoes a multiplication`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Int.random(in: 1...30, using: &generator)
    var matrix = SymmetricMatrix(size: size)
    for place in 0..<size { matrix[place, place] = 0.1 }
    for _ in 0..<2 * size {
      let vector = (0..<size).map { _ in Double.random(in: -1...1, using: &generator) }
      matrix.addSquare(columns: Array(0..<size)[...], weights: vector[...])
    }
    let expected = (0..<size).map { _ in Double.random(in: -5...5, using: &generator) }
    let right = (0..<size).map { row in
      (0..<size).reduce(0) { sum, column in
        sum + matrix[max(row, column), min(row, column)] * expected[column]
      }
    }
    for (found, wanted) in zip(CholeskyFactor(of: matrix).solve(right), expected) {
      #expect(abs(found - wanted) < 1e-8, "seed \(seed)")
    }
  }

  @Test func `holds a number that must not be negative at zero`() {
    // Without the bound x = (3, -1); with x₁ = 0 the least squares of x₀ alone are 10 / 4.
    var matrix = SymmetricMatrix(size: 2)
    matrix[0, 0] = 4
    matrix[1, 0] = 2
    matrix[1, 1] = 3
    let moments = [10.0, 3.0]
    let free = LeastSquares(matrix, nonNegative: 0..<0).solve(moments)
    #expect(abs(free[0] - 3) < 1e-9 && abs(free[1] + 1) < 1e-9)
    let bound = LeastSquares(matrix, nonNegative: 1..<2).solve(moments)
    #expect(abs(bound[0] - 2.5) < 1e-9 && bound[1] == 0)
  }
}
