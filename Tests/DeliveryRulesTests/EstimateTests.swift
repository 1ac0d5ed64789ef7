// SPDX-License-Identifier: MIT

import DeliveryModel
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
    let estimate = Estimate(
      parts: [Estimate.Part(name: "travel", seconds: least...most)], roundTo: roundTo)
    #expect(estimate.text == text)
  }

  @Test(
    arguments: [
      ([600...1080, 300...300, 0...120], 900...1500),
      ([600...1080, -700 ... -700], 0...380),
      ([600...1080, -2000 ... -2000], 0...0),
      // A part below zero still counts against what follows it.
      ([0...100, -200 ... -200, 150...150], 0...50),
      ([], 0...0),
      // The range ends at 2⁶³-1, whatever the order.
      ([Int64.max...Int64.max, 1...1], Int64.max...Int64.max),
      ([Int64.max...Int64.max, Int64.max...Int64.max, -Int64.max...0], Int64.max...Int64.max),
      ([Int64.min...Int64.min, Int64.min...Int64.max], 0...0),
      ([Int64.min...0, Int64.min...Int64.max, Int64.max...Int64.max], 0...Int64.max),
    ] as [([ClosedRange<Int64>], ClosedRange<Int64>)])
  func `seconds are the sums of the parts, never below zero nor beyond 64 bits`(
    parts: [ClosedRange<Int64>], seconds: ClosedRange<Int64>
  ) {
    let estimate = Estimate(
      parts: parts.map { Estimate.Part(name: "part", seconds: $0) }, roundTo: 5)
    #expect(estimate.seconds == seconds)
  }

  @Test(arguments: [Int64.max - 1, .max], [1, 5, 60, .max])
  func `the longest time of all is still shown as a range of whole steps`(
    seconds: Int64, roundTo: Int
  ) {
    let part = Estimate.Part(name: "travel", seconds: seconds...seconds)
    let minutes = Estimate(parts: [part], roundTo: roundTo).minutes
    #expect(minutes.lowerBound > 0)
    #expect(minutes.upperBound >= minutes.lowerBound)
    #expect(minutes.upperBound == .max || minutes.upperBound % roundTo == 0)
  }

  @Test func `a part is added last`() {
    let travel = Estimate.Part(name: "travel", seconds: 60...60)
    let rain = Estimate.Part(name: "rain", seconds: 300...300)
    let estimate = Estimate(parts: [travel], roundTo: 5).adding(rain)
    #expect(estimate.parts == [travel, rain])
    #expect(estimate.seconds == 360...360)
    #expect(estimate.roundTo == 5)
  }
}
