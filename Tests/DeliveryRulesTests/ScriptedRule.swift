// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules

/// A rule that says what the test tells it to.
struct ScriptedRule: Rule {
  let id: String
  let script: @Sendable (DecisionContext) -> Verdict

  /// A rule that gives the verdict of `script`.
  init(_ id: String, _ script: @escaping @Sendable (DecisionContext) -> Verdict) {
    self.id = id
    self.script = script
  }

  /// A rule that always gives `verdict`.
  init(_ id: String, _ verdict: Verdict) {
    self.init(id) { _ in verdict }
  }

  func evaluate(_ context: DecisionContext) -> Verdict { script(context) }
}

/// A waiting rule that does what the test tells it to.
struct ScriptedWaitingRule: WaitingRule {
  let id: String
  let script: @Sendable (DecisionContext) async throws -> Verdict

  /// A rule that gives the verdict of `script`.
  init(_ id: String, _ script: @escaping @Sendable (DecisionContext) async throws -> Verdict) {
    self.id = id
    self.script = script
  }

  func evaluate(_ context: DecisionContext) async throws -> Verdict { try await script(context) }
}
