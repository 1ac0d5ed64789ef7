// SPDX-License-Identifier: MIT

import DeliveryEstimates
import TestSupport
import Testing

@testable import EstimateFitting

@Suite("Ranges")
struct RangeFitterTests {
  @Test(arguments: [
    // Of 9 numbers, (9 + 1) · 0.9 = the 9th is above the next with a chance of 0.9.
    (share: 0.9, count: 9, rank: 9), (share: 0.9, count: 10, rank: 10),
    (share: 0.9, count: 99, rank: 90), (share: 0.1, count: 9, rank: 1),
    (share: 0.1, count: 99, rank: 10), (share: 0.1, count: 98, rank: 9),
    (share: 0.25, count: 2, rank: 1), (share: 0.999, count: 5, rank: 5),
  ])
  func `takes the conformal rank`(_ sample: (share: Double, count: Int, rank: Int)) {
    let numbers = (1...sample.count).map(Double.init)
    #expect(RangeFitter.quantile(sample.share, of: numbers) == Double(sample.rank))
  }

  @Test(arguments: UInt64(1)...3)
  func `covers the next orders, whose scatter grows with what the table says`(seed: UInt64) {
    // Orders scatter evenly between 0.8 and 1.4 times what the table says: p10 is 0.86 times, p90
    // 1.34 times. Of 4,000 orders a share of 0.8 has a standard error of 0.0063.
    var generator = SeededGenerator(seed: seed)
    func orders(_ count: Int) -> (typical: [Double], minutes: [Double]) {
      let typical = (0..<count).map { _ in Double.random(in: 10...50, using: &generator) }
      let minutes = typical.map { $0 * Double.random(in: 0.8...1.4, using: &generator) }
      return (typical, minutes)
    }
    let known = orders(4000)
    let curves = RangeFitter(
      typical: known.typical, minutes: known.minutes, form: .multiplicative(fixedMinutes: 0),
      folds: Folds(of: 4000, into: 5, seed: seed), onTime: 0.95
    ).curves()
    let next = orders(4000)
    let covered = next.typical.indices.count { index in
      let typical = next.typical[index]
      return curves.minutes(of: .p10, atTypical: typical) <= next.minutes[index]
        && next.minutes[index] <= curves.minutes(of: .p90, atTypical: typical)
    }
    #expect((0.77...0.83).contains(Double(covered) / 4000), "seed \(seed)")
    for typical in [12.0, 20, 30, 45] {
      let p90 = curves.minutes(of: .p90, atTypical: typical)
      #expect(abs(p90 / typical - 1.34) < 0.04, "seed \(seed) at \(typical)")
    }
  }

  @Test func `puts the window where most orders are`() {
    // Errors of -1, 0, 1, 2, 8 and 30: five of them fit into ten minutes, which have one to spare.
    let fitter = RangeFitter(
      typical: Array(repeating: 20, count: 6), minutes: [19, 20, 21, 22, 28, 50], form: .additive,
      folds: Folds(of: 6, into: 2, seed: 1), onTime: 0.9)
    let median = fitter.curves().minutes(of: .p50, atTypical: 20)
    #expect(abs(median + fitter.windowOffset() - 18.5) < 1e-9)
  }
}
