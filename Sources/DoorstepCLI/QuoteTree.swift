// SPDX-License-Identifier: MIT

import Doorstep

/// A decision as a tree for a person: the steps with what they looked at, the parts of the estimate and of
/// the fee, and how long all that holds.
struct QuoteTree {
  /// How branches and outcomes are drawn.
  enum Style {
    /// With signs such as `├` and `✓`.
    case signs
    /// In ASCII.
    case plain
  }

  /// A line with what hangs below it.
  private struct Branch {
    let text: String
    var branches: [Branch] = []
  }

  private let branches: [Branch]
  private let style: Style

  /// The tree of `quote`, its instants on the clocks of `timeZone`.
  init(_ quote: Quote, timeZone: IANATimeZone, style: Style) {
    self.style = style
    let steps = quote.trace.map { entry in
      let detail = entry.detail.isEmpty ? "" : ": \(entry.detail)"
      let mark = entry.isShadow ? " (shadow, not counted)" : ""
      return Branch(
        text: "\(Self.word(entry.outcome, style)) \(entry.rule)\(mark)\(detail)",
        branches: entry.inputs.map { Branch(text: "\($0.name): \($0.value ?? "not given")") })
    }
    let estimate = quote.estimate.map { estimate in
      Branch(
        text: "estimate \(estimate.text)",
        branches: estimate.parts.map { Branch(text: "\($0.name): \(Self.minutes($0.seconds))") })
    }
    let fee = quote.fee.map { fee in
      var parts = fee.parts.map { Branch(text: "\($0.name): \($0.amount)") }
      if let free = fee.freeFrom {
        parts.append(Branch(text: "free from \(free.threshold): \(free.missing) more"))
      }
      return Branch(text: "fee \(fee.total)", branches: parts)
    }
    let validity = Branch(
      text: "valid until \(quote.validUntil.rfc3339(in: timeZone)), version \(quote.version)")
    branches = steps + [estimate, fee, validity].compactMap(\.self)
  }

  /// The tree, a line a step.
  var lines: [String] { lines(branches, indent: "  ") }

  private func lines(_ branches: [Branch], indent: String) -> [String] {
    branches.enumerated().flatMap { index, branch in
      let isLast = index == branches.count - 1
      let (fork, trunk) =
        switch style {
        case .signs: (isLast ? "└ " : "├ ", isLast ? "  " : "│ ")
        case .plain: (isLast ? "`-" : "|-", isLast ? "  " : "| ")
        }
      return ["\(indent)\(fork)\(branch.text)"]
        + lines(branch.branches, indent: "\(indent)\(trunk)")
    }
  }

  private static func word(_ outcome: TraceEntry.Outcome, _ style: Style) -> String {
    let sign =
      switch outcome {
      case .passes, .adjusts: "✓"
      case .refuses, .fails: "✗"
      case .unknown: "?"
      case .abstains: "·"
      }
    return style == .signs ? "\(sign) \(outcome.rawValue)" : outcome.rawValue
  }

  /// Seconds as `8:14 min`, or the least and the most.
  private static func minutes(_ seconds: ClosedRange<Int64>) -> String {
    func clock(_ seconds: Int64) -> String {
      let rest = seconds.magnitude % 60
      return (seconds < 0 ? "-" : "") + "\(seconds.magnitude / 60):" + (rest < 10 ? "0" : "")
        + "\(rest)"
    }
    return seconds.lowerBound == seconds.upperBound
      ? "\(clock(seconds.lowerBound)) min"
      : "\(clock(seconds.lowerBound)) to \(clock(seconds.upperBound)) min"
  }
}
