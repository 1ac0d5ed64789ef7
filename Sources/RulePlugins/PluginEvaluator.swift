// SPDX-License-Identifier: MIT

package import DeliveryRules

/// A configured rule plug-in that can be asked, wherever it runs.
///
/// It is asked from many threads at once; what it must do about a plug-in that is not concurrent is its own
/// matter.
package protocol PluginEvaluator: AnyObject, Sendable {
  /// The plug-in, as the service calls it.
  var name: String { get }
  /// What the plug-in says of itself.
  var identity: PluginIdentity { get }
  /// The id among that, for who needs no more.
  var id: String { get }
  /// The same; nil as long as it has not said anything.
  var knownIdentity: PluginIdentity? { get }

  /// The files that the plug-in has said it reads when it is made, as far as that is known only since it was made.
  var namedFiles: [WatchedFile] { get }

  /// Has `call` called, on a thread on which it must only pass that on, when `namedFiles` are others.
  func onNamedFiles(_ call: @escaping @Sendable () -> Void)

  /// What the plug-in says of one request.
  ///
  /// - Parameters:
  ///   - context: The request.
  ///   - deadline: Until when the answer is worth waiting for; without end when nil.
  /// - Returns: Any verdict but `failed`.
  /// - Throws: A `RulePluginError` when there is no verdict, or a malformed one.
  func evaluate(
    _ context: DecisionContext, by deadline: AnswerDeadline?
  ) throws(RulePluginError) -> Verdict

  /// What the plug-in says of many requests, in their order.
  ///
  /// - Parameters:
  ///   - contexts: The requests.
  ///   - timeout: How long the answers are worth waiting for; without end when nil.
  /// - Returns: For each request what `evaluate` for one would return or throw.
  func evaluate(
    _ contexts: [DecisionContext], timeout: Duration?
  ) -> [Result<Verdict, RulePluginError>]
}

extension PluginEvaluator {
  package var knownIdentity: PluginIdentity? { identity }

  package var namedFiles: [WatchedFile] { [] }

  package func onNamedFiles(_ call: @escaping @Sendable () -> Void) {}

  package var id: String { identity.id }

  /// What the plug-in says of one request, waiting for it as long as `timeout`.
  package func evaluate(
    _ context: DecisionContext, timeout: Duration?
  ) throws(RulePluginError) -> Verdict {
    try evaluate(context, by: timeout.map { AnswerDeadline(in: AnswerLimit($0)) })
  }

  /// One after the other.
  package func evaluate(
    _ contexts: [DecisionContext], timeout: Duration?
  ) -> [Result<Verdict, RulePluginError>] {
    contexts.map { context in
      Result { () throws(RulePluginError) in try evaluate(context, timeout: timeout) }
    }
  }
}
