// SPDX-License-Identifier: MIT

/// The values that a command line gives to the arguments of one command.
public struct ParsedArguments: Sendable {
  /// One value for each argument of the command, by its label.
  let values: [String: any Sendable]

  /// The value of a declared argument.
  ///
  /// - Precondition: The command's spec lists `argument`.
  public subscript<Declaration: ArgumentDeclaration>(
    _ argument: Declaration
  ) -> Declaration.Value {
    guard let value = values[argument.spec.label] as? Declaration.Value else {
      preconditionFailure("the command's spec does not list '\(argument.spec.label)'")
    }
    return value
  }

  /// The value of an option that only this use of the command needs.
  ///
  /// - Throws: ``UsageError/Reason/missingOption(_:)`` when it was not given.
  public func require<Value>(_ option: Option<Value?>) throws(UsageError) -> Value {
    guard let value = self[option] else { throw UsageError(.missingOption(option.spec.label)) }
    return value
  }
}
