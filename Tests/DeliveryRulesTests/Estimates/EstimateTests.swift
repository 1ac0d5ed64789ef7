// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import Testing

@Suite("Estimates")
struct EstimateTests {
  @Test(
    arguments: [
      // Down and up to the next multiple of 5 minutes: 27:30 and 31:40.
      (1650, 1900, 5, "25–35 min"),
      // Exact multiples stay put; a second more does not: 25:00, 35:00; 24:59, 35:01.
      (1500, 2100, 5, "25–35 min"), (1499, 2101, 5, "20–40 min"),
      // At least one step wide: 25:00 to 25:00, 26:00 to 27:00, 25:00 to 25:01.
      (1500, 1500, 5, "25–30 min"), (1560, 1620, 5, "25–30 min"), (1500, 1501, 5, "25–30 min"),
      // Never from 0.
      (0, 0, 5, "5–10 min"), (1, 60, 5, "5–10 min"), (299, 601, 5, "5–15 min"),
      (0, 3600, 15, "15–60 min"),
      // Other steps, among them one below 1, which counts as 1.
      (90, 125, 1, "1–3 min"), (90, 125, 0, "1–3 min"), (90, 125, -4, "1–3 min"),
      (1800, 3600, 10, "30–60 min"), (1799, 3601, 30, "30–90 min"),
      // Below zero is zero.
      (-900, -600, 5, "5–10 min"), (-900, 660, 5, "5–15 min"),
    ] as [(Int64, Int64, Int, String)])
  func `minutes are rounded outwards to whole steps`(
    least: Int64, most: Int64, roundTo: Int, text: String
  ) {
    let forecast = EstimateForecast(p10: least, p50: least, p90: most)
    let estimate = Estimate(
      parts: [], forecast: forecast, onTime: 0.9, placedAt: tuesdayNoon, roundTo: roundTo)
    #expect(estimate.text == text)
  }

  @Test(
    arguments: [
      (600, 1080, [300], 900...1380), (600, 1080, [-700], 0...380), (600, 1080, [-2000], 0...0),
      // What is below zero still counts against what follows it.
      (0, 100, [-200, 150], 0...50), (0, 0, [], 0...0),
      // The range ends at 2⁶³-1.
      (.max, .max, [1], Int64.max...Int64.max), (.min, .min, [.min], 0...0),
      // Together they are nothing; one after the other they would be 2⁶³-6.
      (0, .max, [5, -5], 0...Int64.max), (.min, .max, [.max], 0...Int64.max),
    ] as [(Int64, Int64, [Int64], ClosedRange<Int64>)])
  func `what rules add moves the range, never below zero nor beyond 64 bits`(
    p10: Int64, p90: Int64, added: [Int64], range: ClosedRange<Int64>
  ) {
    let estimate = Estimate(
      parts: [], forecast: EstimateForecast(p10: p10, p50: p10, p90: p90), onTime: 0.9,
      placedAt: tuesdayNoon, roundTo: 5)
    #expect(estimate.adding(added.map { (name: "rule", seconds: $0) }).seconds == range)
  }

  @Test func `times out of order count as equal to the ones before`() {
    let forecast = EstimateForecast(p10: 500, p50: 400, p90: 300, longest: 200, promise: 100)
    #expect(forecast.range == 500...500)
    #expect(forecast.p50 == 500 && forecast.p90 == 500 && forecast.promise == 500)
  }

  @Test(arguments: [Int64.max - 1, .max], [1, 5, 60, .max])
  func `the longest time of all is still shown as a range of whole steps`(
    seconds: Int64, roundTo: Int
  ) {
    let minutes = EstimateForecast(p10: seconds, p50: seconds, p90: seconds)
      .minutes(inStepsOf: roundTo)
    #expect(minutes.lowerBound > 0)
    #expect(minutes.upperBound >= minutes.lowerBound)
    #expect(minutes.upperBound == .max || minutes.upperBound % roundTo == 0)
  }

  @Test func `a part is added last, and moves promise and earliest time`() {
    let travel = Estimate.Part(name: "travel", seconds: 60...60)
    let estimate = Estimate(
      parts: [travel], forecast: EstimateForecast(p10: 60, p50: 60, p90: 60, promise: 90),
      onTime: 0.9, placedAt: tuesdayNoon, leadSeconds: 300, roundTo: 5)
    #expect(estimate.promiseBy == tuesdayNoon.advanced(bySeconds: 90))
    #expect(estimate.earliest == tuesdayNoon.advanced(bySeconds: 300))
    let longer = estimate.adding([(name: "rain", seconds: 300)])
    #expect(longer.parts == [travel, Estimate.Part(name: "rain", seconds: 300...300)])
    #expect(longer.seconds == 360...360)
    #expect(longer.promiseBy == tuesdayNoon.advanced(bySeconds: 390))
    #expect(longer.earliest == tuesdayNoon.advanced(bySeconds: 390))
    #expect(longer.roundTo == 5)
  }
}
