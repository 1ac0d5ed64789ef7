// SPDX-License-Identifier: MIT

public import JSONDocument

/// A variable that expressions may read.
///
///     LogicVariable("basket.subtotal", .number) { $0.basket?.subtotal.map(JSON.integer) }
public struct LogicVariable<Environment>: Sendable {
  /// The name; dots are part of it.
  public let name: String
  /// The kind of its values.
  public let kind: LogicKind
  @usableFromInline let read: @Sendable (Environment) -> JSON?

  /// Creates a variable.
  ///
  /// - Parameters:
  ///   - name: The name, such as `basket.subtotal`.
  ///   - kind: The kind of its values, by which expressions are checked.
  ///   - read: Gives the value, nil where it is not known. It allocates nothing for numbers.
  public init(
    _ name: String, _ kind: LogicKind, read: @escaping @Sendable (Environment) -> JSON?
  ) {
    self.name = name
    self.kind = kind
    self.read = read
  }
}
