// SPDX-License-Identifier: MIT

import CJansson

/// The elements of an array.
public struct JSONElements: RandomAccessCollection, Sendable {
  private let array: JSONValue
  /// The index past the last element.
  public let endIndex: Int

  init(of array: JSONValue, count: Int) {
    self.array = array
    endIndex = count
  }

  /// The index of the first element.
  public var startIndex: Int { 0 }

  /// The element at `index`.
  ///
  /// - Precondition: `index` is within the array.
  public subscript(index: Int) -> JSONValue {
    precondition(indices.contains(index), "the index is outside the array")
    return unsafe array.withNode { node, _ in
      if let table = unsafe array.document.table(for: node) {
        return JSONElements(of: table.tree(of: array).root, count: endIndex)[index]
      }
      return unsafe JSONValue(
        document: array.document,
        // Jansson gives nothing only for an index past the end.
        node: json_array_get(node, index).unsafelyUnwrapped,
        place: .element(of: node, index: index))
    }
  }
}
