// SPDX-License-Identifier: MIT

public import JSONDocument
public import RuleLogic

/// What a rule asks in JsonLogic, and what follows when it holds.
public struct RuleExpression: Hashable, Sendable {
  /// What follows when the condition holds.
  public enum Consequence: Hashable, Sendable {
    /// The answer is no, with this code and, by BCP 47 tag, these sentences.
    case refuse(ReasonCode, words: [String: String] = [:])
    /// The fee grows by minor units of the service's currency, the estimate by minutes.
    case add(minorUnits: Int64 = 0, minutes: Int64 = 0)
  }

  /// The expression, which gives true or false.
  public let condition: JSON
  /// How it treats what is missing or of another kind.
  public let mode: LogicMode
  /// What follows when it holds.
  public let consequence: Consequence
  /// The JSON Pointer to `condition` in its file, for errors.
  public let pointer: String

  /// Creates a condition with its consequence.
  public init(
    when condition: JSON, mode: LogicMode = .strict, then consequence: Consequence,
    pointer: String = ""
  ) {
    self.condition = condition
    self.mode = mode
    self.consequence = consequence
    self.pointer = pointer
  }
}
