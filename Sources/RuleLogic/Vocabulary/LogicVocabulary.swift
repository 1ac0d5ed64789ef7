// SPDX-License-Identifier: MIT

public import JSONDocument

/// The variables and operators that expressions over an `Environment` may use.
///
/// A vocabulary is *closed* when all its variables are listed, so that a mistyped one is found when
/// the expression is compiled, and *open* when names that are not listed are looked for in a JSON
/// document.
public struct LogicVocabulary<Environment>: Sendable {
  @usableFromInline let variables: [LogicVariable<Environment>]
  let operators: [LogicOperator<Environment>]
  @usableFromInline let document: (@Sendable (Environment) -> JSON)?
  let names: VariableNames

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - variables: The variables; of two with one name the first counts.
  ///   - operators: The operators added to JsonLogic's own, which they cannot replace.
  ///   - document: Where names that are not listed are looked for; nil makes the vocabulary closed.
  public init(
    variables: [LogicVariable<Environment>] = [], operators: [LogicOperator<Environment>] = [],
    document: (@Sendable (Environment) -> JSON)? = nil
  ) {
    self.variables = variables
    self.operators = operators
    self.document = document
    names = VariableNames(variables.map(\.name))
  }
}

extension LogicVocabulary<JSON> {
  /// Expressions over any JSON document, as JsonLogic has it.
  public static var document: LogicVocabulary<JSON> { LogicVocabulary(document: { $0 }) }
}
