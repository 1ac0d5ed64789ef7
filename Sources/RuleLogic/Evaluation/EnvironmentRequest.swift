// SPDX-License-Identifier: MIT

public import JSONDocument

/// What an evaluation asks of its environment.
@usableFromInline enum EnvironmentRequest {
  /// The value of a variable, by its index in the vocabulary.
  case variable(Int)
  /// The document of an open vocabulary.
  case document
  /// The result of a registered operator, by its index among the calls of the expression.
  case call(Int, [JSON])
}

extension Program {
  /// The environment as evaluations see it; nil is unknown, or not there.
  ///
  /// A closure, so that nothing else of a program depends on the type of the environment: generic
  /// code of another module looks types up while it runs, which cost 40 ns a rule.
  @usableFromInline typealias Environment =
    (EnvironmentRequest) throws(LogicOperatorError) -> JSON?
}
