// SPDX-License-Identifier: MIT

extension EffectDesign {
  /// Fewer orders than these do not get a step of their own.
  private static let fewestOrders = 60.0
  /// The shares of orders below the knots of the distance; closer where the way is long, because what
  /// is far is rare and slow.
  private static let distanceShares = [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.82, 0.91, 0.96, 0.985, 1]

  /// Whole hours from before the first order of a day to after the last.
  static func hourKnots(_ hours: [Double]) -> [Double] {
    guard let first = hours.min(), let last = hours.max() else { return [12] }
    return Array(stride(from: first.rounded(.down), through: last.rounded(.up), by: 1))
  }

  /// Distances that divide the orders, in whole 10 m.
  static func distanceKnots(_ distances: [Double]) -> [Double] {
    let sorted = distances.sorted()
    guard let last = sorted.last else { return [] }
    var knots: [Double] = []
    var share = -1.0
    for next in distanceShares where (next - share) * Double(sorted.count) >= fewestOrders {
      let index = min(sorted.count - 1, Int(next * Double(sorted.count)))
      let knot = (sorted[index] / 10).rounded() * 10
      share = next
      if knot > knots.last ?? -1 { knots.append(knot) }
    }
    // The farthest order is a knot in any case: beyond it nothing is known.
    let farthest = (last / 10).rounded() * 10
    if farthest > knots.last ?? -1 { knots.append(farthest) }
    return knots.count > 1 ? knots : []
  }

  /// Each number of items, up to the highest that enough orders reach.
  static func itemKnots(_ counts: [Int]) -> [Double] {
    guard let least = counts.min() else { return [] }
    let sorted = counts.sorted(by: >)
    let reached = sorted[min(sorted.count, Int(fewestOrders)) - 1]
    return reached > least ? (least...reached).map(Double.init) : []
  }
}
