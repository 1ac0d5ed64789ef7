// SPDX-License-Identifier: MIT

import JSONDocument
import Testing

@Suite("Encodings")
struct EncodingTests {
  /// `[1]` in the encodings that are not UTF-8, with and without byte order mark.
  static let others: [(name: String, bytes: [UInt8])] = [
    ("UTF-16BE", [0xFE, 0xFF, 0, 0x5B, 0, 0x31, 0, 0x5D]),
    ("UTF-16LE", [0xFF, 0xFE, 0x5B, 0, 0x31, 0, 0x5D, 0]),
    ("UTF-16BE", [0, 0x5B, 0, 0x31, 0, 0x5D]),
    ("UTF-16LE", [0x5B, 0, 0x31, 0, 0x5D, 0]),
    ("UTF-16BE", [0, 0x31]),
    ("UTF-16LE", [0x31, 0]),
    ("UTF-32BE", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31]),
    ("UTF-32LE", [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0]),
    ("UTF-32BE", [0, 0, 0, 0x31]),
    ("UTF-32LE", [0x31, 0, 0, 0]),
  ]

  @Test(arguments: others)
  func `other than UTF-8 are named`(name: String, bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes, source: "f") }
    #expect(error?.description == "f: the text is \(name); save it as UTF-8")
  }

  @Test func `a byte order mark of UTF-8 is skipped`() throws {
    let document = try JSONDocument(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    #expect(JSON(document.root) == [1])
  }

  @Test(
    arguments: [
      // Latin-1 é, a lone continuation, an overlong slash, a surrogate, above U+10FFFF, a torn end.
      [0xE9], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are located`(bytes: [UInt8]) {
    // Behind line break, bracket and quotation mark: line 2, column 3.
    let text = Array("\n[\"".utf8) + bytes + Array("\"]".utf8)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error?.location == .character(line: 2, column: 3, byte: 3))
    #expect(error?.reason == .invalidUTF8(byte: bytes[0]))
  }

  @Test(arguments: ["", " ", "\n\t\r ", "\u{FEFF}", "\u{FEFF}\n"])
  func `a text without a value is empty`(text: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text, source: "f") }
    #expect(error?.description == "f: the text is empty; expected a JSON value")
  }

  @Test func `U+0000 is data in a string and an error outside`() throws {
    #expect(try JSONDocument(parsing: #""a\u0000b""#).root.string() == "a\0b")
    #expect(throws: JSONError.self) { try JSONDocument(parsing: "[1, \0]") }
    #expect(throws: JSONError.self) { try JSONDocument(parsing: "\"a\0b\"") }
  }
}
