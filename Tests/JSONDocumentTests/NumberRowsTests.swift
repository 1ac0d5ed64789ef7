// SPDX-License-Identifier: MIT

import JSONDocument
import Testing

@Suite("Rows of numbers")
struct NumberRowsTests {
  static func rows(_ text: String, minimumCount: Int = 2) throws -> [[Double]] {
    var rows: [[Double]] = []
    let ring = try JSONDocument(parsing: #"{"ring": \#(text)}"#).root.required("ring")
    try ring.forEachNumberRow(minimumCount: minimumCount) { index, numbers in
      #expect(index == rows.count)
      rows.append(numbers.indices.map { numbers[$0] })
    }
    return rows
  }

  @Test func `are handed over in order`() throws {
    #expect(
      try Self.rows("[[1, 2.5], [-3, 4, 1e2], [0.1, 7]]") == [[1, 2.5], [-3, 4, 100], [0.1, 7]])
    #expect(try Self.rows("[]") == [])
    #expect(try Self.rows("[[]]", minimumCount: 0) == [[]])
  }

  @Test(arguments: [
    ("3", "/ring: expected an array, found number 3"),
    ("[[1, 2], 3]", "/ring/1: expected an array, found number 3"),
    ("[[1, 2], [3]]", "/ring/1: expected at least 2 elements, found 1"),
    ("[[1, 2], []]", "/ring/1: expected at least 2 elements, found 0"),
    ("[[1, 2], [3, \"x\"]]", "/ring/1/1: expected a number, found string \"x\""),
    ("[[1, 2, null], [3]]", "/ring/0/2: expected a number, found null"),
    ("[[[1, 2]]]", "/ring/0/0: expected a number, found an array"),
    ("[[[1, 2], [3, 4]]]", "/ring/0/0: expected a number, found an array"),
  ])
  func `are refused where they are none`(text: String, expected: String) {
    let error = #expect(throws: JSONError.self) { try Self.rows(text) }
    #expect(error?.description == expected)
  }
}
