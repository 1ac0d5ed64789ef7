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

  private let vocabulary: LogicVocabulary<DecisionView>
  private let made = Mutex<[Key: any BuiltInRule]>([:])

  /// Expressions that may name `zones` and see the clocks of `timetables`.
  init(zones: ZonePlaces, timetables: Timetables) {
    vocabulary = .decision(zones: zones, timetables: timetables)
  }

  /// The rule called `id`.
  func rule(_ expression: RuleExpression, id: String) -> any BuiltInRule {
    made.withLock { made in
      let key = Key(id: id, expression: expression)
      if let rule = made[key] { return rule }
      let rule = makeRule(expression, id: id)
      made[key] = rule
      return rule
    }
  }

  private func makeRule(_ expression: RuleExpression, id: String) -> any BuiltInRule {
    do throws(LogicError) {
      return ExpressionRule(
        id: id, expression: expression, condition: try compiled(expression))
    } catch {
      return BrokenRule(id: id, message: error.description)
    }
  }

  /// Compiles the condition of `expression`.
  func compiled(
    _ expression: RuleExpression
  ) throws(LogicError) -> LogicExpression<DecisionView> {
    try LogicExpression(
      compiling: LabelFolding().folded(expression.condition), at: expression.pointer,
      mode: expression.mode, vocabulary: vocabulary, result: .boolean)
  }
}
