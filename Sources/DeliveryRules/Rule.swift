// SPDX-License-Identifier: MIT

/// A check that is part of every decision.
///
/// Rules do not know each other, so their order never changes the set of reasons. They are asked
/// from many threads at once.
public protocol Rule: Sendable {
  /// Names the rule in reasons and traces.
  var id: String { get }

  /// Says what the rule makes of one request. Must not block; see `WaitingRule`.
  func evaluate(_ context: DecisionContext) -> Verdict
}

/// A check that has to wait for something: another service, a database, a person.
///
/// An engine with waiting rules decides asynchronously only.
public protocol WaitingRule: Sendable {
  /// Names the rule in reasons and traces.
  var id: String { get }

  /// Says what the rule makes of one request.
  ///
  /// - Throws: `CancellationError` when the decision is no longer wanted; any other error makes
  ///   the answer no with the code `PLUGIN_FAILED`.
  func evaluate(_ context: DecisionContext) async throws -> Verdict
}
