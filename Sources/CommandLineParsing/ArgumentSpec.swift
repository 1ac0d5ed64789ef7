// SPDX-License-Identifier: MIT

/// What parsing, help and suggestions know about one declared flag, option or operand.
public struct ArgumentSpec: Sendable {
  /// The long name with its dashes (`--service`), or the placeholder of an operand (`LON,LAT`).
  let label: String
  /// The one-letter name without its dash; nil when there is none, and for operands.
  var short: Character?
  /// What stands for the value in help (`PATH`); nil for a flag.
  let placeholder: String?
  /// One phrase for help.
  let help: String
  /// The value when none is given, as one would write it; nil when there is no default.
  var defaultText: String?
  /// How often the argument may be given.
  let counts: ClosedRange<Int>
  /// Makes the value that a command reads from the texts given, in their order.
  let read: @Sendable ([String]) throws(InvalidValue) -> any Sendable
}

/// A declared argument and the type of its value, the key into ``ParsedArguments``.
public protocol ArgumentDeclaration<Value>: Sendable {
  /// What a command reads.
  associatedtype Value: Sendable
  /// What there is to know about the argument apart from its type.
  var spec: ArgumentSpec { get }
}

/// An argument with a name: ``Flag`` or ``Option``.
public protocol OptionDeclaration: ArgumentDeclaration {}

/// An argument known by its place: ``Operand``.
public protocol OperandDeclaration: ArgumentDeclaration {}
