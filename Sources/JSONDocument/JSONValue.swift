// SPDX-License-Identifier: MIT

import CJansson

/// A value in a `JSONDocument`: a view that is cheap to make and to copy, and that knows its place.
///
///     let fee = try service.required("defaults").required("fee").required("base").integer()
///     // throws: service.json: /defaults/fee/base: expected an integer, found string "299"
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
  /// The name of the file that the document was read from, when it is known.
  public var source: String? { document.source }

  /// The kinds of JSON values.
  public enum Kind: Hashable, Sendable {
    /// Nothing.
    case null
    /// `true` or `false`.
    case boolean
    /// A number without fraction and exponent.
    case integer
    /// A number with a fraction or an exponent.
    case number
    /// A text.
    case string
    /// Values in order.
    case array
    /// Values by name.
    case object
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

  /// What a value holds, by its kind.
  public enum Content: Sendable {
    /// Nothing.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number without fraction and exponent.
    case integer(Int64)
    /// A number with a fraction or an exponent; always finite.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in order.
    case array(JSONElements)
    /// Values by name.
    case object(JSONMembers)
  }

  /// What this value holds.
  public var content: Content {
    let kind = kind
    return unsafe withNode { node, _ in
      switch kind {
      case .null: return .null
      case .boolean: return .boolean(unsafe node.pointee.type == JSON_TRUE)
      case .integer: return .integer(Int64(unsafe json_integer_value(node)))
      case .number: return .number(unsafe json_real_value(node))
      case .string:
        let bytes = unsafe UnsafeRawBufferPointer(
          start: json_string_value(node), count: json_string_length(node))
        return .string(unsafe String(decoding: bytes, as: UTF8.self))
      case .array:
        let count = unsafe document.table(for: node)?.rowCount ?? json_array_size(node)
        return .array(JSONElements(of: self, count: count))
      case .object: return .object(JSONMembers(of: self, count: unsafe json_object_size(node)))
      }
    }
  }
}
