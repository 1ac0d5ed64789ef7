// SPDX-License-Identifier: MIT

import Synchronization

/// A long array of rows of numbers, such as a ring, that its document holds outside the tree.
///
/// A row of two numbers takes 16 bytes here, and about 200 as an array of Jansson's.
final class NumberTable: Sendable {
  /// How many numbers each row has, at least one.
  let width: Int
  /// The numbers, row by row.
  let numbers: [Double]
  /// The array as it is written.
  private let text: JSONText
  /// The array with its tree, once somebody has asked.
  private let knownTree = AtomicLazyReference<JSONDocument>()

  /// Takes over the rows that `text` was found to consist of.
  init(_ numbers: [Double], width: Int, text: JSONText) {
    self.numbers = numbers
    self.width = width
    self.text = text
  }

  /// How many rows there are, at least one.
  var rowCount: Int { numbers.count / width }

  /// Hands each row to `body`, with its index.
  func forEachRow(_ body: (Int, Span<Double>) -> Void) {
    let numbers = numbers
    for row in 0..<rowCount {
      body(row, numbers.span.extracting(row * width..<(row + 1) * width))
    }
  }

  /// A document that is `array`, which this table is, for whoever asks for its elements.
  func tree(of array: JSONValue) -> JSONDocument {
    if let known = knownTree.load() { return known }
    guard let node = unsafe try? text.parse() else {
      // The table was made of the same text.
      preconditionFailure("the system has memory for an array")
    }
    return knownTree.storeIfNil(
      unsafe JSONDocument(owning: node, source: array.source, rootPointer: array.pointer))
  }
}
