// SPDX-License-Identifier: MIT

import Diagnostics

/// Why a history cannot be read or used.
package struct HistoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// The file has no header.
    case empty
    /// The file is in another encoding than UTF-8.
    case wrongEncoding
    /// A column that was named is not there.
    case noSuchColumn(String, columns: [String])
    /// Several columns have the name of one that is needed.
    case ambiguousColumn(String)
    /// Lines end with CR alone, so that the file is a single line.
    case carriageReturns
    /// Nothing says what `role` is needed for.
    case needsColumn(role: String, option: String, columns: [String])
    /// The unknown name of a time zone, and what is wrong with it.
    case timeZone(String)
    /// Too few rows can be used; why others cannot is told by `rejections`.
    case tooFewOrders(found: Int, needed: Int, rejections: [String])
  }

  /// The name of the file.
  package let source: String
  /// What is wrong.
  package let reason: Reason

  /// The file, what is wrong and how to mend it.
  package var description: String { "\(source): \(reason.text)" }

  /// The description, and behind it a line for each thing that led to it.
  package var messages: [String] {
    guard case .tooFewOrders(_, _, let rejections) = reason else { return [description] }
    return [description] + rejections.map { "\(source): \($0)" }
  }
}

extension HistoryError.Reason {
  fileprivate var text: String {
    switch self {
    case .empty:
      return "the file is empty; expected a first line with the names of the columns"
    case .wrongEncoding:
      return "the text is UTF-16 or UTF-32; save it as UTF-8"
    case .noSuchColumn(let name, let columns):
      let nearest = Spelling.nearest(to: name, among: columns)
      let question = nearest.map { "; did you mean \(quoted($0))?" } ?? ""
      return "there is no column \(quoted(name))\(question)\(Self.list(columns))"
    case .ambiguousColumn(let name):
      return "several columns are called \(quoted(name)); rename all but one"
    case .carriageReturns:
      return "lines end with a carriage return alone; save it with LF or CRLF"
    case .needsColumn(let role, let option, let columns):
      return "no column is known to be \(role); name it with \(option)\(Self.list(columns))"
    case .timeZone(let message):
      return message
    case .tooFewOrders(let found, let needed, _):
      return "expected at least \(needed) orders that can be used, found \(found)"
    }
  }

  /// The columns that there are.
  private static func list(_ columns: [String]) -> String {
    let shown = columns.prefix(40).map { quoted($0) }.joined(separator: ", ")
    return "; the columns are \(shown)\(columns.count > 40 ? ", …" : "")"
  }
}
