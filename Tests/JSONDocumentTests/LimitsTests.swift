// SPDX-License-Identifier: MIT

import JSONDocument
import Testing

@Suite("Limits")
struct LimitsTests {
  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"], [513, 100_000])
  func `a bomb of nesting is refused at the level that is too deep`(opening: String, count: Int) {
    let levels = opening.count { $0 == "[" || $0 == "{" }
    let text = String(repeating: opening, count: count)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error?.reason == .tooDeep(maximum: 512))
    // The 513th bracket: one line, and as many openings before it as hold 512 brackets.
    let byte = 512 / levels * opening.count
    #expect(error?.location == .character(line: 1, column: byte + 1, byte: byte))
  }

  @Test func `512 levels are read and written`() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try JSON(JSONDocument(parsing: text).root).text() == text)
  }

  @Test func `brackets in strings are no levels`() throws {
    let text = #"["\"[[[[", "\\", ["]]"]]"#
    let limits = JSONDocument.Limits(maximumDepth: 2)
    #expect(throws: Never.self) { try JSONDocument(parsing: text, limits: limits) }
  }

  @Test func `Jansson's own limit holds when ours is higher`() throws {
    let limits = JSONDocument.Limits(maximumDepth: .max)
    let deepest = String(repeating: "[", count: 2048) + String(repeating: "]", count: 2048)
    #expect(throws: Never.self) { try JSONDocument(parsing: deepest, limits: limits) }
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: "[" + deepest + "]", limits: limits)
    }
    #expect(error?.reason == .tooDeep(maximum: 2048))
    #expect(error?.location == .character(line: 1, column: 2049, byte: 2048))
  }

  @Test func `a text that is too large is refused`() {
    let limits = JSONDocument.Limits(maximumBytes: 4)
    #expect(throws: Never.self) { try JSONDocument(parsing: "[12]", limits: limits) }
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: "[123]", source: "f", limits: limits)
    }
    #expect(error?.description == "f: the text has 5 bytes, more than the limit of 4")
  }

  @Test func `a text cut anywhere is refused`() throws {
    let whole = Array(#"{"é": [1, -2.5e3, "a\u00e9𝄞", true, false, null, {}]}"#.utf8)
    #expect(throws: Never.self) { try JSONDocument(parsing: whole) }
    for length in 0..<whole.count {
      #expect(throws: JSONError.self, "cut after \(length) bytes") {
        try JSONDocument(parsing: Array(whole[..<length]))
      }
    }
  }

  @Test func `a text with any byte changed never crashes`() throws {
    let whole = Array("\u{FEFF}{\"a\": [1, -2.5e3, \"\\u00e9\", true, null, {}]}".utf8)
    for offset in whole.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = whole
        changed[offset] = byte
        do {
          _ = JSON(try JSONDocument(parsing: changed).root)
        } catch {
          guard case .character(let line, let column, let byte) = error.location else { continue }
          #expect(line >= 1 && column >= 1 && (0...whole.count).contains(byte))
        }
      }
    }
  }
}
