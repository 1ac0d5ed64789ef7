// SPDX-License-Identifier: MIT

public import JSONDocument

/// The variables and operators that expressions over an `Environment` may use.
///
/// A vocabulary is *closed* when all its variables are listed, so that a mistyped one is found when
/// the expression is compiled, and *open* when names that are not listed are looked for in a JSON
/// document.
public struct LogicVocabulary<Environment>: Sendable {
  let variables: [LogicVariable<Environment>]
  let operators: [LogicOperator<Environment>]
  let document: (@Sendable (Environment) -> JSON)?
  private let indices: [String: Int]
  /// The most keys, separated by dots, in one name.
  private let mostKeys: Int

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
    indices = Dictionary(
      variables.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: min)
    mostKeys = variables.map { $0.name.split(separator: ".").count }.max() ?? 0
  }
}

extension LogicVocabulary<JSON> {
  /// Expressions over any JSON document, as JsonLogic has it.
  public static var document: LogicVocabulary<JSON> { LogicVocabulary(document: { $0 }) }
}

extension LogicVocabulary {
  /// The variable with the longest name that begins `path`, and how many keys of it that takes.
  func variable(beginning path: [String]) -> (index: Int, keys: Int)? {
    for count in stride(from: min(path.count, mostKeys), to: 0, by: -1) {
      if let index = indices[path.prefix(count).joined(separator: ".")] {
        return (index, count)
      }
    }
    return nil
  }
}
