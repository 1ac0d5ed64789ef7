// SPDX-License-Identifier: MIT

import CJansson

/// Finds the long arrays of rows of numbers in a JSON text, and reads them slice by slice.
///
/// A slice is some successive rows, which Jansson reads as an array. All rows of a table have the
/// same length. An array in which anything else is found is none, and stays with the rest of the
/// text.
struct NumberTableScan {
  /// An array that is a table.
  struct Found {
    let table: NumberTable
    /// How many arrays of the text start before it, those within other tables left out.
    let ordinal: Int
    /// What is between its brackets.
    let gap: Range<Int>
  }

  /// The tables in the order of the text.
  private(set) var tables: [Found] = []

  private let text: JSONText
  private let sliceBytes: Int

  /// Scans `text`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sliceBytes: A slice ends with the first row that makes it at least as long; an array of one
  ///     slice is no table.
  init(of text: JSONText, sliceBytes: Int) {
    self.text = text
    self.sliceBytes = sliceBytes
    var arrayCount = 0
    var offset = text.range.lowerBound
    while let byte = text.byte(at: offset) {
      switch byte {
      case UInt8(ascii: "\""): offset = text.endOfString(from: offset + 1) + 1
      case UInt8(ascii: "["):
        if let gap = addTable(at: offset, ordinal: arrayCount) { offset = gap.upperBound }
        arrayCount += 1
        offset += 1
      default: offset += 1
      }
    }
  }

  /// Adds the table whose bracket is at `start`, if there is one, and returns what is between its
  /// brackets.
  private mutating func addTable(at start: Int, ordinal: Int) -> Range<Int>? {
    guard let (slices, rowCount, end) = rows(at: start), slices.count > 1,
      let table = table(of: slices, rowCount: rowCount, at: start..<end + 1)
    else { return nil }
    tables.append(Found(table: table, ordinal: ordinal, gap: start + 1..<end))
    return start + 1..<end
  }

  /// Cuts what looks like rows, behind the bracket at `start`, into slices.
  ///
  /// - Returns: The slices, how many rows they seem to have, and where the closing bracket is.
  private func rows(at start: Int) -> (slices: [Range<Int>], rowCount: Int, end: Int)? {
    var slices: [Range<Int>] = []
    var rowCount = 0
    var row = text.skipWhitespace(from: start + 1)
    guard text.startsRow(at: row) else { return nil }
    var sliceStart = row
    while text.byte(at: row) == UInt8(ascii: "[") {
      let rowEnd = text.firstBracket(from: row + 1)
      // A bracket that opens starts something else than a number.
      guard text.byte(at: rowEnd) == UInt8(ascii: "]") else { return nil }
      rowCount += 1
      let next = text.skipWhitespace(from: rowEnd + 1)
      let isLast = text.byte(at: next) == UInt8(ascii: "]")
      if isLast || rowEnd + 1 - sliceStart >= sliceBytes {
        slices.append(sliceStart..<rowEnd + 1)
        sliceStart = next + 1
      }
      if isLast { return (slices, rowCount, next) }
      guard text.byte(at: next) == UInt8(ascii: ",") else { return nil }
      row = text.skipWhitespace(from: next + 1)
    }
    return nil
  }

  /// Reads the rows in `slices`; nil when they are no table.
  private func table(
    of slices: [Range<Int>], rowCount: Int, at range: Range<Int>
  ) -> NumberTable? {
    var numbers: [Double] = []
    var width: Int?
    for slice in slices {
      let array = [UInt8(ascii: "[")] + text.bytes[slice] + [UInt8(ascii: "]")]
      guard let node = unsafe try? JSONText(bytes: array, source: nil).parse() else { return nil }
      defer { unsafe json_decref(node) }
      for index in 0..<(unsafe json_array_size(node)) {
        guard let row = unsafe json_array_get(node, index), unsafe row.pointee.type == JSON_ARRAY
        else { return nil }
        let count = unsafe json_array_size(row)
        if width == nil {
          width = count
          // A number and what is behind it are two bytes at least.
          numbers.reserveCapacity(min(rowCount * count, range.count / 2))
        }
        guard count == width, count > 0 else { return nil }
        for position in 0..<count {
          guard let number = unsafe json_array_get(row, position)?.finiteNumber else { return nil }
          numbers.append(number)
        }
      }
    }
    let text = JSONText(bytes: text.bytes, source: text.source, range: range, role: text.role)
    return width.map { NumberTable(numbers, width: $0, text: text) }
  }
}

extension JSONText {
  /// Whether an array that starts with a number is at `offset`.
  fileprivate func startsRow(at offset: Int) -> Bool {
    guard byte(at: offset) == UInt8(ascii: "["),
      let first = byte(at: skipWhitespace(from: offset + 1))
    else { return false }
    return first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }
}
