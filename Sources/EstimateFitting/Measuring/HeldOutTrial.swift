// SPDX-License-Identifier: MIT

import DeliveryEstimates
package import Schedules

/// How good the tables are that a fitter makes of a history, on orders of it that it did not see.
package struct HeldOutTrial: Sendable {
  /// Which orders were held out.
  package enum Split: Hashable, Sendable {
    /// The last fifth by date, as a table is used on later orders than it was made from.
    case latest(from: Instant)
    /// Each order once, by one of five tables that were made from the other four parts.
    case folds(seed: UInt64)
  }

  /// Which orders were held out.
  package let split: Split
  /// What was said of each of them.
  package let outcomes: [Outcome]
  /// The error of each of them counts from here: where the window of its table began.
  package let windowOffset: Double

  /// Fits tables like `settings` to parts of `history`, and asks them about the rest.
  package init(_ settings: FitSettings, _ history: History) {
    let fitter = TableFitter(settings)
    func outcomes(training: [Int], held: [Int]) -> (outcomes: [Outcome], offset: Double) {
      let table = fitter.table(of: history.selecting(training))
      return (table.outcomes(of: history.selecting(held)), table.windowOffset)
    }
    let dates = history.orders.compactMap(\.placed)
    if dates.count == history.orders.count, let first = dates.min(), first != dates.max() {
      let indices = dates.indices.sorted { dates[$0] < dates[$1] }
      let start = indices.count * 4 / 5
      (self.outcomes, windowOffset) = outcomes(
        training: Array(indices[..<start]), held: Array(indices[start...]))
      split = .latest(from: dates[indices[start]])
    } else {
      // Another seed than the fitter's own: what is held out here is divided anew there.
      let seed = settings.seed &+ 1
      let folds = Folds(of: history.orders.count, into: FitSettings.foldCount, seed: seed)
      let parts = folds.parts.indices.map { part in
        outcomes(training: folds.others(than: part), held: folds.parts[part])
      }
      self.outcomes = parts.flatMap(\.outcomes)
      windowOffset = parts.reduce(0) { $0 + $1.offset } / Double(parts.count)
      split = .folds(seed: seed)
    }
  }

  /// How good the tables were.
  package var metrics: EstimateMetrics {
    EstimateMetrics(outcomes, windowOffset: windowOffset)
  }
}
