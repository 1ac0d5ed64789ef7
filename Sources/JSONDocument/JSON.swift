// SPDX-License-Identifier: MIT

/// A JSON value that owns what it holds: for building, keeping and writing.
///
///     let reply: JSON = ["deliverable": "yes", "minutes": [25, 35], "zone": nil]
///     try reply.text()  // {"deliverable":"yes","minutes":[25,35],"zone":null}
///
/// `1` and `1.0` are equal, as JSON knows only numbers, but each is written as it is.
public enum JSON: Sendable {
  /// Nothing.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number without fraction and exponent.
  case integer(Int64)
  /// A number with a fraction or an exponent; only a finite one can be written.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Values by name.
  case object(Object)

  /// Copies a value out of its document.
  public init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSON($0) })
    case .object(let members): self = .object(Object(members))
    }
  }

  /// The member called `key`; nil when there is none, or when this is not an object.
  public subscript(key: String) -> JSON? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }
}
