// SPDX-License-Identifier: MIT

import Diagnostics
public import ZoneGeometry

/// What is wrong with a list of addresses, and where.
public struct AddressFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The system does not let the file be read.
    case unreadable(errno: Int32)
    /// There is nothing in it.
    case empty
    /// It is not in UTF-8.
    case wrongEncoding
    /// A row, or a line, is longer than the limit.
    case tooLong(maximumBytes: Int)
    /// Text follows a quote that ends a field.
    case textAfterQuote
    /// A quote that begins a field has no end.
    case openQuote
    /// A row has another number of fields than the header.
    case fieldCount(found: Int, expected: Int)
    /// The header lacks a column that is needed.
    case missingColumn(AddressColumn, found: [String])
    /// The header has a column twice.
    case repeatedColumn(AddressColumn)
    /// A text is no number of degrees.
    case notDegrees(AddressColumn, text: String)
    /// The place is off the globe.
    case offGlobe(CoordinateError)
    /// All texts of the address are empty.
    case noText
    /// A text is longer than the limit.
    case textTooLong(AddressColumn, maximumBytes: Int)
    /// The list is too long for memory.
    case tooMany(maximum: Int)
    /// A line is not JSON, or not a feature with an address; `problem` says what was expected.
    case feature(problem: String)
  }

  /// The file.
  public let source: String
  /// The line, from 1; nil for the file as a whole.
  public let line: Int?
  /// The Unicode scalar in the line, from 1.
  public let column: Int?
  /// What is wrong.
  public let reason: Reason

  /// Whether what comes behind can still be read.
  public var isOfOneRow: Bool {
    switch reason {
    case .unreadable, .empty, .missingColumn, .repeatedColumn, .tooMany: false
    case .wrongEncoding: line != nil
    default: true
    }
  }

  init(_ reason: Reason, source: String, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.source = source
    self.line = line
    self.column = column
  }

  /// The list in `source` has more addresses than belong into memory.
  package init(tooManyIn source: String, maximum: Int) {
    self.init(.tooMany(maximum: maximum), source: source)
  }

  /// The place, what was found and what was expected, as one line.
  public var description: String {
    let places = ([line, column].compactMap(\.self)).map { ":\($0)" }.joined()
    return "\(source)\(places): \(reason.problem)".printable
  }
}

extension AddressFileError.Reason {
  var problem: String {
    switch self {
    case .unreadable(let errno): systemMessage(for: errno).lowercased()
    case .empty: "expected a CSV file with a header or GeoJSON features, one a line; found nothing"
    case .wrongEncoding: "expected UTF-8; convert it, for example with 'iconv -t UTF-8'"
    case .tooLong(let maximumBytes): "longer than \(maximumBytes) bytes; is a quote missing?"
    case .textAfterQuote:
      "expected a comma or the end of the line after the quote; a quote within a field is written twice"
    case .openQuote: "expected a quote that ends this field, found the end of the file"
    case .fieldCount(let found, let expected):
      "expected \(expected) fields as in the header, found \(found)"
    case .missingColumn(let column, let found):
      "expected a column '\(column)', found \(found.map { quoted($0, mark: "'") }.joined(separator: ", "))"
    case .repeatedColumn(let column): "there is a column '\(column)' already"
    case .notDegrees(let column, let text):
      "expected degrees such as -71.0552 for '\(column)', found \(quoted(text))"
    case .offGlobe(let error): error.description
    case .noText: "expected a street, a number or another text of the address, found none"
    case .textTooLong(let column, let maximumBytes):
      "'\(column)' is longer than \(maximumBytes) bytes"
    case .tooMany(let maximum):
      """
      more than \(maximum) addresses, which would be read at every start; bring them into a store with \
      'doorstep addresses import'
      """
    case .feature(let problem): problem
    }
  }
}
