// SPDX-License-Identifier: MIT

/// What a registered operator has against one of its arguments.
public struct LogicOperatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The index of the argument; nil when the fault is in all of them together.
  public let argument: Int?
  /// A lower-case sentence without full stop that says what was found and what was expected.
  public let description: String

  /// Creates an error.
  public init(argument: Int? = nil, _ description: String) {
    self.argument = argument
    self.description = description
  }
}
