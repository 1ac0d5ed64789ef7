// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import EstimateFitting
import JSONDocument

/// `doorstep estimate report`.
struct ReportCommand: Command {
  static let output = Option<String?>(
    "output", short: "o", value: "FILE", help: "where to draw promised against actual, as SVG")
  static let range = Option(
    "range", value: "SHARE", default: ShareArgument(share: 0.8),
    help: "the share of orders that should come within the range shown")
  static let onTime = Option(
    "on-time", value: "SHARE", default: ShareArgument(share: 0.9),
    help: "the share of orders that should come by the promise")
  static let json = Flag("json", help: "print one JSON object")
  static let quotes = Operand<String>("QUOTES", help: "what orders were told, as JSON lines")
  static let outcomes = Operand<String>("OUTCOMES", help: "when they came, as JSON lines")

  static let spec = CommandSpec(
    "report", summary: "Say whether what was shown and promised still holds, by zone and hour.",
    discussion: """
      A line of QUOTES is {"id": "7", "at": "2026-12-04T18:30:00+01:00", "quote": …} with what \
      'doorstep check --json' printed; one of OUTCOMES is {"id": "7", "deliveredAt": "…"}.

      Shares come with intervals of 95 % confidence; low and high mark those that are not what they \
      should be.
      """,
    options: [output, range, onTime, json], operands: [quotes, outcomes],
    examples: [
      "doorstep estimate report quotes.jsonl outcomes.jsonl",
      "doorstep estimate report quotes.jsonl outcomes.jsonl -o report.svg",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let quotes = try SourceFile(path: arguments[Self.quotes])
    let outcomes = try SourceFile(path: arguments[Self.outcomes])
    let records = DeliveryRecords(
      quotes: quotes.bytes, named: quotes.path, outcomes: outcomes.bytes, named: outcomes.path)
    guard !records.orders.isEmpty else {
      for remark in records.remarks { console.report("doorstep: \(remark)".printable) }
      console.report("doorstep: no order has both a quote and an outcome")
      return .dataError
    }
    let report = DriftReport(
      records, nominalRange: arguments[Self.range].share,
      nominalOnTime: arguments[Self.onTime].share)
    if let output = arguments[Self.output] {
      let plot = PromisePlot(records.orders, title: "Promised and actual delivery times")
      try WrittenFile.replace(output, with: plot.svg)
    }
    if arguments[Self.json] {
      try console.print(report.json.text())
    } else {
      for line in report.lines { try console.print(line.printable) }
    }
    return .ok
  }
}
