// SPDX-License-Identifier: MIT

import CJansson

extension JSONValue {
  /// The place of the value as a JSON Pointer (RFC 6901), such as `/features/3/properties/name`;
  /// empty for the root of a whole text.
  ///
  /// Values do not carry their path, so it is searched for: meant for errors, not for every value.
  ///
  /// - Complexity: O(*n*) for a document of *n* values.
  public var pointer: String {
    unsafe withNode { _, place in
      switch place {
      case .root: document.rootPointer
      case .element(let parent, let index):
        unsafe document.pointer(toContainer: parent) + "/\(index)"
      case .member(let parent, let iterator):
        unsafe document.pointer(toContainer: parent) + pointerToken(memberKey(at: iterator))
      }
    }
  }
}

/// `key` as a reference token of a JSON Pointer, slash included: `~` is written `~0`, `/` as `~1`.
package func pointerToken(_ key: String) -> String {
  var token = "/"
  for scalar in key.unicodeScalars {
    switch scalar {
    case "~": token += "~0"
    case "/": token += "~1"
    default: token.unicodeScalars.append(scalar)
    }
  }
  return token
}

extension JSONDocument {
  /// The pointer to `target`, an array or object of this document.
  fileprivate func pointer(toContainer target: Node) -> String {
    guard unsafe target != rootNode else { return rootPointer }
    var open = unsafe [OpenContainer(rootNode)]
    while unsafe !open.isEmpty {
      guard let child = unsafe open[open.count - 1].next() else {
        unsafe open.removeLast()
        continue
      }
      if unsafe child == target { return unsafe open.reduce(rootPointer) { unsafe $0 + $1.token } }
      if unsafe child.isContainer { unsafe open.append(OpenContainer(child)) }
    }
    return ""
  }
}

/// An array or object whose children are being visited, in order.
@unsafe private struct OpenContainer {
  private let container: Node
  private let isArray: Bool
  private var visited = 0
  private var iterator: UnsafeMutableRawPointer?

  init(_ container: Node) {
    unsafe self.container = container
    unsafe isArray = unsafe container.pointee.type == JSON_ARRAY
  }

  mutating func next() -> Node? {
    if unsafe isArray {
      unsafe visited += 1
      return unsafe json_array_get(container, visited - 1)
    }
    if unsafe visited == 0 {
      unsafe iterator = json_object_iter(container)
    } else {
      unsafe iterator = json_object_iter_next(container, iterator)
    }
    unsafe visited += 1
    return unsafe json_object_iter_value(iterator)
  }

  /// The reference token of the child that was visited last.
  var token: String {
    if unsafe isArray { return unsafe "/\(visited - 1)" }
    return unsafe iterator.map { unsafe pointerToken(memberKey(at: $0)) } ?? ""
  }
}

extension UnsafeMutablePointer<json_t> {
  fileprivate var isContainer: Bool {
    unsafe pointee.type == JSON_ARRAY || pointee.type == JSON_OBJECT
  }
}
