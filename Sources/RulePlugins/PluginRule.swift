// SPDX-License-Identifier: MIT

package import DeliveryRules

/// A rule plug-in as a rule like any other.
package struct PluginRule: Rule {
  /// The id that the plug-in gives itself.
  package var id: String { instance.library.id }

  private let instance: RulePluginInstance
  private let onFailure: RuleFailure.Consequence
  private let timeout: Duration?
  private let log: RulePluginLog

  /// Creates the rule.
  ///
  /// - Parameters:
  ///   - instance: What decides.
  ///   - onFailure: What follows for the answer when it cannot.
  ///   - timeout: How long an answer is waited for, if the plug-in cares to ask: in this process
  ///     nothing can stop it, and a late verdict counts.
  ///   - log: Is told of each failure, and of each verdict that came late.
  package init(
    _ instance: RulePluginInstance, onFailure: RuleFailure.Consequence = .refuse,
    timeout: Duration? = nil, log: @escaping RulePluginLog = { _, _ in }
  ) {
    self.instance = instance
    self.onFailure = onFailure
    self.timeout = timeout
    self.log = log
  }

  /// Asks the plug-in.
  package func evaluate(_ context: DecisionContext) -> Verdict {
    let asked = ContinuousClock.now
    do {
      let verdict = try instance.evaluate(context, timeout: timeout)
      if let timeout, asked.duration(to: .now) > timeout {
        log(.warning, "answered after \(asked.duration(to: .now)), its timeout is \(timeout)")
      }
      return verdict
    } catch {
      log(.error, "\(error.reason)")
      return .failed(RuleFailure(message: "\(error)", consequence: onFailure))
    }
  }
}
