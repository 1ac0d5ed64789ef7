// SPDX-License-Identifier: MIT

extension JSONValue {
  /// Whether this is `null`.
  public var isNull: Bool { kind == .null }

  /// The value as a string.
  ///
  /// - Throws: `unexpectedKind` when it is none.
  public func string() throws(JSONError) -> String {
    guard case .string(let text) = content else { throw unexpectedKind("a string") }
    return text
  }

  /// The value as a number; an integer beyond 2⁵³ is rounded.
  ///
  /// - Throws: `unexpectedKind` when it is none.
  public func double() throws(JSONError) -> Double {
    switch content {
    case .number(let number): return number
    case .integer(let integer): return Double(integer)
    default: throw unexpectedKind("a number")
    }
  }

  /// The value as an integer; `12.0` and `1e3` are integers too, since many tools write them so.
  ///
  /// - Throws: `unexpectedKind` when it is none.
  public func integer() throws(JSONError) -> Int64 {
    switch content {
    case .integer(let integer): return integer
    case .number(let number):
      if let integer = number.exactInteger { return integer }
    default: break
    }
    throw unexpectedKind("an integer")
  }

  /// The value as `true` or `false`.
  ///
  /// - Throws: `unexpectedKind` when it is neither.
  public func boolean() throws(JSONError) -> Bool {
    guard case .boolean(let isTrue) = content else { throw unexpectedKind("true or false") }
    return isTrue
  }

  /// The elements of an array.
  ///
  /// - Throws: `unexpectedKind` when this is not an array.
  public func elements() throws(JSONError) -> JSONElements {
    guard case .array(let elements) = content else { throw unexpectedKind("an array") }
    return elements
  }

  /// The members of an object, in the order of the text.
  ///
  /// - Throws: `unexpectedKind` when this is not an object.
  public func members() throws(JSONError) -> JSONMembers {
    guard case .object(let members) = content else { throw unexpectedKind("an object") }
    return members
  }
}
