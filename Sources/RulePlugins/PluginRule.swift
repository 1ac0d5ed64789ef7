// SPDX-License-Identifier: MIT

package import DeliveryRules

/// A rule plug-in as a rule like any other.
package struct PluginRule: PreparingRule {
  /// The id that the plug-in gives itself.
  package var id: String { evaluator.id }

  private let evaluator: any PluginEvaluator
  private let onFailure: RuleFailure.Consequence
  private let limit: AnswerLimit?
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
    limit = timeout.map(AnswerLimit.init)
    self.log = FailureLog(to: log)
  }

  /// The request as all plug-ins get it.
  package func prepare(_ context: borrowing DecisionContext) -> (any PreparedForm)? {
    // Why there is none, each plug-in says that is asked all the same.
    try? RequestMessage(of: context)
  }

  /// Asks the plug-in.
  package func evaluate(_ context: DecisionContext) -> Verdict {
    let deadline = limit.map(AnswerDeadline.init)
    do {
      let verdict = try evaluator.evaluate(context, by: deadline)
      if let deadline, let taken = deadline.excess {
        log.tell(.warning, "answered after \(taken), its timeout is \(deadline.limit.duration)")
      }
      return verdict
    } catch {
      log.tell(.error, "\(error.reason)")
      return .failed(RuleFailure(message: "\(error)", consequence: onFailure))
    }
  }
}
