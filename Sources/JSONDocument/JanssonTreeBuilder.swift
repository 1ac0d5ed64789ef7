// SPDX-License-Identifier: MIT

import Diagnostics
import CJansson

/// Rebuilds an owned value as a Jansson tree, to be written.
struct JanssonTreeBuilder {
  /// How many significant digits the numbers built so far need to read back the same.
  private(set) var digits = 15

  /// The way from the root to the value being built, as reference tokens.
  private var path: [String] = []

  /// As many levels as are read back without asking for more: building is recursive.
  private static let maximumDepth = JSONDocument.Limits.standard.maximumDepth

  mutating func tree(of json: JSON) throws(JSONError) -> OwnedNode {
    switch json {
    case .null: try unsafe OwnedNode(json_null())
    case .boolean(let value): try unsafe OwnedNode(value ? json_true() : json_false())
    case .integer(let value): try unsafe OwnedNode(json_integer(json_int_t(value)))
    case .number(let value): try tree(of: value)
    case .string(let value): try tree(of: value)
    case .array(let elements): try tree(of: elements)
    case .object(let object): try tree(of: object)
    }
  }

  private mutating func tree(of number: Double) throws(JSONError) -> OwnedNode {
    guard number.isFinite else { throw error(.notFinite(number)) }
    digits = cjansson_digits_needed(number, digits)
    return try unsafe OwnedNode(json_real(number))
  }

  private func tree(of string: String) throws(JSONError) -> OwnedNode {
    var string = string
    return try unsafe OwnedNode(
      string.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe json_stringn_nocheck(characters.baseAddress, characters.count)
        }
      })
  }

  private mutating func tree(of elements: [JSON]) throws(JSONError) -> OwnedNode {
    let array = try unsafe OwnedNode(json_array())
    for (index, element) in elements.enumerated() {
      let child = try descend(to: element, by: "/\(index)")
      guard unsafe json_array_append_new(array.node, child.release()) == 0 else {
        throw JSONError(reason: .outOfMemory)
      }
    }
    return array
  }

  private mutating func tree(of object: JSON.Object) throws(JSONError) -> OwnedNode {
    let node = try unsafe OwnedNode(json_object())
    for (key, value) in object {
      guard !key.utf8.contains(0) else {
        throw error(.unsuitable("the member name \(quoted(key)) must not contain U+0000"))
      }
      let child = try descend(to: value, by: pointerToken(key))
      guard unsafe json_object_set_new_nocheck(node.node, key, child.release()) == 0 else {
        throw JSONError(reason: .outOfMemory)
      }
    }
    return node
  }

  private mutating func descend(to json: JSON, by token: String) throws(JSONError) -> OwnedNode {
    guard path.count < Self.maximumDepth else {
      throw JSONError(reason: .tooDeep(maximum: Self.maximumDepth))
    }
    path.append(token)
    let node = try tree(of: json)
    path.removeLast()
    return node
  }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(location: .value(pointer: path.joined()), reason: reason)
  }
}

/// A Jansson reference of our own, given back with `json_decref`.
@safe struct OwnedNode: ~Copyable {
  let node: Node

  /// Takes over a reference that Jansson has just made; nil means that memory ran out.
  init(_ node: Node?) throws(JSONError) {
    guard let node = unsafe node else { throw JSONError(reason: .outOfMemory) }
    unsafe self.node = node
  }

  /// Hands the reference to a function of Jansson that takes it over, whether or not it succeeds.
  consuming func release() -> Node {
    let node = unsafe node
    discard self
    return unsafe node
  }

  deinit { unsafe json_decref(node) }
}
