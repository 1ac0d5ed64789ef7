// SPDX-License-Identifier: MIT

/// Rows of text fields as RFC 4180 has them, from a file as spreadsheets and databases write it.
///
/// Lines end with LF or CRLF; empty ones do not count. A byte order mark is skipped. Fields are
/// separated by commas, or by semicolons or tabs when the header has more of those. A row with a fault
/// in its quotes is kept, says so, and ends with the line of the fault: a quote that was forgotten does
/// not swallow the rows below it.
struct CSVTable {
  /// One row.
  struct Row {
    /// The line on which it begins, from 1.
    let line: Int
    /// How many fields it has.
    let fieldCount: Int
    /// Whether a quote is not closed, or followed by text.
    let hasBrokenQuotes: Bool
    fileprivate let firstField: Int
  }

  /// Where the content of a field is.
  private struct Field {
    let bytes: Range<Int>
    /// Whether it has doubled quotes, which stand for one.
    let hasDoubledQuotes: Bool
  }

  /// The names of the columns: the fields of the first row.
  private(set) var header: [String] = []
  /// The rows below the header.
  private(set) var rows: [Row] = []
  private let bytes: [UInt8]
  private var fields: [Field] = []

  /// Divides `bytes` into fields, without reading them.
  init(dividing bytes: [UInt8]) {
    self.bytes = bytes
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 1
    let separator = Self.separator(in: bytes[position...])
    while position < bytes.count {
      if let end = Self.endOfLine(in: bytes, at: position) {
        position = end
        line += 1
      } else {
        rows.append(takeRow(at: &position, line: &line, separator))
      }
    }
    guard !rows.isEmpty else { return }
    let names = rows.removeFirst()
    header = (0..<names.fieldCount).map { text(of: $0, in: names) }
  }

  /// The content of a field, without quotes; what is not UTF-8 becomes U+FFFD.
  func text(of column: Int, in row: Row) -> String {
    let field = fields[row.firstField + column]
    let text = String(decoding: bytes[field.bytes], as: UTF8.self)
    guard field.hasDoubledQuotes else { return text }
    return text.split(separator: "\"\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }

  private mutating func takeRow(
    at position: inout Int, line: inout Int, _ separator: UInt8
  ) -> Row {
    let (firstLine, firstField) = (line, fields.count)
    var isBroken = false
    while true {
      takeField(at: &position, line: &line, separator, &isBroken)
      guard position < bytes.count else { break }
      if bytes[position] == separator {
        position += 1
      } else if let end = Self.endOfLine(in: bytes, at: position) {
        position = end
        line += 1
        break
      }
    }
    return Row(
      line: firstLine, fieldCount: fields.count - firstField, hasBrokenQuotes: isBroken,
      firstField: firstField)
  }

  /// Takes one field and stops before what ends it.
  private mutating func takeField(
    at position: inout Int, line: inout Int, _ separator: UInt8, _ isBroken: inout Bool
  ) {
    let quote = UInt8(ascii: "\"")
    guard position < bytes.count, bytes[position] == quote else {
      let start = position
      skipToEndOfField(&position, separator)
      fields.append(Field(bytes: start..<position, hasDoubledQuotes: false))
      return
    }
    position += 1
    let (start, firstLine) = (position, line)
    var hasDoubledQuotes = false
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      if bytes[position] == quote {
        guard position + 1 < bytes.count, bytes[position + 1] == quote else { break }
        hasDoubledQuotes = true
        position += 1
      }
      position += 1
    }
    fields.append(Field(bytes: start..<position, hasDoubledQuotes: hasDoubledQuotes))
    let isClosed = position < bytes.count
    if isClosed { position += 1 }
    let end = position
    skipToEndOfField(&position, separator)
    guard !isClosed || position > end else { return }
    isBroken = true
    guard line > firstLine else { return }
    (position, line) = (start, firstLine)
    while Self.endOfLine(in: bytes, at: position) == nil { position += 1 }
    fields[fields.count - 1] = Field(bytes: start..<position, hasDoubledQuotes: false)
  }

  private func skipToEndOfField(_ position: inout Int, _ separator: UInt8) {
    while position < bytes.count, bytes[position] != separator,
      Self.endOfLine(in: bytes, at: position) == nil
    {
      position += 1
    }
  }

  /// Where the next line begins, when a line ends at `position`.
  private static func endOfLine(in bytes: [UInt8], at position: Int) -> Int? {
    if bytes[position] == UInt8(ascii: "\n") { return position + 1 }
    guard bytes[position] == UInt8(ascii: "\r"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "\n")
    else { return nil }
    return position + 2
  }

  /// The one of comma, semicolon and tab that the first line has most of.
  private static func separator(in bytes: ArraySlice<UInt8>) -> UInt8 {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counts = separators.map { separator in line.count { $0 == separator } }
    let most = counts.max() ?? 0
    return separators[counts.firstIndex(of: most) ?? 0]
  }
}
