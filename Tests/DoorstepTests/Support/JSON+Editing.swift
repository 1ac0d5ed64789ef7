// SPDX-License-Identifier: MIT

import JSONDocument

extension JSON {
  /// The tree with another value at `pointer`: nil removes a member or an element, and a member or
  /// an element just past the end that is not there is added.
  func setting(_ pointer: String, to value: JSON?) -> JSON {
    setting(tokens(of: pointer)[...], to: value) ?? .null
  }

  private func setting(_ tokens: ArraySlice<String>, to value: JSON?) -> JSON? {
    guard let token = tokens.first else { return value }
    switch self {
    case .object(var members):
      members[token] = (members[token] ?? .null).setting(tokens.dropFirst(), to: value)
      return .object(members)
    case .array(var elements):
      guard let index = Int(token), index <= elements.count else { return self }
      let old = index < elements.count ? elements[index] : .null
      let new = old.setting(tokens.dropFirst(), to: value)
      elements.replaceSubrange(
        index..<min(index + 1, elements.count), with: new.map { [$0] } ?? [])
      return .array(elements)
    default:
      return self
    }
  }

  /// The pointers to all values of the tree, the root first.
  var pointers: [String] {
    let children: [(String, JSON)] =
      switch self {
      case .object(let members): members.map { (pointerToken($0.key), $0.value) }
      case .array(let elements): elements.enumerated().map { ("/\($0.offset)", $0.element) }
      default: []
      }
    return [""] + children.flatMap { token, child in child.pointers.map { token + $0 } }
  }

  /// The value at `pointer`.
  func value(at pointer: String) -> JSON? {
    tokens(of: pointer).reduce(self as JSON?) { value, token in
      switch value {
      case .array(let elements)?:
        Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      case let value?: value[token]
      case nil: nil
      }
    }
  }

  /// The members of an object, or nothing.
  var members: JSON.Object {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The elements of an array, or nothing.
  var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string, or nil.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, whole or not, or nil.
  var double: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }
}

/// The reference tokens of a JSON Pointer (RFC 6901 §4).
private func tokens(of pointer: String) -> [String] {
  pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
    String($0).replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
