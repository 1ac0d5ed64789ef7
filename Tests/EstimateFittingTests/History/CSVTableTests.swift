// SPDX-License-Identifier: MIT

import Testing

@testable import EstimateFitting

@Suite("CSV")
struct CSVTableTests {
  @Test(arguments: CSVSample.all)
  func `divides rows and fields as RFC 4180 says`(_ sample: CSVSample) {
    let table = CSVTable(dividing: Array(sample.text.utf8))
    let rows = table.rows.map { row in
      (0..<row.fieldCount).map { table.text(of: $0, in: row) }
    }
    #expect(table.header == sample.header)
    #expect(rows == sample.rows)
    #expect(table.rows.map(\.line) == sample.lines)
    #expect(table.rows.map(\.hasBrokenQuotes) == sample.broken)
  }

  @Test func `reads any bytes without a crash`() {
    // Every text of up to five of the bytes that mean something, 7 + 49 + … + 16,807 of them.
    let alphabet = Array("a,;\"\r\n\u{FEFF}".utf8.prefix(6)) + [0xFF]
    var texts: [[UInt8]] = [[]]
    for _ in 0..<5 {
      texts = texts.flatMap { text in alphabet.map { text + [$0] } }
      for text in texts {
        let table = CSVTable(dividing: text)
        for row in table.rows {
          for column in 0..<row.fieldCount { _ = table.text(of: column, in: row) }
        }
        #expect(table.rows.isEmpty || !table.header.isEmpty)
      }
    }
  }
}

/// A text and what it is divided into.
struct CSVSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let header: [String]
  let rows: [[String]]
  let lines: [Int]
  let broken: [Bool]

  private init(
    _ name: String, _ text: String, header: [String], rows: [[String]], lines: [Int],
    broken: [Bool]? = nil
  ) {
    testDescription = name
    self.text = text
    self.header = header
    self.rows = rows
    self.lines = lines
    self.broken = broken ?? rows.map { _ in false }
  }

  static let all = [
    CSVSample("nothing", "", header: [], rows: [], lines: []),
    CSVSample("a header without rows", "a,b", header: ["a", "b"], rows: [], lines: []),
    // RFC 4180 §2.1 and §2.2: the last line may lack its end.
    CSVSample(
      "lines with CRLF", "a,b\r\n1,2\r\n3,4", header: ["a", "b"], rows: [["1", "2"], ["3", "4"]],
      lines: [2, 3]),
    CSVSample(
      "a byte order mark and lines with LF", "\u{FEFF}a,b\n1,2\n", header: ["a", "b"],
      rows: [["1", "2"]], lines: [2]),
    // §2.6 and §2.7: line breaks, separators and doubled quotes within quotes.
    CSVSample(
      "quotes", "a,b\n\"x\r\n,y\",\"say \"\"hi\"\"\"\n5,6\n", header: ["a", "b"],
      rows: [["x\r\n,y", "say \"hi\""], ["5", "6"]], lines: [2, 4]),
    CSVSample(
      "empty fields and empty lines", "a,b,c\n\n,,\n\n", header: ["a", "b", "c"],
      rows: [["", "", ""]], lines: [3]),
    CSVSample(
      "rows of other lengths", "a,b\n1\n1,2,3\n", header: ["a", "b"],
      rows: [["1"], ["1", "2", "3"]], lines: [2, 3]),
    CSVSample(
      "semicolons", "a;b,c\n1;2\n", header: ["a;b", "c"], rows: [["1;2"]], lines: [2]),
    CSVSample(
      "more semicolons than commas", "a;b;c,d\n1;2;3,5\n", header: ["a", "b", "c,d"],
      rows: [["1", "2", "3,5"]], lines: [2]),
    CSVSample("tabs", "a\tb\n1\t2\n", header: ["a", "b"], rows: [["1", "2"]], lines: [2]),
    CSVSample(
      "a quote that is not closed", "a,b\n1,\"2\n3,4\n", header: ["a", "b"],
      rows: [["1", "2"], ["3", "4"]], lines: [2, 3], broken: [true, false]),
    CSVSample(
      "a quote that is not closed at the end", "a,b\n1,\"2", header: ["a", "b"],
      rows: [["1", "2"]], lines: [2], broken: [true]),
    CSVSample(
      "a quote that only one lines below closes", "a,b\n\"1,2\r\n3,4\n\"5\",6\n",
      header: ["a", "b"], rows: [["1,2"], ["3", "4"], ["5", "6"]], lines: [2, 3, 4],
      broken: [true, false, false]),
    CSVSample(
      "text behind a quote", "a,b\n\"1\"x,2\n3,4\n", header: ["a", "b"],
      rows: [["1", "2"], ["3", "4"]], lines: [2, 3], broken: [true, false]),
    CSVSample(
      "a quote within a field", "a,b\n5\" pizza,2\n", header: ["a", "b"],
      rows: [["5\" pizza", "2"]], lines: [2]),
    CSVSample(
      "a carriage return within a line", "a,b\n1\r2,3\n", header: ["a", "b"],
      rows: [["1\r2", "3"]], lines: [2]),
  ]
}
