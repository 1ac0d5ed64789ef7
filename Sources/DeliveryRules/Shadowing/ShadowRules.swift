// SPDX-License-Identifier: MIT

/// Rules that are asked beside decisions, which they never change.
package struct ShadowRules: Sendable {
  let rules: [any Rule]
  let listener: @Sendable (ShadowedDecision) -> Void

  /// Has `rules` asked.
  ///
  /// - Parameters:
  ///   - rules: Asked when somebody wants to know what they say, in this order.
  ///   - listener: Told of each decision that becomes a quote, on the thread that answers: it must return at once.
  ///     Alternatives and lists of slots are not told.
  package init(
    _ rules: [any Rule], listener: @escaping @Sendable (ShadowedDecision) -> Void
  ) {
    self.rules = rules
    self.listener = listener
  }
}
