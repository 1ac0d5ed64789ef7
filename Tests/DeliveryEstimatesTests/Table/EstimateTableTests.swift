// SPDX-License-Identifier: MIT

public import DeliveryEstimates
import JSONDocument
import Schedules
import TestSupport
public import Testing

@Suite("Estimate tables")
struct EstimateTableTests {
  @Test func `interpolates base times and multiplies what is not fixed`() {
    let table = EstimateTable.sample
    // Half way between 20 and 29 minutes, of which 9 are fixed: 9 + √(11 · 20) = 23.832; the typical
    // minutes are their own median.
    let plain = table.quantiles(hour: 18.5, weekday: .friday)
    #expect(abs(plain.p50 - 23.832_396_974) < 1e-6)
    // 9 + 11 · 1.2 (2 km is half way from 1 to 1.44 on logarithms) · 1.1 · 1.5 = 30.78
    let full = table.quantiles(
      hour: 18, weekday: .friday, distanceMeters: 2000, items: 3, tags: ["soup", "bread", "tea"])
    #expect(abs(full.p50 - 30.78) < 1e-6)
    // One of two items is no combination.
    let single = table.quantiles(hour: 18, weekday: .friday, tags: ["soup"])
    #expect(abs(single.p50 - 20) < 1e-9)
  }

  @Test func `adds minutes in an additive table`() {
    let table = EstimateTable.additiveSample
    // 20 + 3 (half way from 0 to 6) + 2 for the zone
    let quantiles = table.quantiles(
      hour: 3, weekday: .monday, distanceMeters: 1500, zone: "harbor")
    #expect(abs(quantiles.p50 - 25) < 1e-9)
    // Beyond the last knot, 6 minutes a kilometre further: 20 + 6 + 12.
    #expect(
      abs(table.quantiles(hour: 3, weekday: .monday, distanceMeters: 4000).p50 - 38) < 1e-9)
  }

  @Test func `rounds the promise up to whole minutes and keeps quantiles in order`() {
    let quantiles = EstimateTable.sample.quantiles(hour: 18, weekday: .monday)
    // At 20 typical minutes: p10 18, p90 22.5, promise 22.5 rounded up.
    #expect(quantiles.p10 == 18)
    #expect(quantiles.p90 == 22.5)
    #expect(quantiles.promise == 23)
  }

  @Test func `goes on in proportion beyond the outermost ranges`() {
    let ranges = EstimateTable.sample.ranges
    // Twice the last knot of 40 minutes, whose p90 is 46.
    #expect(abs(ranges.minutes(of: .p90, atTypical: 80) - 92) < 1e-9)
    // Half of the first knot of 10 minutes, whose p10 is 9.
    #expect(abs(ranges.minutes(of: .p10, atTypical: 5) - 4.5) < 1e-9)
  }

  @Test(arguments: [EstimateTable.sample, .additiveSample])
  func `never has an earlier quantile for a farther address`(_ table: EstimateTable) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let hour = Double.random(in: 0..<24, using: &generator)
      let weekday = Weekday.allCases.randomElement(using: &generator) ?? .monday
      let items = Int.random(in: 0...12, using: &generator)
      let near = Double.random(in: 0...30_000, using: &generator)
      let far = near + Double.random(in: 0...2000, using: &generator)
      let before = table.quantiles(
        hour: hour, weekday: weekday, distanceMeters: near, items: items)
      let after = table.quantiles(
        hour: hour, weekday: weekday, distanceMeters: far, items: items)
      let pairs = [
        (before.p10, after.p10), (before.p50, after.p50), (before.p90, after.p90),
        (before.promise, after.promise),
      ]
      for (nearer, farther) in pairs {
        #expect(nearer <= farther + 1e-9, "seed 7, \(near) m and \(far) m at \(hour)")
      }
    }
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, -5, 1e300,
  ])
  func `gives finite quantiles for any distance and hour`(_ odd: Double) {
    let quantiles = EstimateTable.sample.quantiles(
      hour: odd, weekday: .sunday, distanceMeters: odd, items: .max)
    #expect(quantiles.p90.isFinite && quantiles.p10 >= 0)
  }
}

extension EstimateTable {
  /// Two hours, two distances, one combination; 9 fixed minutes.
  static let sample = EstimateTable(
    name: "sample", form: .multiplicative(fixedMinutes: 9),
    base: BaseTimes(hours: [18, 19], minutes: Array(repeating: [20, 29], count: 7)),
    distance: PiecewiseCurve(knots: [1000, 3000], values: [1, 1.44]),
    items: PiecewiseCurve(knots: [1, 3], values: [1, 1.1]),
    combinations: [ItemCombination(items: ["soup", "bread"], effect: 1.5, orders: 40)],
    ranges: QuantileCurves(
      typical: [10, 20, 40],
      minutes: [
        [9, 18, 36], [9.5, 19, 38], [10, 20, 40], [10.5, 21, 42], [11, 22.5, 46], [11, 22.5, 46],
      ]),
    onTime: 0.9)

  /// No weekdays, one hour, one zone.
  static let additiveSample = EstimateTable(
    name: "additive", form: .additive, base: BaseTimes(hours: [12], minutes: [[20]]),
    distance: PiecewiseCurve(knots: [1000, 2000], values: [0, 6]), zones: ["harbor": 2],
    ranges: QuantileCurves(
      typical: [20],
      minutes: [[18], [19], [20], [21], [22], [23]]),
    onTime: 0.9)
}

extension EstimateTable: CustomTestStringConvertible {
  /// The name of the table.
  public var testDescription: String { name }
}
