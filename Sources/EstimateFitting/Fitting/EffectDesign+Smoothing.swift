// SPDX-License-Identifier: MIT

import Schedules

/// What speaks for smooth effects, as strongly as so many orders: where orders are few, their neighbours
/// decide (penalised least squares; Eilers, Marx 1996, doi:10.1214/ss/1038425655).
extension EffectDesign {
  /// Against bends of a weekday's course, and of the steps of an effect.
  private static let bendOrders = 3.0
  /// Against bends that other weekdays do not have.
  private static let ownBendOrders = 10.0
  /// Against a level that other weekdays do not have.
  private static let ownLevelOrders = 1.0
  /// Against an effect of a zone.
  private static let zoneOrders = 10.0

  /// What is added to the squares of the orders.
  func smoothing() -> SymmetricMatrix {
    var matrix = SymmetricMatrix(size: size)
    for day in 0..<dayCount {
      for hour in hours.indices {
        matrix.add(own([(hour, 1)], of: day), factor: Self.ownLevelOrders)
      }
      for hour in hours.indices.dropLast(2) {
        let bend = [(hour, 1.0), (hour + 1, -2.0), (hour + 2, 1.0)]
        matrix.add(
          bend.map { (day * hours.count + $0.0, $0.1) }, factor: Self.bendOrders)
        matrix.add(own(bend, of: day), factor: Self.ownBendOrders)
      }
    }
    addBends(of: distances, from: firstDistanceStep, to: &matrix)
    addBends(of: itemCounts, from: firstItemStep, to: &matrix)
    for zone in zones.indices { matrix.add([(firstZone + zone, 1)], factor: Self.zoneOrders) }
    return matrix
  }

  /// By how much a sum of base times of `day` differs from the mean of all days.
  private func own(_ terms: [(hour: Int, weight: Double)], of day: Int) -> [(Int, Double)] {
    (0..<dayCount).flatMap { other in
      terms.map { term in
        let share = (other == day ? 1 : 0) - 1 / Double(dayCount)
        return (other * hours.count + term.hour, share * term.weight)
      }
    }
  }

  private func addBends(of knots: [Double], from first: Int, to matrix: inout SymmetricMatrix) {
    guard knots.count > 2 else { return }
    let meanWidth = (knots[knots.count - 1] - knots[0]) / Double(knots.count - 1)
    for step in 1..<knots.count - 1 {
      let before = meanWidth / (knots[step] - knots[step - 1])
      let after = meanWidth / (knots[step + 1] - knots[step])
      matrix.add([(first + step - 1, -before), (first + step, after)], factor: Self.bendOrders)
    }
  }
}

extension SymmetricMatrix {
  fileprivate mutating func add(_ terms: [(place: Int, weight: Double)], factor: Double) {
    let (places, weights) = (terms.map(\.place), terms.map(\.weight))
    addSquare(columns: places[...], weights: weights[...], factor: factor)
  }
}
