// SPDX-License-Identifier: MIT

import DeliveryEstimates

/// How good estimates were, measured on orders that they were not made from.
package struct EstimateMetrics: Sendable {
  /// How many orders were measured.
  package let orders: Int
  /// The mean absolute error of the median, in minutes.
  package let mae: Measure
  /// The mean pinball loss of the five quantiles, in minutes: what a range costs that is wide, and one
  /// that misses.
  package let pinball: Measure
  /// The share of orders from p10 to p90.
  package let coverage80: Measure
  /// The mean width of p10 to p90, in minutes.
  package let width80: Measure
  /// The share of orders from p25 to p75.
  package let coverage50: Measure
  /// The mean width of p25 to p75, in minutes.
  package let width50: Measure
  /// The share of orders within the ten minutes that the table's window names.
  package let window10: Measure
  /// The share of orders for which the promise was kept.
  package let onTime: Measure
  /// By how many minutes orders came before their promise, in the mean of those that kept it.
  package let meanEarliness: Measure

  /// Measures `outcomes`; the window of ten minutes begins `windowOffset` minutes from the median.
  package init(_ outcomes: [Outcome], windowOffset: Double) {
    orders = outcomes.count
    func mean(_ number: (Outcome) -> Double) -> Measure { Measure(meanOf: outcomes.map(number)) }
    func share(_ holds: (Outcome) -> Bool) -> Measure {
      Measure(outcomes.count(where: holds), of: outcomes.count)
    }
    mae = mean { abs($0.error) }
    pinball = mean(\.pinballLoss)
    coverage80 = share { ($0.quantiles.p10...$0.quantiles.p90).contains($0.order.minutes) }
    width80 = mean { $0.quantiles.p90 - $0.quantiles.p10 }
    coverage50 = share { ($0.quantiles.p25...$0.quantiles.p75).contains($0.order.minutes) }
    width50 = mean { $0.quantiles.p75 - $0.quantiles.p25 }
    let window = windowOffset...windowOffset + RangeFitter.windowMinutes
    window10 = share { window.contains($0.error) }
    onTime = share { $0.earliness >= 0 }
    meanEarliness = Measure(meanOf: outcomes.map(\.earliness).filter { $0 >= 0 })
  }
}

extension Outcome {
  /// By how much the order was later than the median.
  fileprivate var error: Double { order.minutes - quantiles.p50 }

  /// By how much the order was before its promise; negative when it was late.
  fileprivate var earliness: Double { quantiles.promise - order.minutes }

  /// The mean pinball loss of the five quantiles (Koenker, Bassett 1978, doi:10.2307/1913643).
  fileprivate var pinballLoss: Double {
    let quantiles = [
      (0.1, quantiles.p10), (0.25, quantiles.p25), (0.5, quantiles.p50), (0.75, quantiles.p75),
      (0.9, quantiles.p90),
    ]
    let losses = quantiles.map { share, quantile in
      let error = order.minutes - quantile
      return error >= 0 ? share * error : (share - 1) * error
    }
    return losses.reduce(0, +) / Double(losses.count)
  }
}
