// SPDX-License-Identifier: MIT

import DeliveryModel
public import Schedules

/// A check that is part of every decision.
///
/// Rules do not know each other, so their order never changes the set of reasons. They are asked
/// from many threads at once.
public protocol Rule: Sendable {
  /// Names the rule in reasons and traces.
  var id: String { get }

  /// Says what the rule makes of one request. Must not block; see `WaitingRule`.
  func evaluate(_ context: DecisionContext) -> Verdict

  /// The first instant after `instant` and before `limit` for which the rule may say something else, if
  /// the order of `context` were to arrive then; all else, and the time of the order, stays.
  ///
  /// It makes the next possible instant quick to find: until the one that is returned, the rule counts as
  /// saying the same. Nil, which is what a rule says that does not implement this, is "never" or "I cannot
  /// tell": such a rule is asked only where others change.
  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant?
}

extension Rule {
  /// Nothing that is known.
  public func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? { nil }
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

/// A rule of Doorstep's own.
///
/// It says the same of the same context each time, so that a trace can ask again. All are classes, so
/// that asking one copies nothing.
protocol BuiltInRule: AnyObject, Rule {
  /// The refusal that the rule gave, with what it takes time to find out: when it opens next.
  func completed(_ refusal: Refusal, in context: DecisionContext) -> Refusal

  /// Whether it may say something else of a delivery from another hub.
  var dependsOnHub: Bool { get }

  /// Whether it may say something else of another place in the same zone.
  var dependsOnPlace: Bool { get }

  /// What was given where the rule misses an input, but cannot be read; nil when nothing was given.
  func unreadableInput(_ context: DecisionContext) -> String?

  /// What the rule looks at, for the trace.
  func inputs(_ context: DecisionContext) -> [TraceEntry.Input]

  /// The first instant after `instant` and before `limit` at which the rule may say something else of
  /// an order that is for now.
  func nextChange(after instant: Instant, limit: Instant) -> Instant?

  /// The first instant after the question and before `limit` at which the rule says something else of the
  /// same order, as far as that takes a look at the order.
  func nextChange(for context: DecisionContext, limit: Instant) -> Instant?
}

extension BuiltInRule {
  var dependsOnHub: Bool { false }

  var dependsOnPlace: Bool { false }

  func completed(_ refusal: Refusal, in context: DecisionContext) -> Refusal { refusal }

  func unreadableInput(_ context: DecisionContext) -> String? { nil }

  func nextChange(after instant: Instant, limit: Instant) -> Instant? { nil }

  func nextChange(for context: DecisionContext, limit: Instant) -> Instant? { nil }

  /// Where only the time of arrival counts, the same as for an order that is for now.
  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    nextChange(after: instant, limit: limit)
  }
}
