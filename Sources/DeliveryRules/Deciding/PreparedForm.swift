// SPDX-License-Identifier: MIT

/// One request as rules of some kind need it: made once for a decision, however many of them are asked.
///
/// What it holds is the matter of those rules. It does not change once it is made, for rules that are asked
/// beside a decision read it on another thread.
package protocol PreparedForm: AnyObject, Sendable {}

/// A rule that reads a form of the request, which it shares with the other rules of its kind.
package protocol PreparingRule: Rule {
  /// The form of `context` for all rules of this kind; nil when there is none, which each of them then says itself.
  func prepare(_ context: borrowing DecisionContext) -> (any PreparedForm)?
}

extension [any Rule] {
  /// Who of these rules prepares the form that several read, of them and of those `besides` them; nil when none
  /// does, or nobody else would read it.
  func preparing(besides others: [any Rule]) -> (any PreparingRule)? {
    guard let first = lazy.compactMap({ $0 as? any PreparingRule }).first else { return nil }
    return (self + others).count { $0 is any PreparingRule } > 1 ? first : nil
  }
}
