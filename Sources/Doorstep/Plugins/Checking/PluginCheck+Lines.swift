// SPDX-License-Identifier: MIT

import RulePlugins

extension PluginCheck {
  /// No more kinds of answers are listed.
  private static let listedAnswers = 20

  /// What was found out, for people.
  package var lines: [String] {
    var lines = [path ?? "no file"]
    if let identity {
      lines.append("  \(identity.id) \(identity.version): \(identity.summary)")
      lines.append(
        "  interface 1.\(identity.interfaceMinor), needs 1.\(identity.neededMinor) or later"
          + (identity.toolchain.isEmpty ? "" : "; built with \(identity.toolchain)"))
      let claims = identity.capabilities.names
      lines.append("  claims: \(claims.isEmpty ? "nothing" : claims.joined(separator: ", "))")
      let extensions = identity.extensions
      lines.append(
        "  extensions: \(extensions.isEmpty ? "none" : extensions.joined(separator: ", "))")
      let schema = identity.configurationSchema
      lines.append("  configuration: \(schema.isEmpty ? "no schema" : schema)")
    }
    if let symbols { lines.append("  exports: \(symbols.joined(separator: ", "))") }
    if let sandbox {
      lines.append("  confined by: \(sandbox.active.joined(separator: ", "))")
      if !sandbox.missing.isEmpty {
        lines.append("  not confined by: \(sandbox.missing.joined(separator: ", "))")
      }
    }
    if let answers { lines += answerLines(of: answers) }
    lines += problems.map { "problem: \($0)" }
    if problems.isEmpty { lines.append("nothing to mend") }
    return lines
  }

  private func answerLines(of answers: PluginAnswers) -> [String] {
    var lines = ["  \(answers.requests) requests:"]
    lines += answers.tallies.prefix(Self.listedAnswers).map { tally in
      "    \(tally.count) × \(tally.answer), first request \(tally.first)"
    }
    let others = answers.tallies.dropFirst(Self.listedAnswers)
    if !others.isEmpty {
      lines.append("    \(others.reduce(0) { $0 + $1.count }) × \(others.count) other answers")
    }
    if let times = answers.times {
      lines.append(
        "  \(microseconds(times.nanosecondsAlone)) µs a request alone, "
          + "\(microseconds(times.nanosecondsTogether)) µs together")
    }
    return lines
  }

  private func microseconds(_ nanoseconds: Int64) -> Double {
    (Double(nanoseconds) / 10).rounded() / 100
  }
}
