// SPDX-License-Identifier: MIT

import JSONDocument
import Testing

/// RFC 7464 for sequences, "Newline Delimited JSON" for lines.
@Suite("Several texts in a file")
struct JSONTextsTests {
  /// The texts in a file; nil when the file is a single one.
  private func texts(in file: String, runBytes: Int) throws -> [JSON]? {
    let texts = try JSONTexts(in: Array(file.utf8), source: "f", runBytes: runBytes)
    guard texts.single == nil else { return nil }
    var values: [JSON] = []
    for run in texts.runs {
      try texts.forEachText(in: run) { text in
        values.append(JSON(try DividedJSONText(text, at: "").outline.get().root))
      }
    }
    return values
  }

  @Test(
    arguments: [
      // One object a line, with blank lines, carriage returns, white space and a byte order mark.
      ("{}\n{\"a\":1}", [[:], ["a": 1]]),
      ("{}\n{\"a\":1}\n", [[:], ["a": 1]]),
      ("\u{FEFF}\n\r\n {} \r\n\r\n{\"a\": \"}\\n{\"}\r\n \n", [[:], ["a": "}\n{"]]),
      // Records, the last one with and without the line feed, and with several separators.
      ("\u{1E}{}\n\u{1E}{\"a\":1}\n", [[:], ["a": 1]]),
      ("\u{1E}{}\u{1E}\u{1E}\n\u{1E}{\"a\":\n1}", [[:], ["a": 1]]),
      ("\u{FEFF}\n\u{1E}[1]\n\u{1E}2\n", [[1], 2]),
      ("\u{1E}", []), ("\u{1E}\n\u{1E}\n", []),
      // A single text, however many lines it has.
      ("{}", nil), ("{}\n\n", nil), ("{\n\"a\":1}", nil), ("{\"a\":{}\n}", nil), ("[1]\n[2]", nil),
      ("{\"a\":[{}\n{}]}", nil), ("{\"a\":\"}\n{}\"}", nil), ("{} x\n{}", nil),
    ] as [(String, [JSON]?)], [1, 6, .max])
  func `are told by their content`(sample: (file: String, texts: [JSON]?), runBytes: Int) throws {
    #expect(try texts(in: sample.file, runBytes: runBytes) == sample.texts)
  }

  @Test(
    arguments: [
      // The place in the file, and what is wrong with the line.
      ("{}\n\n{\"a\":1", "f:3:7: the line ends within a value; each line must hold a whole one"),
      ("{}\n{\"a\":\n1}", "f:2:6: the line ends within a value; each line must hold a whole one"),
      ("{}\n{} {}\n{}", "f:2:4: expected the end of the line, found '{'"),
      ("{}\n{\"é\": nul}", "f:2:7: expected a value, found 'nul'"),
      ("{}\n{}\n]", "f:3:1: expected a value, found ']'"),
      (
        "{}\n{\"a\": \"}\n{}",
        "f:2:9: the line ends within a value; each line must hold a whole one"
      ),
      // The writer of a record is told of where the next one starts, and a cut file at its end.
      (
        "\u{1E}{}\n\u{1E}{\"a\":\n\u{1E}{}\n",
        "f:3:1: record 2 ends within a value: whoever wrote it was interrupted; write it again"
      ),
      (
        "\u{1E}{}\n\u{1E}{\"a\":[1,",
        "f:2:10: the file ends within record 2: it was cut off, or is still being written"
      ),
      ("\u{1E}{} {}\n", "f:1:5: expected the end of the record, found '{'"),
      ("\u{1E}{}\n\u{1E}{\"a\":1,\"a\":2}", "f:2:9: the member \"a\" is given twice"),
    ], [1, .max])
  func `have their mistakes told where they are`(
    sample: (file: String, error: String), runBytes: Int
  ) {
    let error = #expect(throws: JSONError.self) { try texts(in: sample.file, runBytes: runBytes) }
    #expect(error?.description == sample.error)
  }

  @Test(arguments: [
    ("{}\n\n{\"a\": 1}", "f:3: /a: expected a string, found number 1"),
    ("\u{1E}{}\n\u{1E}\u{1E}{\"a\": 1}", "f: record 2: /a: expected a string, found number 1"),
  ])
  func `are named in errors about values`(file: String, expected: String) throws {
    let texts = try JSONTexts(in: Array(file.utf8), source: "f", runBytes: 1)
    let error = #expect(throws: JSONError.self) {
      for run in texts.runs {
        try texts.forEachText(in: run) { text throws(JSONError) in
          let divided = try DividedJSONText(text, at: "list")
          _ = try divided.outline.get().root.member("a")?.string()
        }
      }
    }
    #expect(error?.description == expected)
  }

  @Test(arguments: ["", "\n \n", "\u{FEFF}"])
  func `need something in the file`(file: String) {
    let error = #expect(throws: JSONError.self) {
      try JSONTexts(in: Array(file.utf8), source: "f", runBytes: 1)
    }
    #expect(error?.description == "f: the text is empty; expected a JSON value")
  }
}
