// SPDX-License-Identifier: MIT

package import CustomerWords
package import DeliveryModel
package import RuleLogic
import Schedules

/// What can be said of an expression before anything is decided.
package struct ExpressionFindings: Sendable {
  /// The expression as a line of text.
  package let text: String
  /// The names of the variables that it reads.
  package let inputs: [String]
  /// Whether it names zones.
  package let namesZones: Bool
  /// Whether no order at all makes it true.
  package let canNeverMatch: Bool
  /// What may stand in braces in the sentences of the rule.
  package let figures: [String: MessageVocabulary.Kind]
}

extension RuleExpression {
  /// Checks the condition.
  ///
  /// - Parameter zones: The zones that it may name; any when nil.
  /// - Returns: What can be said of it.
  /// - Throws: A `LogicError` that points at the first fault.
  package func checked(among zones: ZoneList?) throws(LogicError) -> ExpressionFindings {
    // Neither clocks nor holidays matter to the check.
    let expressions = Expressions(
      zones: ZonePlaces(zones), timetables: Timetables(in: .utc, holidays: .empty))
    let condition = try expressions.compiled(self)
    let figures = DecisionVariable.figures(reading: condition.inputs)
    return ExpressionFindings(
      text: condition.description, inputs: condition.inputs,
      namesZones: condition.operators.contains(LogicOperator.inZoneName),
      canNeverMatch: condition.canNeverMatch,
      figures: Dictionary(figures.map { ($0.name, $0.kind) }) { first, _ in first }
        .merging(["rule": .text]) { first, _ in first })
  }
}
