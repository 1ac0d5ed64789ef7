// SPDX-License-Identifier: MIT

import JSONDocument
import TestSupport
import Testing

@Suite("Lines and columns of values")
struct PositionTests {
  private static let text = """
    {
      "é\\u0301\\/~": [1, { "𝄞": "]\\"}", "x" : 2 }],
      "zones": [],
    \t"last":null
    }
    """

  // Counted by hand: a column is a Unicode scalar, whatever its bytes.
  @Test(arguments: [
    ("", 1, 1), ("/é\u{301}~1~0", 2, 17), ("/é\u{301}~1~0/0", 2, 18), ("/é\u{301}~1~0/1/𝄞", 2, 28),
    ("/é\u{301}~1~0/1/x", 2, 42), ("/zones", 3, 12), ("/last", 4, 9),
    // What is not there counts as what should hold it.
    ("/zones/0", 3, 12), ("/é\u{301}~1~0/1/x/y/z", 2, 42), ("/none", 1, 1),
    ("/é\u{301}~1~0/01", 2, 17),
  ])
  func `are those that an editor shows`(pointer: String, line: Int, column: Int) {
    let error = JSONError(
      source: "f", location: .value(pointer: pointer), reason: .unsuitable("wrong"))
    #expect(
      [error].positioned(in: Array(Self.text.utf8), source: "f").map(\.location)
        == [.value(pointer: pointer, position: TextPosition(line: line, column: column))])
  }

  @Test func `of an unknown member are those of its name`() throws {
    let bytes = Array("\u{FEFF}{\n  \"nmae\": 1 }".utf8)
    let root = try JSONDocument(parsing: bytes, source: "f").root
    let error = #expect(throws: JSONError.self) { try root.rejectMembers(otherThan: ["name"]) }
    #expect(
      [error].compactMap(\.self).positioned(in: bytes, source: "f").map(\.description)
        == ["f:2:3: unknown member \"nmae\"; did you mean \"name\"? (/nmae)"])
  }

  @Test(arguments: [
    ("{\"a\":1}\n\n {\"a\":[1,2]}", "f:3", "f:3:10: wrong (/a/1)"),
    ("\u{1E}{\"a\":1}\n\u{1E}{\n\"a\":[1,2]}", "f: record 2", "f:3:8: wrong (/a/1)"),
  ])
  func `in one of several texts are those in the file`(
    file: String, source: String, expected: String
  ) {
    let error = JSONError(
      source: source, location: .value(pointer: "/a/1"), reason: .unsuitable("wrong"))
    #expect(
      [error].positioned(in: Array(file.utf8), source: "f").map(\.description) == [expected])
  }

  @Test func `are left out of errors about other files, and of other errors`() {
    let errors = [
      JSONError(source: "g", location: .value(pointer: ""), reason: .unsuitable("wrong")),
      JSONError(location: .value(pointer: ""), reason: .unsuitable("wrong")),
      JSONError(source: "f", location: .text, reason: .outOfMemory),
      JSONError(source: "f", location: .character(line: 9, column: 9, byte: 99), reason: .empty),
    ]
    #expect(errors.positioned(in: Array("[]".utf8), source: "f") == errors)
    #expect(errors.positioned(in: [0xFF], source: "f") == errors)
  }

  /// Each value is a number of its own, so that the text tells by itself where it stands.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `are where the values are, all found at once`(seed: UInt64) throws {
    var seeded = SeededJSON(seed: seed)
    var marker = Marker()
    let json = marker.marked(seeded.value(depth: 5), at: "")
    let text = try json.text(pretty: seed.isMultiple(of: 2))
    let errors = marker.pointers.map {
      JSONError(source: "f", location: .value(pointer: $0), reason: .unsuitable("wrong"))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.unicodeScalars)
    }
    for (number, error) in errors.positioned(in: Array(text.utf8), source: "f").enumerated() {
      guard case .value(_, let position?) = error.location else {
        Issue.record("seed \(seed): no position of \(error)")
        continue
      }
      let found = lines[position.line - 1][(position.column - 1)...].prefix(7)
      #expect(
        String(String.UnicodeScalarView(found)) == "\(1_000_000 + number)",
        "seed \(seed): \(error)")
    }
  }

  /// Puts a number of its own in place of everything that holds nothing.
  private struct Marker {
    private(set) var pointers: [String] = []

    mutating func marked(_ json: JSON, at pointer: String) -> JSON {
      switch json {
      case .array(let elements) where !elements.isEmpty:
        return .array(
          elements.enumerated().map { marked($0.element, at: "\(pointer)/\($0.offset)") })
      case .object(let object) where !object.isEmpty:
        var copy = JSON.Object()
        for (key, value) in object { copy[key] = marked(value, at: pointer + pointerToken(key)) }
        return .object(copy)
      default:
        pointers.append(pointer)
        return .integer(Int64(1_000_000 + pointers.count - 1))
      }
    }
  }
}
