// SPDX-License-Identifier: MIT

import CommandLineParsing
import DeliveryEstimates
import Diagnostics
import Doorstep
import EstimateFitting
import JSONDocument

/// `doorstep estimate evaluate`.
struct EvaluateCommand: Command {
  static let json = Flag("json", help: "print one JSON object")
  static let table = Operand<String>("TABLE", help: "a table that 'doorstep estimate fit' made")
  static let history = Operand<String>(
    "HISTORY", help: "deliveries that it was not made from, a CSV file; '-' is stdin")

  static let spec = CommandSpec(
    "evaluate", summary: "Measure a table of estimates on deliveries that it has not seen.",
    discussion: """
      The columns of the history are those that the table was made from, unless options say \
      otherwise. With --json there are mae, width80 and meanEarliness in minutes, coverage80, window10 \
      and onTime as shares, and the numbers of rows and of those rejected, which standard error names.

      \(HistoryOptions.discussion)
      """,
    options: HistoryOptions.all + [json], operands: [table, history],
    examples: [
      "doorstep estimate evaluate estimates.json later.csv",
      "doorstep estimate evaluate estimates.json later.csv --json",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let path = arguments[Self.history]
    let document = try SourceFile(path: arguments[Self.table]).document(.data)
    let table = try EstimateTable(decoding: document.root)
    let known = try document.root.member("history").map { try ColumnNames(decoding: $0) }
    let columns = HistoryOptions.columns(arguments).filled(from: known ?? ColumnNames())
    let history = try HistoryOptions.history(at: path, columns: columns)
    try history.require(orders: 1, from: path)
    try history.require(table.factors, from: path)
    let report = MetricsReport(table, on: history)
    if arguments[Self.json] {
      HistoryOptions.report(report.rejections, of: path, in: console)
      try console.print(report.figures.text())
    } else {
      for line in report.lines { try console.print(line.printable) }
    }
    return .ok
  }
}
