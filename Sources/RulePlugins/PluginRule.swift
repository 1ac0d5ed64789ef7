// SPDX-License-Identifier: MIT

public import DeliveryRules

/// A rule plug-in as a rule like any other.
public struct PluginRule: Rule {
  /// The id that the plug-in gives itself.
  public var id: String { instance.library.id }

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
  public init(
    _ instance: RulePluginInstance, onFailure: RuleFailure.Consequence = .refuse,
    timeout: Duration? = nil
  ) {
    self.instance = instance
    self.onFailure = onFailure
    self.timeout = timeout
  }

  /// Asks the plug-in.
  public func evaluate(_ context: DecisionContext) -> Verdict {
    do {
      return try instance.evaluate(context, timeout: timeout)
    } catch {
      return .failed(RuleFailure(message: "\(error)", consequence: onFailure))
    }
  }
}
