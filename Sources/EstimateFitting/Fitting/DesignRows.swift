// SPDX-License-Identifier: MIT

/// The terms of many orders under one design.
struct DesignRows {
  let size: Int
  private var starts = [0]
  private var places: [Int] = []
  private var weights: [Double] = []

  init(of orders: [HistoryOrder], _ design: EffectDesign) {
    size = design.size
    for order in orders {
      design.forEachTerm(of: order) { place, weight in
        places.append(place)
        weights.append(weight)
      }
      starts.append(places.count)
    }
  }

  /// The sum over `rows` of the squares of their terms.
  func squares(of rows: [Int]) -> SymmetricMatrix {
    var matrix = SymmetricMatrix(size: size)
    for row in rows {
      let range = starts[row]..<starts[row + 1]
      matrix.addSquare(columns: places[range], weights: weights[range])
    }
    return matrix
  }

  /// The sum over `rows` of their terms times their targets.
  func moments(of rows: [Int], targets: [Double]) -> [Double] {
    var moments = [Double](repeating: 0, count: size)
    for row in rows {
      for index in starts[row]..<starts[row + 1] {
        moments[places[index]] += weights[index] * targets[row]
      }
    }
    return moments
  }

  /// What `numbers` come to for `row`.
  func sum(of numbers: [Double], row: Int) -> Double {
    var sum = 0.0
    for index in starts[row]..<starts[row + 1] { sum += weights[index] * numbers[places[index]] }
    return sum
  }
}
