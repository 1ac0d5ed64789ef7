// SPDX-License-Identifier: MIT

/// An argument known by its place.
///
/// As for ``Option``, the type says how many: `Operand<String>` one, `Operand<String?>` one or
/// none, `Operand<[String]>` any number.
public struct Operand<Value: ArgumentShape>: OperandDeclaration {
  /// Its placeholder and help.
  public let spec: ArgumentSpec

  /// The operand that help calls `placeholder`; `help` is one phrase in lower case.
  public init(_ placeholder: String, help: String) {
    spec = ArgumentSpec(
      label: placeholder, placeholder: placeholder, help: help, counts: Value.argumentCounts,
      read: Value.init(arguments:))
  }

  /// `minimum` or more operands, each of which help calls `placeholder`.
  ///
  /// - Precondition: `minimum` is not negative.
  public init<Element>(
    _ placeholder: String, atLeast minimum: Int, help: String
  ) where Value == [Element] {
    spec = ArgumentSpec(
      label: placeholder, placeholder: placeholder, help: help, counts: minimum...Int.max,
      read: Value.init(arguments:))
  }
}
