// SPDX-License-Identifier: MIT

import CJansson
import Synchronization

/// How the arrays and objects of a document hang in it.
///
/// Jansson's values do not know what holds them.
@safe final class ContainerPlaces: @unchecked Sendable {
  // SAFETY: the nodes belong to the document that holds this; they are only compared, and never change.
  private let places: [Node: JSONValue.Place]

  /// Visits everything below `root`.
  init(below root: Node) {
    var places = unsafe [Node: JSONValue.Place]()
    var open = unsafe [root]
    while let container = unsafe open.popLast() {
      unsafe forEachChild(of: container) { child, place in
        guard unsafe child.isContainer else { return }
        unsafe places[child] = place
        unsafe open.append(child)
      }
    }
    unsafe self.places = places
  }

  /// How `container` hangs in the document; nil for its root.
  func place(of container: Node) -> JSONValue.Place? { unsafe places[container] }
}

extension JSONDocument {
  /// The pointer to what hangs at `place`.
  func pointer(to place: JSONValue.Place) -> String {
    var tokens: [String] = []
    var next: JSONValue.Place? = place
    while let place = next {
      switch place {
      case .root: next = nil
      case .element(let parent, let index):
        tokens.append("/\(index)")
        next = unsafe containerPlaces.place(of: parent)
      case .member(let parent, let iterator):
        unsafe tokens.append(pointerToken(memberKey(at: iterator)))
        next = unsafe containerPlaces.place(of: parent)
      }
    }
    return rootPointer + tokens.reversed().joined()
  }

  private var containerPlaces: ContainerPlaces {
    knownPlaces.load() ?? knownPlaces.storeIfNil(unsafe ContainerPlaces(below: rootNode))
  }
}

/// Hands the children of an array or object to `body`.
func forEachChild(of container: Node, _ body: (Node, JSONValue.Place) -> Void) {
  if unsafe container.pointee.type == JSON_ARRAY {
    for index in 0..<(unsafe json_array_size(container)) {
      guard let child = unsafe json_array_get(container, index) else { return }
      unsafe body(child, .element(of: container, index: index))
    }
  } else {
    var iterator = unsafe json_object_iter(container)
    while let current = unsafe iterator {
      guard let child = unsafe json_object_iter_value(current) else { return }
      unsafe body(child, .member(of: container, iterator: current))
      unsafe iterator = json_object_iter_next(container, current)
    }
  }
}

extension UnsafeMutablePointer<json_t> {
  /// Whether this is an array or an object.
  var isContainer: Bool {
    unsafe pointee.type == JSON_ARRAY || pointee.type == JSON_OBJECT
  }
}
