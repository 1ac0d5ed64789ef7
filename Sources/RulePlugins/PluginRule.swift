// SPDX-License-Identifier: MIT

package import DeliveryRules

/// A rule plug-in as a rule like any other.
package struct PluginRule: Rule {
  /// The id that the plug-in gives itself.
  package var id: String { evaluator.identity.id }

  private let evaluator: any PluginEvaluator
  private let onFailure: RuleFailure.Consequence
  private let timeout: Duration?
  private let log: FailureLog

  /// Creates the rule.
  ///
  /// - Parameters:
  ///   - evaluator: What decides.
  ///   - onFailure: What follows for the answer when it cannot.
  ///   - timeout: How long an answer is waited for. A verdict that comes late all the same counts: in this
  ///     process nothing can stop a plug-in.
  ///   - log: Is told of failures, and of verdicts that came late: of the same once a minute.
  package init(
    _ evaluator: any PluginEvaluator, onFailure: RuleFailure.Consequence = .refuse,
    timeout: Duration? = nil, log: @escaping RulePluginLog = { _, _ in }
  ) {
    self.evaluator = evaluator
    self.onFailure = onFailure
    self.timeout = timeout
    self.log = FailureLog(to: log)
  }

  /// Asks the plug-in.
  package func evaluate(_ context: DecisionContext) -> Verdict {
    let asked = ContinuousClock.now
    do {
      let verdict = try evaluator.evaluate(context, timeout: timeout)
      if let timeout, asked.duration(to: .now) > timeout {
        log.tell(
          .warning, "answered after \(asked.duration(to: .now)), its timeout is \(timeout)")
      }
      return verdict
    } catch {
      log.tell(.error, "\(error.reason)")
      return .failed(RuleFailure(message: "\(error)", consequence: onFailure))
    }
  }
}
