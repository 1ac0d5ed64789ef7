// SPDX-License-Identifier: MIT

/// The JSON texts in a file: a single one, one a line, or a sequence of records.
///
/// The form is told by the content. A sequence (RFC 7464) starts with a record separator, U+001E.
/// Newline-delimited JSON starts with a line that holds a whole object, and the next line that is
/// not blank starts with another one.
package struct JSONTexts: Sendable {
  /// Some successive texts of a file that has several.
  package struct Run: Sendable {
    /// The bytes from the first text to behind the last one.
    let range: Range<Int>
    /// The number of the first line or record.
    let firstNumber: Int

    /// How long the run is, in bytes.
    package var byteCount: Int { range.count }
  }

  /// The only text of the file; nil when it has several.
  package let single: JSONText?
  /// The texts of a file that has several, in order.
  package private(set) var runs: [Run] = []

  private let file: JSONText
  private let delimiter: Delimiter

  /// What stands between texts.
  private enum Delimiter: UInt8 {
    case lineFeed = 0x0A
    case recordSeparator = 0x1E
  }

  /// Finds the texts in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, with or without a byte order mark.
  ///   - source: The name of the file, for errors.
  ///   - runBytes: A run ends with the first text that makes it at least as long.
  /// - Throws: A `JSONError` when the file is empty, not UTF-8, or longer than the standard limit.
  package init(in bytes: [UInt8], source: String?, runBytes: Int) throws(JSONError) {
    file = JSONText(bytes: bytes, source: source)
    try file.checkBytes(maximum: JSONDocument.Limits.standard.maximumBytes)
    let start = file.skipWhitespace(from: file.range.lowerBound)
    if file.byte(at: start) == Delimiter.recordSeparator.rawValue {
      delimiter = .recordSeparator
    } else if file.isDelimitedByNewlines(from: start) {
      delimiter = .lineFeed
    } else {
      (delimiter, single) = (.lineFeed, file)
      return
    }
    single = nil
    var run: (start: Int, number: Int)?
    forEachPiece(in: file.range, from: 1) { range, number in
      let start = run ?? (range.lowerBound, number)
      run = start
      guard range.upperBound - start.start >= runBytes else { return }
      runs.append(Run(range: start.start..<range.upperBound, firstNumber: start.number))
      run = nil
    }
    if let run {
      runs.append(Run(range: run.start..<file.range.upperBound, firstNumber: run.number))
    }
  }

  /// Hands all texts to `body`.
  func forEachText(_ body: (JSONText) -> Void) {
    if let single { body(single) }
    for run in runs { forEachText(in: run, body) }
  }

  /// Hands the texts in `run` to `body`.
  package func forEachText<Failure: Error>(
    in run: Run, _ body: (JSONText) throws(Failure) -> Void
  ) throws(Failure) {
    var failure: Failure?
    forEachPiece(in: run.range, from: run.firstNumber) { range, number in
      guard failure == nil else { return }
      let role: JSONText.Role =
        switch delimiter {
        case .lineFeed: .line(number)
        case .recordSeparator:
          .record(
            number, isLast: file.skipWhitespace(from: range.upperBound) == file.range.upperBound)
        }
      do throws(Failure) {
        try body(JSONText(bytes: file.bytes, source: file.source, range: range, role: role))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Hands the texts in `range`, without delimiters, to `body`; blank ones are passed over.
  ///
  /// Lines are counted all, records without the blank ones: "multiple consecutive RS octets do not
  /// denote empty sequence elements" (RFC 7464 §2.1).
  private func forEachPiece(
    in range: Range<Int>, from firstNumber: Int, _ body: (Range<Int>, Int) -> Void
  ) {
    var number = firstNumber
    var start = range.lowerBound
    while start < range.upperBound {
      let end = file.firstOffset(of: delimiter.rawValue, in: start..<range.upperBound)
      let isBlank = file.skipWhitespace(from: start, to: end) == end
      if !isBlank { body(start..<end, number) }
      if delimiter == .lineFeed || !isBlank { number += 1 }
      start = end + 1
    }
  }
}

extension JSONText {
  /// Whether the line at `start`, where the first value starts, holds a whole object, and another
  /// object starts on the next line that is not blank.
  fileprivate func isDelimitedByNewlines(from start: Int) -> Bool {
    let end = firstOffset(of: UInt8(ascii: "\n"), in: start..<range.upperBound)
    guard byte(at: skipWhitespace(from: end)) == UInt8(ascii: "{"),
      byte(at: start) == UInt8(ascii: "{"),
      bytes[start..<end].last(where: { !isWhitespace($0) }) == UInt8(ascii: "}")
    else { return false }
    let line = JSONText(bytes: bytes, source: source, range: start..<end, role: .line(1))
    let scan = try? StructureScan(of: line, maximumDepth: JSONDocument.Limits.standard.maximumDepth)
    return scan?.depth == 0
  }
}
