// SPDX-License-Identifier: MIT

/// The type of an argument, which says how often it may be given: `Value` once, `Value?` at most
/// once, `[Value]` any number of times.
///
/// The three conformances here are all there are; conform your own type to ``CommandLineValue``.
public protocol ArgumentShape: Sendable {
  /// How often the argument may be given.
  static var argumentCounts: ClosedRange<Int> { get }
  /// Reads `arguments`, as many as ``argumentCounts`` allows.
  init(arguments: [String]) throws(InvalidValue)
}

extension CommandLineValue {
  /// Exactly once.
  public static var argumentCounts: ClosedRange<Int> { 1...1 }

  /// The value of the only one of `arguments`.
  ///
  /// - Precondition: `arguments` is not empty.
  public init(arguments: [String]) throws(InvalidValue) {
    precondition(!arguments.isEmpty, "a required argument is read only when it was given")
    try self.init(argument: arguments[0])
  }
}

extension Optional: ArgumentShape where Wrapped: CommandLineValue {
  /// At most once.
  public static var argumentCounts: ClosedRange<Int> { 0...1 }

  /// The value of the only one of `arguments`, or nil when it is empty.
  public init(arguments: [String]) throws(InvalidValue) {
    guard let argument = arguments.first else {
      self = nil
      return
    }
    self = try Wrapped(argument: argument)
  }
}

extension Array: ArgumentShape where Element: CommandLineValue {
  /// Any number of times.
  public static var argumentCounts: ClosedRange<Int> { 0...Int.max }

  /// The values of all `arguments`, in their order.
  public init(arguments: [String]) throws(InvalidValue) {
    self = try arguments.map { argument throws(InvalidValue) in try Element(argument: argument) }
  }
}
