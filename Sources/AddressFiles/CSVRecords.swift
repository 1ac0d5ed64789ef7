// SPDX-License-Identifier: MIT

/// The records of a CSV file (RFC 4180), one after the other.
///
/// Lines end with LF or CRLF; empty ones do not count. Fields are separated by commas, or by semicolons or tabs when
/// the first line has more of those. A quote within a field that does not begin with one stands for itself. What
/// follows a fault goes on with the next line.
struct CSVRecords {
  private static let maximumBytes = 1 << 20
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")

  /// A field, and where it begins.
  struct Field {
    let text: String
    let line: Int
    let column: Int
  }

  private var feed: ByteFeed
  private let separator: UInt8

  /// The records in `feed`.
  init(in feed: ByteFeed) {
    self.feed = feed
    let line = feed.ahead.prefix { $0 != Self.lineFeed }
    let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counts = separators.map { separator in line.count { $0 == separator } }
    separator = separators[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }

  /// The name of the file, for errors.
  var source: String { feed.source }

  /// The fields of the next record; nil after the last one.
  mutating func next() throws(AddressFileError) -> [Field]? {
    while let byte = try feed.peek(), byte == Self.lineFeed || byte == UInt8(ascii: "\r") {
      feed.skip()
    }
    guard try feed.peek() != nil else { return nil }
    var fields: [Field] = []
    var byteCount = 0
    do throws(AddressFileError) {
      while true {
        fields.append(try takeField(&byteCount))
        guard let end = try feed.peek() else { return fields }
        feed.skip()
        if end == Self.lineFeed { return fields }
      }
    } catch {
      if error.isOfOneRow { try feed.skipLine() }
      throw error
    }
  }

  /// Takes a field and stops before the separator or line feed that ends it.
  private mutating func takeField(_ byteCount: inout Int) throws(AddressFileError) -> Field {
    let (line, column) = (feed.line, feed.column)
    var bytes: [UInt8] = []
    if try feed.peek() == Self.quote {
      feed.skip()
      try takeQuoted(into: &bytes, from: (line, column), &byteCount)
      if try feed.peek() == UInt8(ascii: "\r") { feed.skip() }
      if let end = try feed.peek(), end != separator, end != Self.lineFeed {
        throw error(.textAfterQuote, feed.line, feed.column)
      }
    } else {
      while let byte = try feed.peek(), byte != separator, byte != Self.lineFeed {
        feed.skip()
        bytes.append(byte)
        try count(&byteCount, line, column)
      }
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error(.wrongEncoding, line, column)
    }
    return Field(text: text, line: line, column: column)
  }

  /// Takes what is between a quote, which is gone, and the one that ends the field, which goes too.
  private mutating func takeQuoted(
    into bytes: inout [UInt8], from start: (line: Int, column: Int), _ byteCount: inout Int
  ) throws(AddressFileError) {
    while let byte = try feed.peek() {
      feed.skip()
      if byte == Self.quote {
        guard try feed.peek() == Self.quote else { return }
        feed.skip()
      }
      bytes.append(byte)
      try count(&byteCount, start.line, start.column)
    }
    throw error(.openQuote, start.line, start.column)
  }

  private func count(
    _ byteCount: inout Int, _ line: Int, _ column: Int
  ) throws(AddressFileError) {
    byteCount += 1
    if byteCount > Self.maximumBytes {
      throw error(.tooLong(maximumBytes: Self.maximumBytes), line, column)
    }
  }

  private func error(
    _ reason: AddressFileError.Reason, _ line: Int, _ column: Int
  ) -> AddressFileError {
    AddressFileError(reason, source: feed.source, line: line, column: column)
  }
}
