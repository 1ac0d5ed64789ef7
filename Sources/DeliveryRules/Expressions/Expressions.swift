// SPDX-License-Identifier: MIT

import DeliveryModel
import RuleLogic
import Synchronization
import ZoneIndexing

/// The expressions of a service: each is compiled once, however many zones it holds in.
final class Expressions: Sendable {
  private struct Key: Hashable {
    let id: String
    let expression: RuleExpression
  }

  private let vocabulary: LogicVocabulary<DecisionContext>
  private let made = Mutex<[Key: ExpressionRule]>([:])

  /// Expressions that may name `zones` and see the clocks of `timetables`.
  init(zones: ZonePlaces, timetables: Timetables) {
    vocabulary = .decision(zones: zones, timetables: timetables)
  }

  /// The rule called `id`.
  func rule(_ expression: RuleExpression, id: String) -> ExpressionRule {
    made.withLock { made in
      let key = Key(id: id, expression: expression)
      if let rule = made[key] { return rule }
      let rule = ExpressionRule(
        id: id, consequence: expression.consequence,
        condition: Result { () throws(LogicError) in try compiled(expression) })
      made[key] = rule
      return rule
    }
  }

  /// Compiles the condition of `expression`.
  func compiled(
    _ expression: RuleExpression
  ) throws(LogicError) -> LogicExpression<DecisionContext> {
    try LogicExpression(
      compiling: expression.condition, at: expression.pointer, mode: expression.mode,
      vocabulary: vocabulary, result: .boolean)
  }
}
