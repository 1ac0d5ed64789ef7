// SPDX-License-Identifier: MIT

import DeliveryEstimates
import Schedules
import Testing

@testable import EstimateFitting

@Suite("Measures")
struct MeasureTests {
  @Test(arguments: [
    // Wilson's intervals, as R's binom::binom.confint(x, n, methods = "wilson") gives them.
    (count: 0, total: 10, low: 0.0, high: 0.277_532_8),
    (count: 5, total: 10, low: 0.236_593_1, high: 0.763_406_9),
    (count: 81, total: 263, low: 0.255_251_4, high: 0.366_188_2),
    (count: 10, total: 10, low: 0.722_467_2, high: 1),
  ])
  func `give a share with Wilson's interval`(
    _ sample: (count: Int, total: Int, low: Double, high: Double)
  ) {
    let measure = Measure(sample.count, of: sample.total)
    #expect(measure.value == Double(sample.count) / Double(sample.total))
    #expect(abs(measure.interval.lowerBound - sample.low) < 1e-4)
    #expect(abs(measure.interval.upperBound - sample.high) < 1e-4)
  }

  @Test func `give a mean with its standard error`() {
    // Mean 3, variance 10 / 4 = 2.5, standard error √(2.5 / 5) = 0.7071; 1.95996 of them.
    let measure = Measure(meanOf: [1, 2, 3, 4, 5])
    #expect(measure.value == 3)
    #expect(abs(measure.interval.upperBound - 4.385_903_8) < 1e-6)
  }

  @Test func `say nothing of nothing`() {
    #expect(Measure(0, of: 0).interval == 0...1)
    #expect(Measure(meanOf: []).value == 0)
  }

  @Test func `judge estimates by hand`() {
    // p10 to p90 is 18 to 22, the promise 22; one order is late by 3, one early.
    let table = EstimateTable(
      name: "flat", form: .additive, base: BaseTimes(hours: [12], minutes: [[20]]),
      ranges: QuantileCurves(typical: [20], minutes: [[18], [19], [20], [21], [22], [22]]),
      onTime: 0.9)
    let orders = [17.0, 19.5, 20, 25].map { minutes in
      HistoryOrder(
        minutes: minutes, placed: nil, hour: 12, weekday: .monday, distanceMeters: nil,
        itemCount: nil, items: [], zone: nil)
    }
    let history = History(
      orders: orders, itemNames: [], rejections: Rejections(), columns: ColumnNames(), header: [])
    let metrics = EstimateMetrics(table.outcomes(of: history), windowOffset: -3)
    // (3 + 0.5 + 0 + 5) / 4
    #expect(metrics.mae.value == 2.125)
    #expect(metrics.coverage80.value == 0.5)
    #expect(metrics.width80.value == 4)
    #expect(metrics.coverage50.value == 0.5)
    // From -3 to 7 minutes from the median: all four.
    #expect(metrics.window10.value == 1)
    #expect(metrics.onTime.value == 0.75)
    // (5 + 2.5 + 2) / 3
    #expect(abs(metrics.meanEarliness.value - 9.5 / 3) < 1e-12)
    // At 17: (0.9 · 1 + 0.75 · 2 + 0.5 · 3 + 0.25 · 4 + 0.1 · 5) / 5 = 1.08.
    // At 19.5: (0.1 · 1.5 + 0.25 · 0.5 + 0.5 · 0.5 + 0.25 · 1.5 + 0.1 · 2.5) / 5 = 0.23.
    // At 20: (0.1 · 2 + 0.25 · 1 + 0 + 0.25 · 1 + 0.1 · 2) / 5 = 0.18.
    // At 25: (0.1 · 7 + 0.25 · 6 + 0.5 · 5 + 0.75 · 4 + 0.9 · 3) / 5 = 2.08. Their mean is 0.8925.
    #expect(abs(metrics.pinball.value - 0.8925) < 1e-12)
  }
}
