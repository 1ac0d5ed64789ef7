// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import RulePlugins
import Synchronization

/// A plug-in, somewhere to run it, and a delivery to ask it about.
struct PluginQuestion {
  /// What is measured.
  let name: String
  /// Who is asked.
  let evaluator: any PluginEvaluator
  /// About what.
  let context: DecisionContext
  /// How many times at once.
  let count: Int

  /// The questions, in the order in which they are printed.
  static func all() throws -> [PluginQuestion] {
    let context = try Witness.contextOfOrder()
    return try plugins.flatMap { name, configuration in
      let instance = try RulePluginLoader().load(name, relativeTo: "/").makeInstance(
        configuration: configuration
      ) { _, _ in }
      return [1, 64].map { count in
        PluginQuestion(
          name: "\(name), in process" + (count > 1 ? ", \(count) at once" : ""),
          evaluator: instance, context: context, count: count)
      }
    }
  }

  /// The same questions to plug-ins in processes of their own.
  static func allApart() throws -> [PluginQuestion] {
    let context = try Witness.contextOfOrder()
    return try plugins.map { name, configuration in
      let plugin = try RulePluginLoader().hosted(
        name, relativeTo: "/", configuration: configuration, sandbox: .bestEffort)
      let process = try PluginProcess(plugin, by: PluginHostExecutable()) { _, _ in }
      return PluginQuestion(
        name: "\(name), in a process of its own", evaluator: process, context: context, count: 1)
    }
  }

  /// In C and in Swift, each with a configuration that has nothing against the order.
  private static let plugins: KeyValuePairs<String, JSON> = [
    "AlcoholRule": ["hours": ["from": "10:00", "until": "23:00"]],
    "BlackoutRule": ["ranges": [["from": "2026-12-24", "until": "2026-12-26"]]],
  ]
}

/// A rule that keeps what rules are told.
private final class Witness: Rule {
  let id = "witness"
  private let context = Mutex<DecisionContext?>(nil)

  func evaluate(_ context: DecisionContext) -> Verdict {
    self.context.withLock { $0 = context }
    return .pass
  }

  /// What rules are told of an order in a town that all of its rules accept.
  static func contextOfOrder() throws -> DecisionContext {
    let town = try DecisionTown(seed: 1)
    let witness = Witness()
    let checker = DeliveryChecker(area: town.checker(for: .plain).area, rules: [witness])
    let quote = try checker.quote(for: town.requests(.plain)[0])
    precondition(quote.deliverable == .yes, "the rules have nothing against the order")
    guard let context = witness.context.withLock(\.self) else { throw PluginBenchError() }
    return context
  }
}

private struct PluginBenchError: Error, CustomStringConvertible {
  let description = "the engine did not ask the rule"
}
