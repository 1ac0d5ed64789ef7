// SPDX-License-Identifier: MIT

import Diagnostics

extension JSONValue {
  /// An error about this value for a reason that only its reader knows: `message`, a lower-case
  /// sentence without full stop that says what was found and what was expected.
  ///
  ///     guard radius > 0 else { throw value.error("expected a radius above 0, found \(radius)") }
  public func error(_ message: String) -> JSONError { error(.unsuitable(message)) }

  /// An error about this value.
  public func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(source: source, location: .value(pointer: pointer), reason: reason)
  }

  /// An error that says what was expected in place of this value: a noun with its article.
  public func unexpectedKind(_ expected: String) -> JSONError {
    error(.unexpectedKind(expected: expected, found: summary))
  }

  /// The kind of the value and, where it is short, the value itself: `string "x"`, `an array`.
  public var summary: String {
    switch kind {
    case .array: JSON.array([]).summary
    case .object: JSON.object([:]).summary
    default: JSON(self).summary
    }
  }
}

extension JSON {
  /// The kind of the value and, where it is short, the value itself: `string "x"`, `an array`.
  public var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let isTrue): "\(isTrue)"
    case .integer(let number): "number \(number)"
    case .number(let number): "number \(number)"
    case .string(let text): "string \(quoted(text))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
