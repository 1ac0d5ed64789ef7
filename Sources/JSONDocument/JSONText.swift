// SPDX-License-Identifier: MIT

import CJansson

/// The bytes of a JSON text, on their way to a tree.
struct JSONText {
  let bytes: [UInt8]
  let source: String?
  /// Where the JSON starts: behind the byte order mark, when there is one.
  let start: Int

  init(bytes: [UInt8], source: String?) {
    self.bytes = bytes
    self.source = source
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Refuses what Jansson would refuse late or with an unclear message: texts that are too large,
  /// in another encoding, empty or too deeply nested.
  func check(against limits: JSONDocument.Limits) throws(JSONError) {
    guard bytes.count <= limits.maximumBytes else {
      let reason = JSONError.Reason.tooLarge(bytes: bytes.count, maximum: limits.maximumBytes)
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
    guard bytes[start...].contains(where: { !isWhitespace($0) }) else {
      throw JSONError(source: source, reason: .empty)
    }
    try scanBytes(maximumDepth: limits.maximumDepth)
  }

  /// The tree of the text, which the caller gives back with `json_decref`.
  func parse() throws(JSONError) -> Node {
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL
    var failure = json_error_t()
    let node = unsafe bytes[start...].withUnsafeBytes { bytes in
      unsafe json_loadb(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, Int(flags), &failure)
    }
    guard let node = unsafe node else { throw error(failure) }
    return unsafe node
  }

  /// An error at the byte `offset`.
  func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    let before = bytes[start..<max(start, offset)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    let location = JSONError.Location.character(
      line: 1 + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + before[lineStart...].count { !isContinuation($0) },
      byte: offset)
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

  /// Refuses a bracket that opens one level too many, and U+0000, which Jansson overlooks behind a
  /// number.
  private func scanBytes(maximumDepth: Int) throws(JSONError) {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for offset in start..<bytes.count {
      switch (bytes[offset], isInString) {
      case (0, _): throw error(.syntax("expected JSON, found U+0000"), at: offset)
      case (UInt8(ascii: "\""), _): if !isEscaped { isInString.toggle() }
      case (UInt8(ascii: "\\"), true):
        isEscaped.toggle()
        continue
      case (UInt8(ascii: "["), false), (UInt8(ascii: "{"), false):
        depth += 1
        if depth > maximumDepth { throw error(.tooDeep(maximum: maximumDepth), at: offset) }
      case (UInt8(ascii: "]"), false), (UInt8(ascii: "}"), false): depth -= 1
      default: break
      }
      isEscaped = false
    }
  }
}

func isWhitespace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

/// Whether `byte` continues a character of UTF-8 rather than starting one.
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
