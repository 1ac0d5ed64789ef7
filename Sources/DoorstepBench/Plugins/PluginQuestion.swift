// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import RulePlugins
import Synchronization

/// Something that is done to ask a plug-in in this process.
struct PluginQuestion {
  /// What is measured.
  let name: String
  /// Does it so many times.
  let ask: (Int) throws -> Void

  /// All that is measured, in the order in which it is printed.
  static func all() throws -> [PluginQuestion] {
    let context = try Witness.contextOfOrder()
    let loaded = try plugins.map { name, configuration in
      let instance = try RulePluginLoader().load(name, relativeTo: "/").makeInstance(
        configuration: configuration
      ) { _, _ in }
      return (name, instance)
    }
    guard let first = loaded.first?.1 else { return [] }
    return [makingOfMessage(context, for: PluginRule(first))]
      + loaded.flatMap { name, instance in questions(to: instance, called: name, context) }
  }

  /// What all plug-ins of a decision share.
  private static func makingOfMessage(
    _ context: DecisionContext, for rule: PluginRule
  ) -> PluginQuestion {
    PluginQuestion(name: "message") { count in
      for _ in 0..<count { precondition(rule.prepare(context) != nil, "it can be made") }
    }
  }

  private static func questions(
    to instance: RulePluginInstance, called name: String, _ context: DecisionContext
  ) -> [PluginQuestion] {
    var prepared = context
    prepared.prepare(by: PluginRule(instance))
    let slot = AtomicReference(Slot(PluginRule(instance, timeout: .milliseconds(50))))
    let contexts = Array(repeating: context, count: batchSize)
    return [
      PluginQuestion(name: "\(name), on a made message") { [prepared] count in
        for _ in 0..<count { _ = try instance.evaluate(prepared, by: nil) }
      },
      PluginQuestion(name: "\(name), as a rule with a time limit through the slot") {
        [prepared] count in
        for _ in 0..<count { _ = slot.value.rule.evaluate(prepared) }
      },
      PluginQuestion(name: "\(name), with a message of its own") { count in
        for _ in 0..<count { _ = try instance.evaluate(context, by: nil) }
      },
      PluginQuestion(name: "\(name), \(batchSize) at once") { count in
        for _ in 0..<count / batchSize { _ = instance.evaluate(contexts, timeout: nil) }
      },
    ]
  }

  /// What a new version of a plug-in is put into while others ask.
  private final class Slot: Sendable {
    let rule: PluginRule

    init(_ rule: PluginRule) { self.rule = rule }
  }

  private static let batchSize = 64

  /// Plug-ins in processes of their own, with their names, and the delivery to ask them about.
  static func allApart() throws -> [(name: String, process: PluginProcess, DecisionContext)] {
    let context = try Witness.contextOfOrder()
    return try plugins.map { name, configuration in
      let plugin = try RulePluginLoader().hosted(
        name, relativeTo: "/", configuration: configuration, sandbox: .bestEffort)
      let process = try PluginProcess(plugin, by: PluginHostExecutable()) { _, _ in }
      return ("\(name), in a process of its own", process, context)
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
