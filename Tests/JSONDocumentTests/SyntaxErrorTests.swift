// SPDX-License-Identifier: MIT

import JSONDocument
import Testing

/// A text that is not JSON, and where a person would put the finger.
struct Mistake: CustomTestStringConvertible, Sendable {
  let text: String
  let line: Int
  let column: Int
  let byte: Int
  let reason: JSONError.Reason

  init(_ text: String, _ line: Int, _ column: Int, byte: Int, _ reason: JSONError.Reason) {
    (self.text, self.line, self.column, self.byte, self.reason) = (text, line, column, byte, reason)
  }

  init(_ text: String, _ line: Int, _ column: Int, byte: Int, _ message: String) {
    self.init(text, line, column, byte: byte, .syntax(message))
  }

  var testDescription: String { text.debugDescription }

  // Lines and columns are counted by hand on the text, columns in Unicode scalars.
  static let all = [
    Mistake("[1 2]", 1, 4, byte: 3, "expected ',' or ']', found '2'"),
    Mistake("[1, {\"a\": 2]", 1, 12, byte: 11, "expected ',' or '}', found ']'"),
    Mistake("{\"a\" 1}", 1, 6, byte: 5, "expected ':', found '1'"),
    Mistake("{a: 1}", 1, 2, byte: 1, "expected a member name in double quotes, found 'a'"),
    Mistake("{\"a\":1,}", 1, 8, byte: 7, "expected another value before '}'; drop the last comma"),
    Mistake("[1,\n2,\n]", 3, 1, byte: 7, "expected another value before ']'; drop the last comma"),
    Mistake("[\n  1,\n  nul\n]", 3, 3, byte: 9, "expected a value, found 'nul'"),
    Mistake("[NaN]", 1, 2, byte: 1, "expected a value, found 'NaN'"),
    Mistake("[-Infinity]", 1, 2, byte: 1, "expected a value, found '-'"),
    Mistake("[+1]", 1, 2, byte: 1, "expected a value, found '+'"),
    Mistake("['x']", 1, 2, byte: 1, "expected a value, found \"'\"; strings need double quotes"),
    Mistake("// x\n[]", 1, 1, byte: 0, "expected a value, found '/'; JSON has no comments"),
    Mistake("[1] [2]", 1, 5, byte: 4, "expected the end of the text, found '['"),
    Mistake("[1", 1, 3, byte: 2, "the text ends too early"),
    Mistake("[1,\n", 2, 1, byte: 4, "the text ends too early"),
    Mistake("\"abc", 1, 5, byte: 4, "the text ends too early"),
    Mistake(
      "[\"ab\nc\"]", 1, 5, byte: 4, "the string is not closed before the end of the line"),
    Mistake(
      "[\"ab\tc\"]", 1, 5, byte: 4, "a string must not contain a bare control character"),
    Mistake("[\"a\\qb\"]", 1, 4, byte: 3, "there is no escape \"\\q\""),
    Mistake("[\"a\\u12x4\"]", 1, 4, byte: 3, "there is no escape \"\\u12x\""),
    Mistake("[\"a\\uD800b\"]", 1, 2, byte: 1, "the string contains half of a surrogate pair"),
    // é has two bytes and 𝄞 four, so that the eighth scalar is byte 11.
    Mistake("[\"é𝄞\", x]", 1, 8, byte: 11, "expected a value, found 'x'"),
    Mistake("[\"é\",\r\n\"𝄞\" \"z\"]", 2, 5, byte: 15, "expected ',' or ']', found '\"z\"'"),
    // Longer than the 20 bytes that Jansson quotes of a token.
    Mistake(
      "[1 \"a string \\\" of some length, and more\"]", 1, 4, byte: 3,
      "expected ',' or ']', found '\"a string \\\" of some length, and more\"'"),
    Mistake("123\0", 1, 4, byte: 3, "expected JSON, found U+0000"),
    Mistake("{\"a\": 1,\n \"a\": 2}", 2, 2, byte: 10, .duplicateMember("a")),
    Mistake("[9223372036854775808]", 1, 2, byte: 1, .numberOutOfRange("9223372036854775808")),
    Mistake("[1, -9223372036854775809]", 1, 5, byte: 4, .numberOutOfRange("-9223372036854775809")),
    Mistake("[1e999]", 1, 2, byte: 1, .numberOutOfRange("1e999")),
    Mistake("[\n-1e999]", 2, 1, byte: 2, .numberOutOfRange("-1e999")),
  ]
}

@Suite("Syntax errors")
struct SyntaxErrorTests {
  @Test(arguments: Mistake.all)
  func `are located where a person would look`(mistake: Mistake) {
    let expected = JSONError(
      source: "zones.geojson",
      location: .character(line: mistake.line, column: mistake.column, byte: mistake.byte),
      reason: mistake.reason)
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: mistake.text, source: "zones.geojson")
    }
    #expect(error == expected)
  }

  @Test(arguments: Mistake.all)
  func `are located alike after a byte order mark`(mistake: Mistake) {
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: "\u{FEFF}" + mistake.text)
    }
    #expect(
      error?.location
        == .character(line: mistake.line, column: mistake.column, byte: mistake.byte + 3))
  }

  @Test func `are one line that names the file`() {
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: "[\n[1, 2] {", source: "zones.geojson")
    }
    #expect(error?.description == "zones.geojson:2:8: expected ',' or ']', found '{'")
    let nameless = #expect(throws: JSONError.self) { try JSONDocument(parsing: "[1 2]") }
    #expect(nameless?.description == "line 1, column 4: expected ',' or ']', found '2'")
  }
}
