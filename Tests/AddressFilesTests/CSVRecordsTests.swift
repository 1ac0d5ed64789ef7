// SPDX-License-Identifier: MIT

import Testing

@testable import AddressFiles

@Suite("Records of CSV")
struct CSVRecordsTests {
  /// Rows as RFC 4180 has them; those of Python's csv module are the same, except for the last three.
  @Test(
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("\u{FEFF}a,b\n", [["a", "b"]]),
      ("a,\"b,c\"\n", [["a", "b,c"]]),
      ("\"a\"\"b\"\n", [["a\"b"]]),
      ("\"a\nb\",c\r\n", [["a\nb", "c"]]),
      ("\"a\r\nb\"\r\n", [["a\r\nb"]]),
      ("\"\",\n", [["", ""]]),
      ("\"\"\"\"\n", [["\""]]),
      ("a\"b,c\n", [["a\"b", "c"]]),
      ("é,日本\n", [["é", "日本"]]),
      ("a,b,\n", [["a", "b", ""]]),
      (",\n", [["", ""]]),
      ("a\n\n\nb\n", [["a"], ["b"]]),
      ("a;b\n1;2,5\n", [["a", "b"], ["1", "2,5"]]),
      ("a\tb\n1\t2\n", [["a", "b"], ["1", "2"]]),
    ])
  func `divides as the RFC says`(_ text: String, _ expected: [[String]]) throws {
    #expect(try rows(of: text).map { $0.map(\.text) } == expected)
  }

  @Test func `fields know where they begin`() throws {
    let rows = try rows(of: "é,\"x\ny\",z\n\n 1,2\n")
    #expect(rows.map { $0.map(\.line) } == [[1, 1, 2], [4, 4]])
    #expect(rows.map { $0.map(\.column) } == [[1, 3, 4], [1, 4]])
  }

  @Test(
    arguments: [
      ("a,\"b\"c\nd\n", AddressFileError.Reason.textAfterQuote, 1, 6),
      ("a\n\"b\nd\n", .openQuote, 2, 1),
      ("a\n\"b\"\"\nd\n", .openQuote, 2, 1),
    ])
  func `faults have places`(
    _ text: String, _ reason: AddressFileError.Reason, _ line: Int, _ column: Int
  ) {
    let error = #expect(throws: AddressFileError.self) { try rows(of: text) }
    #expect(error?.reason == reason)
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test func `reading goes on with the line after a fault`() throws {
    var records = CSVRecords(in: try ByteFeed(bytes: Array("a\n\"b\"c\nd\n".utf8), source: "x.csv"))
    #expect(try records.next()?.map(\.text) == ["a"])
    #expect(throws: AddressFileError.self) { try records.next() }
    #expect(try records.next()?.map(\.text) == ["d"])
    #expect(try records.next() == nil)
  }

  @Test func `what is not UTF-8 or without end is refused`() throws {
    for (bytes, reason) in [
      ([0x61, 0x2C, 0xFF, 0x0A], AddressFileError.Reason.wrongEncoding),
      ([UInt8](repeating: 0x61, count: 2 << 20), .tooLong(maximumBytes: 1 << 20)),
    ] {
      var records = CSVRecords(in: try ByteFeed(bytes: bytes, source: "x.csv"))
      let error = #expect(throws: AddressFileError.self) { try records.next() }
      #expect(error?.reason == reason)
      #expect(try records.next() == nil)
    }
    #expect(throws: AddressFileError.self) {
      try ByteFeed(bytes: [0x61, 0, 0x62, 0], source: "x.csv")
    }
  }

  @Test func `reads any bytes without a crash`() throws {
    let alphabet = Array("a,;\"\r\n".utf8) + [0xFF]
    var texts: [[UInt8]] = [[]]
    for _ in 0..<5 {
      texts = texts.flatMap { text in alphabet.map { text + [$0] } }
      for text in texts {
        var records = CSVRecords(in: try ByteFeed(bytes: text, source: "x.csv"))
        var calls = 0
        // Each call takes at least one byte.
        while calls <= text.count {
          calls += 1
          do { if try records.next() == nil { break } } catch {}
        }
        #expect(calls <= text.count + 1)
      }
    }
  }

  private func rows(of text: String) throws -> [[CSVRecords.Field]] {
    var records = CSVRecords(in: try ByteFeed(bytes: Array(text.utf8), source: "x.csv"))
    var rows: [[CSVRecords.Field]] = []
    while let row = try records.next() { rows.append(row) }
    return rows
  }
}
