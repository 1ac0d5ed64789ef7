// SPDX-License-Identifier: MIT

import CJansson

/// A value in a `JSONDocument`: a view that is cheap to make and to copy, and that knows its place.
///
///     let fee = try service.required("defaults").required("fee").required("base").integer()
///     // throws "service.json: /defaults/fee/base: expected an integer, found string "299""
@safe public struct JSONValue: @unchecked Sendable {
  // SAFETY: `node` and `place` point into the tree of `document`, which never changes.
  let document: JSONDocument
  private let node: Node
  private let place: Place

  /// How a value hangs in the tree.
  ///
  /// Jansson shares one node among all its `true`s, so a value is found again by its parent and not
  /// by its node.
  @safe enum Place {
    case root
    case element(of: Node, index: Int)
    case member(of: Node, iterator: UnsafeMutableRawPointer)
  }

  init(document: JSONDocument, node: Node, place: Place) {
    self.document = document
    unsafe self.node = node
    self.place = place
  }

  /// Calls `body` with the node, which is valid until `body` returns.
  func withNode<Result, Failure: Error>(
    _ body: (Node, Place) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The optimiser may release `document` after its last use by name: the tree must not go then.
    defer { withExtendedLifetime(document) {} }
    return try unsafe body(node, place)
  }
}

extension JSONValue {
  /// The kinds of JSON values.
  public enum Kind: Hashable, Sendable {
    case null, boolean
    /// A number without fraction and exponent.
    case integer
    /// A number with a fraction or an exponent.
    case number
    case string, array, object
  }

  /// What kind of value this is.
  public var kind: Kind {
    let type = unsafe withNode { node, _ in unsafe node.pointee.type }
    return switch type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .number
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  /// Whether this is `null`.
  public var isNull: Bool { kind == .null }

  /// The value as a string.
  ///
  /// - Throws: `unexpectedKind` when it is none.
  public func string() throws(JSONError) -> String {
    guard kind == .string else { throw unexpectedKind("a string") }
    return unsafe withNode { node, _ in
      let bytes = unsafe UnsafeRawBufferPointer(
        start: json_string_value(node), count: json_string_length(node))
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The value as a number; an integer beyond 2⁵³ is rounded.
  ///
  /// - Throws: `unexpectedKind` when it is none.
  public func double() throws(JSONError) -> Double {
    guard kind == .number || kind == .integer else { throw unexpectedKind("a number") }
    return unsafe withNode { node, _ in unsafe json_number_value(node) }
  }

  /// The value as an integer; `12.0` and `1e3` are integers too, since many tools write them so.
  ///
  /// - Throws: `unexpectedKind` when it is none.
  public func integer() throws(JSONError) -> Int64 {
    switch kind {
    case .integer: return unsafe withNode { node, _ in Int64(unsafe json_integer_value(node)) }
    case .number:
      let number = unsafe withNode { node, _ in unsafe json_real_value(node) }
      if number.magnitude < 0x1p63, Double(Int64(number)) == number { return Int64(number) }
    case .null, .boolean, .string, .array, .object: break
    }
    throw unexpectedKind("an integer")
  }

  /// The value as `true` or `false`.
  ///
  /// - Throws: `unexpectedKind` when it is neither.
  public func boolean() throws(JSONError) -> Bool {
    guard kind == .boolean else { throw unexpectedKind("true or false") }
    return unsafe withNode { node, _ in unsafe node.pointee.type == JSON_TRUE }
  }
}
