// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Looks for the first instant at which a request is a yes.
///
/// It goes from change to change of what refuses: while a rule refuses that says until when it does, nothing
/// in between is decided. So a year of nights and weekends before a season begins is one step, not 700.
struct NextInstant {
  /// How many instants may still be decided for one answer.
  ///
  /// Hours that never meet are not looked at again and again with every other change.
  final class Budget {
    private var left = 1000

    /// Whether there is one left, which is then used.
    func spend() -> Bool {
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }

  /// How often it is decided in full: with the rules beside the built-in ones, which may take their time,
  /// and all around a place that is known roughly.
  static let mostAsked = 16
  /// How far ahead an instant is looked for, two years, as far as opening hours look.
  static let horizonSeconds: Int64 = 731 * 86_400

  private let attempt: Attempt
  private let limit: Instant
  private let changes: ChangeTimes
  private let budget: Budget

  init(after attempt: Attempt, budget: Budget) {
    self.attempt = attempt
    self.budget = budget
    let context = attempt.decision.context
    limit = max(context.orderedFor, context.placedAt).advanced(bySeconds: Self.horizonSeconds)
    changes = ChangeTimes(for: attempt.decision, limit: limit)
  }

  /// The first instant after the one that was asked for whose decision `isEnough`.
  ///
  /// When that has passed, an instant is looked for from the time of the order on.
  func first(where isEnough: (Decision) -> Bool) -> Attempt? {
    let context = attempt.decision.context
    guard var last = startingPoint else { return nil }
    var next =
      context.orderedFor < context.placedAt
      ? context.placedAt : changes.next(after: context.orderedFor, given: last)
    var asked = 0
    while budget.spend() {
      guard let instant = next, instant < limit else { return nil }
      let change = Alternative.Change.deliverAt(instant: instant)
      guard let screened = attempt.screening(change, by: .wait) else { return nil }
      last = screened.decision
      if isEnough(last) {
        guard asked < Self.mostAsked, let complete = attempt.applying(change, by: .wait) else {
          return nil
        }
        if isEnough(complete.decision) { return complete }
        asked += 1
        last = complete.decision
      }
      next = changes.next(after: instant, given: last)
    }
    return nil
  }

  /// What is decided for the instant that was asked for.
  ///
  /// An order for now is judged as one that is chosen for the same instant, since rules treat them
  /// differently: what refuses the one need not refuse the other.
  private var startingPoint: Decision? {
    guard case .now = attempt.decision.context.request.when else { return attempt.decision }
    let change = Alternative.Change.deliverAt(instant: attempt.decision.context.placedAt)
    return attempt.screening(change, by: .wait)?.decision
  }
}
