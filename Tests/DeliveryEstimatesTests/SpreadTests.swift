// SPDX-License-Identifier: MIT

import DeliveryEstimates
import Testing

@Suite("Spreads")
struct SpreadTests {
  private static let spreads = [
    Spread(p10: 10, p50: 14, p90: 18), Spread(p10: 6.4, p50: 15, p90: 30),
    Spread(p10: 5, p50: 12, p90: 15), Spread(p10: 0, p50: 0, p90: 6),
    Spread(p10: 5, p50: 5, p90: 9),
    Spread(p10: 3, p50: 9, p90: 9), Spread(fixed: 7), Spread(mostly: 0...12),
  ]

  @Test(arguments: spreads)
  func `a spread passes through its three quantiles`(spread: Spread) {
    #expect(spread.quantile(0.1) == spread.p10)
    #expect(spread.quantile(0.5) == spread.p50)
    #expect(spread.quantile(0.9) == spread.p90)
  }

  @Test(arguments: spreads)
  func `quantiles ascend and are never negative`(spread: Spread) {
    let quantiles = (1..<1000).map { spread.quantile(Double($0) / 1000) }
    #expect(quantiles.allSatisfy { $0 >= 0 && $0.isFinite })
    for (one, next) in zip(quantiles, quantiles.dropFirst()) { #expect(one <= next + 1e-9) }
  }

  /// Of a normal distribution the quantile of 97.5 % is 1.959964 standard deviations from the middle, of
  /// 90 % 1.281552: 14 + 4 × 1.959964 ÷ 1.281552 = 20.11747.
  @Test func `a spread with equal sides is normal`() {
    #expect(abs(Spread(mostly: 10...18).quantile(0.975) - 20.11747) < 1e-4)
  }

  /// With σ = ln(1.5) ÷ 1.281552 = 0.316386 and median 10: 10 × e^(1.644854 × 0.316386) = 16.8274.
  @Test func `a spread with equal ratios is lognormal`() {
    let spread = Spread(p10: 10 / 1.5, p50: 10, p90: 15)
    #expect(abs(spread.quantile(0.95) - 16.8274) < 1e-3)
  }

  /// Mean 12, sd 3: σ² = ln(1 + 9 ÷ 144) = 0.0606246, σ = 0.246221, median 12 × e^(-0.0303123) = 11.64170;
  /// p90 = 11.64170 × e^(0.246221 × 1.281552) = 15.96148, p10 = 11.64170² ÷ 15.96148 = 8.49100.
  @Test func `a mean and a standard deviation make a lognormal spread`() {
    let spread = Spread(mean: 12, standardDeviation: 3)
    #expect(abs(spread.p50 - 11.64170) < 1e-4)
    #expect(abs(spread.p90 - 15.96148) < 1e-3)
    #expect(abs(spread.p10 - 8.49100) < 1e-3)
  }

  @Test func `quantiles out of order count as equal`() {
    #expect(Spread(p10: 5, p50: 3, p90: 4) == Spread(fixed: 5))
  }
}
