// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Stands for a rule that cannot be asked: it refuses with `PLUGIN_FAILED`, and its trace says why.
///
/// A service that is loaded from files has none, since it does not load with such a rule.
final class BrokenRule: BuiltInRule {
  let id: String
  private let message: String

  init(id: String, message: String) {
    self.id = id
    self.message = message
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    .failed(RuleFailure(message: message, consequence: .refuse))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] { [] }
}
