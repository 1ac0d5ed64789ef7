// SPDX-License-Identifier: MIT

/// A distribution as points of equal probability, ascending: the means of its slices.
///
/// Sums of independent amounts are convolutions: all sums of a point of one and a point of the other, in order,
/// and again in slices. With 128 points the quantiles of sums of usual parts are within two seconds of the
/// true ones.
struct SpreadPoints {
  let points: [Double]

  /// The points of `spread`, `count` slices of it.
  init(_ spread: Spread, count: Int) {
    guard !spread.isFixed else {
      self.init(ascending: [spread.quantile(0.5)], count: 1)
      return
    }
    let parts = count * Self.partsOfSlice
    let amounts = (0..<parts).map { spread.quantile((Double($0) + 0.5) / Double(parts)) }
    self.init(ascending: amounts, count: count)
  }

  /// `count` slices of what has the points `ascending`.
  private init(ascending: [Double], count: Int) {
    guard ascending.count > count else {
      points = ascending
      return
    }
    points = (0..<count).map { slice in
      let from = slice * ascending.count / count
      let until = (slice + 1) * ascending.count / count
      return ascending[from..<until].reduce(0, +) / Double(until - from)
    }
  }

  /// The sum of two independent amounts, in `count` slices.
  func adding(_ other: SpreadPoints, count: Int) -> SpreadPoints {
    let sums = points.flatMap { point in other.points.map { point + $0 } }
    return SpreadPoints(ascending: sums.sorted(), count: count)
  }

  /// The same distribution, all amounts times `factor`, which is not negative.
  func scaled(by factor: Double) -> SpreadPoints {
    SpreadPoints(ascending: points.map { $0 * factor }, count: points.count)
  }

  /// The amount below which the share `probability` stays: linear between the middles of slices.
  func quantile(_ probability: Double) -> Double {
    let place = probability * Double(points.count) - 0.5
    let lower = min(max(0, Int(place.rounded(.down))), points.count - 1)
    let upper = min(lower + 1, points.count - 1)
    return points[lower] + min(max(0, place - Double(lower)), 1) * (points[upper] - points[lower])
  }

  private static let partsOfSlice = 8
}
