// SPDX-License-Identifier: MIT

import CJansson

extension JSONText {
  /// Texts of fewer slices than this need little memory anyway.
  private static let fewSlices = 8

  /// Reads the whole text, its long arrays of rows of numbers as tables.
  ///
  /// - Parameter sliceBytes: How much of an array is a tree at once.
  /// - Returns: The document.
  /// - Throws: The `JSONError` that `parse()` throws.
  func document(sliceBytes: Int) throws(JSONError) -> JSONDocument {
    if let (document, end) = documentWithTables(sliceBytes: sliceBytes, rootPointer: ""),
      skipWhitespace(from: end) == range.upperBound
    {
      return document
    }
    return unsafe JSONDocument(owning: try parse(), source: place)
  }

  /// Reads the value that starts at the lower bound of `bounds`, its long arrays of rows of numbers
  /// as tables.
  ///
  /// - Parameters:
  ///   - bounds: Where the value is, if the text is right.
  ///   - sliceBytes: How much of an array is a tree at once.
  ///   - rootPointer: The JSON Pointer to the value.
  /// - Returns: The document, and where the value ends.
  /// - Throws: The `JSONError` that `parseValue(at:)` throws.
  func document(
    in bounds: Range<Int>, sliceBytes: Int, rootPointer: String
  ) throws(JSONError) -> (document: JSONDocument, end: Int) {
    let text = JSONText(bytes: bytes, source: source, range: bounds, role: role)
    if let read = text.documentWithTables(sliceBytes: sliceBytes, rootPointer: rootPointer) {
      return read
    }
    let value = unsafe try parseValue(at: bounds.lowerBound)
    let document = unsafe JSONDocument(
      owning: value.node, source: place, rootPointer: rootPointer)
    return unsafe (document, value.end)
  }

  /// The document of the value that the text starts with, and where the value ends; nil when the text is
  /// short, has no tables, or has a mistake, which reading all of it will tell.
  private func documentWithTables(
    sliceBytes: Int, rootPointer: String
  ) -> (document: JSONDocument, end: Int)? {
    guard range.count / Self.fewSlices > sliceBytes else { return nil }
    let found = NumberTableScan(of: self, sliceBytes: sliceBytes).tables
    guard !found.isEmpty,
      let value = unsafe try? parseValue(leavingOut: found.map(\.gap))
    else { return nil }
    let tables = unsafe tables(found, below: value.node)
    let document = unsafe JSONDocument(
      owning: value.node, source: place, rootPointer: rootPointer, tables: tables)
    // A table behind the value belongs to nothing.
    return unsafe tables.count == found.count ? (document, value.end) : nil
  }

  /// The tables in `found` by the empty arrays that stand for them below `root`.
  private func tables(
    _ found: [NumberTableScan.Found], below root: Node
  ) -> [Node: NumberTable] {
    var tables = unsafe [Node: NumberTable]()
    var next = found.startIndex
    var arrayCount = 0
    var open = unsafe [root]
    while next < found.endIndex, let node = unsafe open.popLast() {
      if unsafe node.pointee.type == JSON_ARRAY {
        if arrayCount == found[next].ordinal {
          unsafe tables[node] = found[next].table
          next += 1
        }
        arrayCount += 1
      }
      var children = unsafe [Node]()
      unsafe forEachChild(of: node) { child, _ in
        if unsafe child.isContainer { unsafe children.append(child) }
      }
      unsafe open += unsafe children.reversed()
    }
    return unsafe tables
  }
}
