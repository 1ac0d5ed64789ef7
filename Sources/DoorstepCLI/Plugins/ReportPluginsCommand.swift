// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import JSONDocument

/// `doorstep plugins report`.
struct ReportPluginsCommand: Command {
  static let json = Flag("json", help: "print one JSON object")

  static let spec = CommandSpec(
    "report", summary: "Say what plug-ins in the shadow would have changed.",
    discussion: """
      A plug-in with "shadow": true in service.json is asked beside decisions and never changes them. \
      What it would have changed is appended to the file that its "report" names, and told here: \
      refusals by code, fees and estimates, failures, and the latest examples. The report keeps the \
      last few megabytes.
      """,
    options: [ServiceOption.service, json],
    examples: [
      "doorstep plugins report --service Zones/harbor",
      "doorstep plugins report -s Zones/harbor --json",
    ])

  /// So many examples are for people to read.
  private static let mostExamples = 5

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let reports = try ShadowReport.all(of: arguments[ServiceOption.service])
    if arguments[Self.json] {
      let object: JSON = ["reports": .array(reports.map(\.json))]
      try console.print(object.text())
    } else {
      for line in reports.flatMap(lines) { try console.print(line.printable) }
    }
    return .ok
  }

  private func lines(_ report: ShadowReport) -> [String] {
    guard report.asked + report.missed > 0 else {
      return ["\(report.plugin): never asked, or without a \"report\""]
    }
    var lines = [
      "\(report.plugin): \(report.id) \(report.version), asked \(report.asked), "
        + "agreed \(report.agreed)"
    ]
    func add(_ what: String, _ counts: [String: Int]) {
      guard !counts.isEmpty else { return }
      // The most frequent first.
      let parts = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
      lines.append(
        "  \(what) \(counts.values.reduce(0, +)): "
          + parts.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }
    func add(_ what: String, _ spread: ShadowReport.Spread?, _ text: (Int64) -> String) {
      guard let spread else { return }
      lines.append(
        "  \(what) of \(spread.count): \(text(spread.least)) to \(text(spread.most)), "
          + "half up to \(text(spread.median)), nine of ten up to \(text(spread.p90))")
    }
    add("would refuse", report.refusals)
    add("would change the fee", report.fee) { money($0, report.currency) }
    add("would change the estimate", report.estimate) { "\($0) s" }
    add("would miss an input in", report.missingInputs)
    add("failed", report.failures)
    if report.missed > 0 { lines.append("  could not keep up with \(report.missed)") }
    if !report.examples.isEmpty { lines.append("  the latest:") }
    for example in report.examples.prefix(Self.mostExamples) {
      lines.append("    \(line(example, report.currency))")
    }
    return lines
  }

  /// Such as `2026-12-01T12:00:00Z, 13.4,52.52, centre: yes, would refuse NIGHT`.
  private func line(_ example: ShadowReport.Example, _ currency: Currency) -> String {
    let place = "\(example.coordinate.longitude),\(example.coordinate.latitude)"
    let change =
      switch example.change {
      case .refusal(let code): "would refuse \(code.rawValue)"
      case .adjustment(let seconds, let minorUnits):
        "would add "
          + [
            seconds == 0 ? nil : "\(seconds) s",
            minorUnits == 0 ? nil : money(minorUnits, currency),
          ]
          .compactMap(\.self).joined(separator: " and ")
      case .missingInput(let name): "would miss \(name)"
      case .failure(let reason): "failed: \(reason)"
      }
    return "\(example.time.rfc3339(in: .utc)), \(place), \(example.zone ?? "outside all zones"): "
      + ([example.answer.rawValue, example.code, change].compactMap(\.self).joined(separator: ", "))
  }

  private func money(_ amount: Int64, _ currency: Currency) -> String {
    "\(Money(minorUnits: amount, currency: currency))"
  }
}
