// SPDX-License-Identifier: MIT

/// A JSON text among the bytes of a file, on its way to a tree.
package struct JSONText: Sendable {
  /// The whole file.
  let bytes: [UInt8]
  /// The name of the file.
  let source: String?
  /// Where in the file the text stands.
  let range: Range<Int>
  /// What the text is to its file.
  let role: Role

  /// The text that is a whole file, without its byte order mark.
  init(bytes: [UInt8], source: String?) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.init(bytes: bytes, source: source, range: start..<bytes.count, role: .file)
  }

  /// The text at `range` of a file.
  init(bytes: [UInt8], source: String?, range: Range<Int>, role: Role) {
    self.bytes = bytes
    self.source = source
    self.range = range
    self.role = role
  }

  /// Refuses a file that is too large, in another encoding, or empty: what Jansson would refuse late
  /// or with an unclear message.
  func checkBytes(maximum: Int) throws(JSONError) {
    guard bytes.count <= maximum else {
      let reason = JSONError.Reason.tooLarge(bytes: bytes.count, maximum: maximum)
      throw JSONError(source: source, reason: reason)
    }
    if let name = nameOfOtherEncoding {
      throw JSONError(source: source, reason: .wrongEncoding(name))
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw self.error(.invalidUTF8(byte: bytes[offset]), at: offset)
    }
    guard bytes[range].contains(where: { !isWhitespace($0) }) else {
      throw JSONError(source: source, reason: .empty)
    }
  }

  /// An error at the byte `offset` of the file.
  func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    var counter = LineCounter(JSONText(bytes: bytes, source: source))
    let position = counter.position(of: offset)
    let location = JSONError.Location.character(
      line: position.line, column: position.column, byte: offset)
    return JSONError(source: source, location: location, reason: reason)
  }

  /// UTF-16 and UTF-32 by their byte order marks, or by where the zeros of the first two ASCII
  /// characters are (RFC 4627 §3).
  private var nameOfOtherEncoding: String? {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { return "UTF-32BE" }
    if head.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { return "UTF-32LE" }
    if head.starts(with: [0xFE, 0xFF]) { return "UTF-16BE" }
    if head.starts(with: [0xFF, 0xFE]) { return "UTF-16LE" }
    switch head.map({ $0 == 0 }) {
    case [true, true, true, false]: return "UTF-32BE"
    case [false, true, true, true]: return "UTF-32LE"
    case [true, false, true, false], [true, false]: return "UTF-16BE"
    case [false, true, false, true], [false, true]: return "UTF-16LE"
    default: return nil
    }
  }
}

func isWhitespace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

/// Whether `byte` continues a character of UTF-8 rather than starting one.
func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
