// SPDX-License-Identifier: MIT

import DeliveryEstimates
import Schedules
import TestSupport
import Testing

@testable import EstimateFitting

@Suite("Fitted tables")
struct TableFitterTests {
  private static let settings = FitSettings(
    name: "test", factors: [.hour, .weekday, .distance, .items, .combinations, .zone], onTime: 0.9,
    seed: 1)

  /// Orders whose time is `minutes`, give or take up to `noise` minutes.
  private func history(
    _ count: Int, seed: UInt64, noise: Double, _ minutes: (HistoryOrder) -> Double
  ) -> History {
    var generator = SeededGenerator(seed: seed)
    let orders = (0..<count).map { _ in
      let items = (0..<4).filter { _ in Bool.random(using: &generator) }
      let order = HistoryOrder(
        minutes: 0, placed: nil, hour: Double.random(in: 12..<20, using: &generator),
        weekday: Weekday.allCases.randomElement(using: &generator) ?? .monday,
        distanceMeters: Double.random(in: 500...5000, using: &generator),
        itemCount: items.count, items: items,
        zone: Bool.random(using: &generator) ? "north" : "south")
      return order.taking(minutes(order) + Double.random(in: -noise...noise, using: &generator))
    }
    return History(
      orders: orders, itemNames: ["a", "b", "c", "d"], rejections: Rejections(),
      columns: ColumnNames(), header: [])
  }

  @Test(arguments: UInt64(1)...2)
  func `finds factors that were put in`(seed: UInt64) throws {
    // 5 fixed minutes; 20 more in an ordinary hour, times 1 to 1.9 with the distance, times 1.5 when
    // a and c come together.
    let history = history(2000, seed: seed, noise: 0.5) { order in
      let distance = 0.9 + (order.distanceMeters ?? 0) / 5000
      return 5 + 20 * distance * (order.items.contains(0) && order.items.contains(2) ? 1.5 : 1)
    }
    let table = TableFitter(Self.settings).table(of: history)
    guard case .multiplicative = table.form else {
      Issue.record("expected factors, seed \(seed)")
      return
    }
    #expect(table.combinations.map(\.items) == [["a", "c"]])
    let near = table.quantiles(hour: 15, weekday: .friday, distanceMeters: 1000, items: 2)
    // 5 + 20 · 1.1
    #expect(abs(near.p50 - 27) < 0.5, "seed \(seed)")
    let far = table.quantiles(
      hour: 15, weekday: .friday, distanceMeters: 4000, items: 2, tags: ["a", "c"])
    // 5 + 20 · 1.7 · 1.5
    #expect(abs(far.p50 - 56) < 1, "seed \(seed)")
  }

  @Test func `finds minutes that were put in`() {
    // 20 minutes, 6 more on Saturdays, 4 more in the north, 2 for each kilometre.
    let history = history(2000, seed: 3, noise: 1) { order in
      20 + (order.weekday == .saturday ? 6 : 0) + (order.zone == "north" ? 4 : 0)
        + (order.distanceMeters ?? 0) / 500
    }
    let table = TableFitter(Self.settings).table(of: history)
    #expect(table.form == .additive)
    #expect(table.combinations.isEmpty)
    let plain = table.quantiles(
      hour: 15, weekday: .monday, distanceMeters: 2000, items: 2, zone: "south")
    #expect(abs(plain.p50 - 24) < 0.4)
    let both = table.quantiles(
      hour: 15, weekday: .saturday, distanceMeters: 2000, items: 2, zone: "north")
    #expect(abs(both.p50 - 34) < 0.4)
  }

  @Test func `never lets a farther address be sooner, even where the history does`() {
    let history = history(500, seed: 4, noise: 3) { order in
      30 - (order.distanceMeters ?? 0) / 1000
    }
    let table = TableFitter(Self.settings).table(of: history)
    let effects = table.distance?.values ?? []
    #expect(zip(effects, effects.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `fits the same table again from the same seed`() {
    let history = history(300, seed: 5, noise: 5) { 25 + $0.hour / 4 }
    let fitter = TableFitter(Self.settings)
    #expect(fitter.table(of: history) == fitter.table(of: history))
  }

  @Test func `makes a table of orders that are all alike`() {
    let order = HistoryOrder(
      minutes: 20, placed: nil, hour: 12, weekday: .monday, distanceMeters: 1000, itemCount: 2,
      items: [], zone: nil)
    let history = History(
      orders: Array(repeating: order, count: 60), itemNames: [], rejections: Rejections(),
      columns: ColumnNames(), header: [])
    let table = TableFitter(Self.settings).table(of: history)
    // A weekday without orders is like the others.
    for weekday in Weekday.allCases {
      #expect(abs(table.quantiles(hour: 18, weekday: weekday).p50 - 20) < 0.3)
    }
  }
}

extension HistoryOrder {
  /// The same order, which took `minutes`.
  fileprivate func taking(_ minutes: Double) -> Self {
    Self(
      minutes: minutes, placed: placed, hour: hour, weekday: weekday,
      distanceMeters: distanceMeters, itemCount: itemCount, items: items, zone: zone)
  }
}
