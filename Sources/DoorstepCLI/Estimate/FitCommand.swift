// SPDX-License-Identifier: MIT

import CommandLineParsing
import DeliveryEstimates
import Diagnostics
import Doorstep
import EstimateFitting
import JSONDocument

/// `doorstep estimate fit`.
struct FitCommand: Command {
  static let output = Option<String?>(
    "output", short: "o", value: "FILE",
    help: "where to write the table; without it, standard output"
  )
  static let by = Option<FactorsArgument?>(
    "by", value: "LIST", help: "what times may depend on; all that the history tells unless given")
  static let coverage = Option(
    "coverage", value: "SHARE", default: ShareArgument(share: 0.9),
    help: "for which share of orders a promise is kept, at least")
  static let seed = Option("seed", value: "NUMBER", default: 1, help: "from which folds are drawn")
  static let name = Option(
    "name", value: "NAME", default: "estimates", help: "what the table is called")
  static let json = Flag("json", help: "print what was measured as one JSON object")
  static let history = Operand<String>("HISTORY", help: "past deliveries, a CSV file; '-' is stdin")

  static let spec = CommandSpec(
    "fit", summary: "Make a table of rules for how long deliveries take from past ones.",
    discussion: """
      The table is JSON that a person can read and edit: minutes by hour and weekday, effects of \
      distance, items and zone, and ranges. It is measured on orders that it was not made from: the \
      last fifth when the history has dates, each fifth once otherwise.

      \(HistoryOptions.discussion) LIST is of hour, weekday, zone, distance and items; \
      a history without zones is one of a single zone.
      """,
    options: [output, by, coverage, seed, name] + HistoryOptions.all + [json],
    operands: [history],
    examples: [
      "doorstep estimate fit history.csv -o estimates.json",
      "doorstep estimate fit history.csv --by hour,weekday --coverage 0.95",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let path = arguments[Self.history]
    let history = try HistoryOptions.history(
      at: path, columns: HistoryOptions.columns(arguments))
    try history.require(orders: TableFitter.fewestOrders, from: path)
    var factors = arguments[Self.by].map { history.completing($0.factors) } ?? history.factors
    for doubt in history.doubts(about: factors) {
      console.report("doorstep: warning: \(path): \(doubt)".printable)
    }
    // Who delivers to one zone only has no column for it.
    if !history.factors.contains(.zone) { factors.remove(.zone) }
    try history.require(factors, from: path)
    let settings = FitSettings(
      name: arguments[Self.name], factors: factors, onTime: arguments[Self.coverage].share,
      seed: UInt64(bitPattern: Int64(arguments[Self.seed])))
    let trial = HeldOutTrial(settings, history)
    let report = MetricsReport(trial, of: history, factors: factors)
    var table = TableFitter(settings).table(of: history)
    table.measured = report.json
    let text = try table.text()
    guard let output = arguments[Self.output], output != "-" else {
      HistoryOptions.report(history.rejections, of: path, in: console)
      try console.output.write(text)
      return .ok
    }
    try WrittenFile.replace(output, with: text)
    if arguments[Self.json] {
      HistoryOptions.report(history.rejections, of: path, in: console)
      try console.print(report.json.text())
    } else {
      for line in history.summary(from: path) + table.summary + report.lines {
        try console.print(line.printable)
      }
    }
    return .ok
  }
}

extension History {
  /// What was read from the file at `path`.
  fileprivate func summary(from path: String) -> [String] {
    ["\(path): \(orders.count) orders, \(columns.summary.joined(separator: ", "))"]
  }
}

extension EstimateTable {
  /// The table in few words.
  fileprivate var summary: [String] {
    let head =
      switch form {
      case .additive: "fitted: effects add minutes"
      case .multiplicative(let fixedMinutes):
        "fitted: effects multiply what is beyond \(fixedMinutes) fixed minutes"
      }
    let combinations = combinations.map { combination in
      let items = combination.items.joined(separator: " with ")
      let effect =
        switch form {
        case .additive: "\(combination.effect) min"
        case .multiplicative: "× \(combination.effect)"
        }
      return "  \(items): \(effect), \(combination.orders) orders"
    }
    return [head] + combinations
  }
}
