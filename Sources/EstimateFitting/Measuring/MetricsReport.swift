// SPDX-License-Identifier: MIT

package import DeliveryEstimates
package import JSONDocument
import Schedules

/// What was measured, for people and for programs.
package struct MetricsReport: Sendable {
  /// How good the estimates of all orders were.
  package let metrics: EstimateMetrics
  /// How good those of each cell were.
  package let cells: [MeasuredCell]
  /// The rows that could not be used.
  package let rejections: Rejections
  /// Which orders were measured, in words.
  let basis: String

  /// How good `table` is on `history`, which it should not be made from.
  package init(_ table: EstimateTable, on history: History) {
    let outcomes = table.outcomes(of: history)
    metrics = EstimateMetrics(outcomes, windowOffset: table.windowOffset)
    cells = MeasuredCell.cells(
      of: outcomes, factors: history.factors, windowOffset: table.windowOffset)
    rejections = history.rejections
    basis = "\(outcomes.count) \(outcomes.count == 1 ? "order" : "orders")"
  }

  /// What `trial` found of the orders of `history`, by the cells of `factors`.
  package init(_ trial: HeldOutTrial, of history: History, factors: Set<EstimateFactor>) {
    metrics = trial.metrics
    cells = MeasuredCell.cells(
      of: trial.outcomes, factors: factors, windowOffset: trial.windowOffset)
    rejections = history.rejections
    basis = trial.description
  }

  /// What was measured, with its name among keys and in words, and its unit.
  private var rows: [(key: String, words: String, measure: Measure, isShare: Bool)] {
    [
      ("mae", "mean absolute error", metrics.mae, false),
      ("pinball", "mean pinball loss", metrics.pinball, false),
      ("coverage80", "in the 10-90 % range", metrics.coverage80, true),
      ("width80", "mean width of it", metrics.width80, false),
      ("coverage50", "in the 25-75 % range", metrics.coverage50, true),
      ("width50", "mean width of it", metrics.width50, false),
      ("window10", "in the best 10 minutes", metrics.window10, true),
      ("onTime", "promise kept", metrics.onTime, true),
      ("meanEarliness", "mean earliness of those", metrics.meanEarliness, false),
    ]
  }

  /// The figures to which a table is held, in minutes and shares, and how many rows could be used and
  /// could not.
  package var figures: JSON {
    [
      "mae": .figure(metrics.mae.value), "coverage80": .figure(metrics.coverage80.value),
      "width80": .figure(metrics.width80.value), "window10": .figure(metrics.window10.value),
      "onTime": .figure(metrics.onTime.value),
      "meanEarliness": .figure(metrics.meanEarliness.value),
      "rows": .integer(Int64(metrics.orders)), "rejected": .integer(Int64(rejections.count)),
    ]
  }

  /// Everything that was measured: minutes and shares, the interval of each, and the rows that could not
  /// be used.
  package var json: JSON {
    var object: JSON.Object = [
      "rows": .integer(Int64(metrics.orders)), "rejected": .integer(Int64(rejections.count)),
    ]
    var intervals = JSON.Object()
    for row in rows {
      object[row.key] = .figure(row.measure.value)
      intervals[row.key] = [
        .figure(row.measure.interval.lowerBound), .figure(row.measure.interval.upperBound),
      ]
    }
    object["intervals"] = .object(intervals)
    object["basis"] = .string(basis)
    if rejections.count > 0 {
      object["rejectedRows"] = .array(rejections.lines.map { .string($0) })
    }
    return .object(object)
  }

  /// The rows that could not be used, a table of all that was measured, and one for each kind of cell.
  package var lines: [String] {
    let head = rejections.lines + ["measured on \(basis):"]
    let overall = rows.map { row in
      let value = row.isShare ? row.measure.percentText : row.measure.minutesText
      return "  \(row.words.padded(to: 26))\(value)"
    }
    var factor = ""
    let details = cells.flatMap { cell -> [String] in
      let isNew = cell.factor != factor
      factor = cell.factor
      return (isNew ? ["", Self.heading(cell.factor)] : []) + [cell.line]
    }
    return head + overall + details
  }

  private static func heading(_ factor: String) -> String {
    "  " + "by \(factor)".padded(to: 22)
      + "orders  error in min         10-90 % range           width  promise kept"
  }
}

extension HeldOutTrial: CustomStringConvertible {
  /// Which orders were held out, in words.
  package var description: String {
    switch split {
    case .latest(let start):
      "the \(outcomes.count) latest orders, from \(start.rfc3339(in: .utc)) on, held out"
    case .folds(let seed):
      "\(outcomes.count) orders, each held out once (\(FitSettings.foldCount) folds, seed \(seed))"
    }
  }
}

extension MeasuredCell {
  fileprivate var line: String {
    let few = metrics.orders < Self.fewestOrders ? "  few" : ""
    return "  " + name.padded(to: 22) + "\(metrics.orders)".paddedLeft(to: 6) + "  "
      + metrics.mae.shortMinutesText.padded(to: 21)
      + metrics.coverage80.percentText.padded(to: 24)
      + metrics.width80.value.text(places: 2).padded(to: 7) + metrics.onTime.percentText + few
  }
}
