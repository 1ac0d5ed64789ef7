// SPDX-License-Identifier: MIT

import DeliveryEstimates
import Schedules

/// Which numbers a table has, and how the time of an order is a sum of some of them, on the scale on
/// which effects add up.
///
/// Base times count by how near the order is to the knots of its hour. Effects of distance and items are
/// steps from one knot to the next, so that an effect that never falls is one without a negative step.
struct EffectDesign {
  /// The knots of the hours; one when the hour does not count.
  let hours: [Double]
  /// Whether each weekday has base times of its own.
  let isByWeekday: Bool
  /// The knots of the distance in metres; none when it does not count.
  let distances: [Double]
  /// The knots of the number of items; none when it does not count.
  let itemCounts: [Double]
  /// The zones that have an effect.
  let zones: [String]
  /// The combinations that have an effect, by the indices of their items.
  var combinations: [[Int]] = []

  private let zoneColumns: [String: Int]

  /// Chooses knots for what `history` tells, as far as it is one of `factors`.
  init(for history: History, factors: Set<EstimateFactor>) {
    let orders = history.orders
    hours = factors.contains(.hour) ? Self.hourKnots(orders.map(\.hour)) : [12]
    isByWeekday = factors.contains(.weekday)
    distances =
      factors.contains(.distance) ? Self.distanceKnots(orders.compactMap(\.distanceMeters)) : []
    itemCounts = factors.contains(.items) ? Self.itemKnots(orders.compactMap(\.itemCount)) : []
    zones = factors.contains(.zone) ? Set(orders.compactMap(\.zone)).sorted() : []
    zoneColumns = Dictionary(uniqueKeysWithValues: zip(zones, zones.indices))
  }

  /// The place of the first number of each kind; base times are from 0 on.
  var firstDistanceStep: Int { dayCount * hours.count }
  var firstItemStep: Int { firstDistanceStep + max(0, distances.count - 1) }
  var firstZone: Int { firstItemStep + max(0, itemCounts.count - 1) }
  var firstCombination: Int { firstZone + zones.count }
  /// How many numbers there are.
  var size: Int { firstCombination + combinations.count }
  /// How many rows of base times there are.
  var dayCount: Int { isByWeekday ? Weekday.allCases.count : 1 }
  /// The numbers that must not be negative: a farther address is not sooner.
  var nonNegative: Range<Int> { firstDistanceStep..<firstItemStep }

  /// Calls `add` with the place of each number that counts for `order`, and with how much.
  func forEachTerm(of order: HistoryOrder, _ add: (_ place: Int, _ weight: Double) -> Void) {
    let day = isByWeekday ? order.weekday.rawValue - 1 : 0
    let (left, share) = Self.segment(of: order.hour, in: hours)
    add(day * hours.count + left, 1 - share)
    if share > 0 { add(day * hours.count + left + 1, share) }
    if let meters = order.distanceMeters {
      Self.forEachStep(to: meters, in: distances) { add(firstDistanceStep + $0, $1) }
    }
    if let count = order.itemCount {
      Self.forEachStep(to: Double(count), in: itemCounts) { add(firstItemStep + $0, $1) }
    }
    if let zone = order.zone, let column = zoneColumns[zone] { add(firstZone + column, 1) }
    for (index, items) in combinations.enumerated() where items.allSatisfy(order.items.contains) {
      add(firstCombination + index, 1)
    }
  }

  private static func segment(of place: Double, in knots: [Double]) -> (left: Int, share: Double) {
    guard let next = knots.firstIndex(where: { $0 > place }) else { return (knots.count - 1, 0) }
    guard next > 0 else { return (0, 0) }
    return (next - 1, (place - knots[next - 1]) / (knots[next] - knots[next - 1]))
  }

  private static func forEachStep(
    to place: Double, in knots: [Double], _ add: (Int, Double) -> Void
  ) {
    guard knots.count > 1 else { return }
    for step in 0..<knots.count - 1 where place > knots[step] {
      add(step, min(1, (place - knots[step]) / (knots[step + 1] - knots[step])))
    }
  }
}
