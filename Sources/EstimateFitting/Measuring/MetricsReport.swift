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
  /// How many rows could not be used.
  let rejected: Int
  /// Which orders were measured, in words.
  let basis: String

  /// How good `table` is on `history`, which it should not be made from.
  package init(_ table: EstimateTable, on history: History) {
    let outcomes = table.outcomes(of: history)
    metrics = EstimateMetrics(outcomes, windowOffset: table.windowOffset)
    cells = MeasuredCell.cells(
      of: outcomes, factors: history.factors, windowOffset: table.windowOffset)
    rejected = history.rejections.count
    basis = "\(outcomes.count) orders"
  }

  /// What `trial` found of the orders of `history`, by the cells of `factors`.
  package init(_ trial: HeldOutTrial, of history: History, factors: Set<EstimateFactor>) {
    metrics = trial.metrics
    cells = MeasuredCell.cells(
      of: trial.outcomes, factors: factors, windowOffset: trial.windowOffset)
    rejected = history.rejections.count
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

  /// One object: minutes and shares, and the interval of each.
  package var json: JSON {
    var object: JSON.Object = [
      "rows": .integer(Int64(metrics.orders)), "rejected": .integer(Int64(rejected)),
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
    return .object(object)
  }

  /// A table of all that was measured, and one for each kind of cell.
  package var lines: [String] {
    let head = ["measured on \(basis):"]
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
      + "orders  error in min       10-90 % range         width  promise kept"
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
      + metrics.mae.shortMinutesText.padded(to: 19)
      + metrics.coverage80.percentText.padded(to: 22)
      + metrics.width80.value.text(places: 2).padded(to: 7) + metrics.onTime.percentText + few
  }
}

extension Measure {
  /// Such as `1.32 min (1.29 to 1.35)`.
  fileprivate var minutesText: String {
    "\(value.text(places: 2)) min (\(interval.lowerBound.text(places: 2)) "
      + "to \(interval.upperBound.text(places: 2)))"
  }

  /// Such as `1.32 (1.29 to 1.35)`.
  fileprivate var shortMinutesText: String {
    "\(value.text(places: 2)) (\(interval.lowerBound.text(places: 2)) "
      + "to \(interval.upperBound.text(places: 2)))"
  }

  /// Such as `79.7 % (78.8 to 80.6)`.
  fileprivate var percentText: String {
    "\((100 * value).text(places: 1)) % (\((100 * interval.lowerBound).text(places: 1)) "
      + "to \((100 * interval.upperBound).text(places: 1)))"
  }
}

extension JSON {
  /// A measured number, with the digits that mean something.
  fileprivate static func figure(_ number: Double) -> Self {
    .number(number.rounded(toPlaces: 5))
  }
}

extension Double {
  /// The number with so many digits after the point.
  fileprivate func text(places: Int) -> String {
    let scaled = (self * [1, 10, 100][places]).rounded()
    let digits = String(Int(abs(scaled)))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    return places == 0
      ? sign + padded : "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
