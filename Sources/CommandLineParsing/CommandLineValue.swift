// SPDX-License-Identifier: MIT

/// A type whose values can be written as one argument on the command line.
///
///     enum Format: String, CaseIterable, CommandLineValue { case text, json }
public protocol CommandLineValue: ArgumentShape {
  /// Reads the value from one `argument`, which may be any text, the empty one too.
  init(argument: String) throws(InvalidValue)
}

/// An argument that is not a value of the type asked for.
public struct InvalidValue: Error, Hashable, Sendable {
  /// The argument as it was given.
  public let found: String
  /// What would have been right, as a noun phrase: `a whole number`.
  public let expected: String

  /// `found` is not `expected`, a noun phrase that an error text can end with.
  public init(_ found: String, expected: String) {
    self.found = found
    self.expected = expected
  }
}

extension String: CommandLineValue {
  /// Any argument, as it is.
  public init(argument: String) { self = argument }
}

extension Int: CommandLineValue {
  /// Decimal digits after an optional sign.
  public init(argument: String) throws(InvalidValue) {
    guard let value = Int(argument) else {
      throw InvalidValue(argument, expected: "a whole number")
    }
    self = value
  }
}

extension Double: CommandLineValue {
  /// A finite number; `inf` and `nan` are refused, and so is what overflows.
  public init(argument: String) throws(InvalidValue) {
    guard let value = Double(argument), value.isFinite else {
      throw InvalidValue(argument, expected: "a finite number")
    }
    self = value
  }
}

extension CommandLineValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The case whose raw value is `argument`.
  public init(argument: String) throws(InvalidValue) {
    guard let value = Self(rawValue: argument) else {
      let words = Self.allCases.map { "'\($0.rawValue)'" }
      throw InvalidValue(argument, expected: words.joined(separator: " or "))
    }
    self = value
  }
}
