// SPDX-License-Identifier: MIT

package import DeliveryRules

/// A rule plug-in as a rule like any other.
package struct PluginRule: Rule {
  /// The id that the plug-in gives itself.
  package var id: String { instance.library.id }

  private let instance: RulePluginInstance
  private let onFailure: RuleFailure.Consequence
  private let timeout: Duration?

  /// Creates the rule.
  ///
  /// - Parameters:
  ///   - instance: What decides.
  ///   - onFailure: What follows for the answer when it cannot.
  ///   - timeout: How long an answer is waited for, if the plug-in cares to ask: in this process
  ///     nothing can stop it.
  package init(
    _ instance: RulePluginInstance, onFailure: RuleFailure.Consequence = .refuse,
    timeout: Duration? = nil
  ) {
    self.instance = instance
    self.onFailure = onFailure
    self.timeout = timeout
  }

  /// Asks the plug-in.
  package func evaluate(_ context: DecisionContext) -> Verdict {
    do {
      return try instance.evaluate(context, timeout: timeout)
    } catch {
      return .failed(RuleFailure(message: "\(error)", consequence: onFailure))
    }
  }
}
