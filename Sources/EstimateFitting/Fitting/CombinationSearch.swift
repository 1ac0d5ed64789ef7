// SPDX-License-Identifier: MIT

import Glibc

/// Looks for pairs of items that take another time together than their effects say.
struct CombinationSearch {
  /// Fewer orders than these prove nothing.
  private static let fewestOrders = 20
  /// By how many standard errors the mean residual of a pair must differ from zero: of two million pairs
  /// that mean nothing, one does.
  private static let leastDeviation = 5.0
  /// More pairs than these are not a table for people.
  static let mostCombinations = 12

  /// A pair, by the indices of its items.
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// The orders that have a pair.
  private struct Tally {
    var count = 0
    var sum = 0.0
  }

  private let orders: [HistoryOrder]

  init(_ history: History) {
    orders = history.orders
  }

  /// The pair whose orders deviate most, and enough, by what an effect fit left of them.
  func strongest(in residuals: [Double], besides known: [[Int]]) -> [Int]? {
    var tallies: [Pair: Tally] = [:]
    for (order, residual) in zip(orders, residuals) {
      for (place, first) in order.items.enumerated() {
        for second in order.items[(place + 1)...] {
          tallies[Pair(first: first, second: second), default: Tally()].count += 1
          tallies[Pair(first: first, second: second), default: Tally()].sum += residual
        }
      }
    }
    let meanSquare = residuals.reduce(0) { $0 + $1 * $1 } / Double(max(1, residuals.count))
    let spread = max(meanSquare.squareRoot(), 1e-9)
    let deviations = tallies.compactMap { pair, tally -> (deviation: Double, items: [Int])? in
      let items = [pair.first, pair.second]
      let deviation = abs(tally.sum) / (spread * Double(tally.count).squareRoot())
      let counts = tally.count >= Self.fewestOrders && deviation >= Self.leastDeviation
      return counts && !known.contains(items) ? (deviation, items) : nil
    }
    // Dictionaries have no order; equal deviations must not make the result random.
    return deviations.max { left, right in
      left.deviation == right.deviation
        ? right.items.lexicographicallyPrecedes(left.items) : left.deviation < right.deviation
    }?.items
  }
}
