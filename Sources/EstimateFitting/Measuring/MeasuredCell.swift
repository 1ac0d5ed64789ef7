// SPDX-License-Identifier: MIT

import Schedules

/// Orders that have something in common, and how good their estimates were.
package struct MeasuredCell: Sendable {
  /// What the orders have in common, such as `weekday`.
  package let factor: String
  /// Which value of it, such as `Fri`.
  package let name: String
  /// How good their estimates were.
  package let metrics: EstimateMetrics

  /// What is measured of fewer orders than these says little.
  package static let fewestOrders = 200

  /// Baskets with as many items or more are one cell.
  private static let mostItems = 8
  /// Into so many equal parts orders are divided by distance.
  private static let distanceParts = 4

  /// The cells of `outcomes`: by hour, weekday, zone, distance and number of items, as far as
  /// `factors` has them, and by weekday and hour together.
  package static func cells(
    of outcomes: [Outcome], factors: Set<EstimateFactor>, windowOffset: Double
  ) -> [Self] {
    func cells(_ factor: String, _ key: (HistoryOrder) -> Key?) -> [Self] {
      var groups: [Key: [Outcome]] = [:]
      for outcome in outcomes {
        if let key = key(outcome.order) { groups[key, default: []].append(outcome) }
      }
      return groups.sorted { $0.key < $1.key }.map { key, members in
        Self(
          factor: factor, name: key.name,
          metrics: EstimateMetrics(members, windowOffset: windowOffset))
      }
    }
    let limits = distanceLimits(of: outcomes)
    var all: [Self] = []
    if factors.contains(.hour) { all += cells("hour") { Key(hourOf: $0) } }
    if factors.contains(.weekday) { all += cells("weekday") { Key(weekdayOf: $0) } }
    if factors.contains(.zone) { all += cells("zone") { $0.zone.map { Key(0, $0) } } }
    if factors.contains(.distance) { all += cells("distance") { Key(distanceOf: $0, limits) } }
    if factors.contains(.items) { all += cells("items") { Key(itemsOf: $0, most: mostItems) } }
    if factors.isSuperset(of: [.hour, .weekday]) {
      all += cells("weekday and hour") { Key(weekdayAndHourOf: $0) }
    }
    return all
  }

  private static func distanceLimits(of outcomes: [Outcome]) -> [Double] {
    let sorted = outcomes.compactMap(\.order.distanceMeters).sorted()
    guard !sorted.isEmpty else { return [] }
    return (1..<distanceParts).map { sorted[$0 * sorted.count / distanceParts] }
  }
}

/// What the orders of a cell have in common, and where the cell stands among others.
private struct Key: Hashable, Comparable {
  let rank: Int
  let name: String

  init(_ rank: Int, _ name: String) {
    self.rank = rank
    self.name = name
  }

  init(hourOf order: HistoryOrder) {
    let hour = Int(order.hour)
    self.init(hour, hour < 10 ? "0\(hour)" : "\(hour)")
  }

  init(weekdayOf order: HistoryOrder) {
    self.init(order.weekday.rawValue, order.weekday.englishAbbreviation)
  }

  init(weekdayAndHourOf order: HistoryOrder) {
    let (day, hour) = (Key(weekdayOf: order), Key(hourOf: order))
    self.init(day.rank * 24 + hour.rank, "\(day.name) \(hour.name)")
  }

  init?(distanceOf order: HistoryOrder, _ limits: [Double]) {
    guard let meters = order.distanceMeters else { return nil }
    let part = limits.count { $0 <= meters }
    func kilometers(_ limit: Double) -> String { "\((limit / 100).rounded() / 10) km" }
    switch part {
    case 0: self.init(0, limits.first.map { "up to \(kilometers($0))" } ?? "all")
    case limits.count: self.init(part, "from \(kilometers(limits[part - 1]))")
    default:
      self.init(part, "\(kilometers(limits[part - 1])) to \(kilometers(limits[part]))")
    }
  }

  init?(itemsOf order: HistoryOrder, most: Int) {
    guard let count = order.itemCount else { return nil }
    self.init(min(count, most), count >= most ? "\(most) or more" : "\(count)")
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.rank, left.name) < (right.rank, right.name)
  }
}
