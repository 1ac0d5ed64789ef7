// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import JSONDocument

/// Rows that are read in slices, and kept outside the tree, are those of the whole tree.
@Suite("Long arrays of rows of numbers")
struct NumberTableTests {
  private static let row = "[1,2.5]"
  private static let rows = Array(repeating: row, count: 40)

  /// How many tables there are in `text`, cut into slices of about `sliceBytes`.
  private func tableCount(in text: String, sliceBytes: Int = 20) -> Int {
    let text = JSONText(bytes: Array(text.utf8), source: nil)
    return NumberTableScan(of: text, sliceBytes: sliceBytes).tables.count
  }

  @Test func `are found wherever they are`() {
    let rows = "[" + Self.rows.joined(separator: ",") + "]"
    #expect(tableCount(in: rows) == 1)
    #expect(tableCount(in: " [ \(rows)\n, 1, {\"a]\\\"[[1\": [[\(rows)]]}]") == 2)
    #expect(tableCount(in: "[ " + Self.rows.joined(separator: " ,\n") + "\n]") == 1)
    #expect(tableCount(in: "\"[\(rows)]\"") == 0)
    // All rows but the last are 39 times 7 bytes and 38 commas.
    #expect(tableCount(in: rows, sliceBytes: 311) == 1)
    #expect(tableCount(in: rows, sliceBytes: 312) == 0)
  }

  /// What can stand instead of a row so that the array is no table.
  static let odd = [
    "[1,2,3]", "[1]", "[]", "[1,\"2\"]", "[1,\"]\"]", "[1,null]", "[true,2]", "[[1,2],3]",
    "[1,[2]]",
    "[{},2]", "[1,{\"a\":2}]", "3", "null", "\"x\"", "{}", "",
    // No JSON at all.
    "[1,2", "1,2]", "[1,2,]", "[1 2]", "[,1]", "[1,2]}", "[1e999,2]", "[01,2]",
    "[1,2.]", "[-,2]", "[1,99999999999999999999]", "[1,2],", ",[1,2]", "[1,2] [1,2]", "[1,\"2]",
    "[1,tru]", "[1,2]x", "[1,\\u0032]", "[1,\u{0}2]", "[1,é]", "]", "[", "}", "{", "\"",
  ]

  @Test(arguments: odd, [0, 20, 39])
  func `are none with an odd row`(row: String, index: Int) {
    var rows = Self.rows
    rows[index] = row
    #expect(tableCount(in: "[" + rows.joined(separator: ",") + "]") == 0)
  }

  @Test(arguments: odd + [row, "[1,2]]", "[[1,2]"], [0, 20, 39])
  func `read as the whole does, whatever is among them`(row: String, index: Int) {
    var rows = Self.rows
    rows[index] = row
    let list = "[" + rows.joined(separator: ",") + "]"
    for text in [
      "{\"list\": [\(list)]}", "{\"list\": [1, {\"a\": [[], \(list)], \"b\": \(list)}, [2]]}",
      "{\"list\": [{\"a\": [], \"a\": \(list)}]}", "{\"list\": [{\"a\": \(list), \"b\": 1",
      "{\"list\": [{\"a\": \(list) \"b\": 1}]}", "{\"list\": [{\"a\" \(list), \"b\": 1}]}",
      "{\"list\": [{\"a\": \(list)} {}]}", "{\"list\": [{\"a\": 1} \(list)]}",
      "{\"lost\": \(list), \"b\": {\"c\": \(list)}}", "\(list)", "[\(list)] x", "[\(list), x]",
      "\u{FEFF} {\"é\": \(list), \"x\": \(list)",
    ] {
      let whole = reading(text, sliceBytes: .max)
      for sliceBytes in [1, 100] {
        #expect(reading(text, sliceBytes: sliceBytes) == whole, "\(text)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `read as the whole does among other values`(seed: UInt64) throws {
    var seeded = SeededJSON(seed: seed)
    var generator = SeededGenerator(seed: ~seed)
    var list: [JSON] = []
    for _ in 0..<5 {
      let width = Int.random(in: 1...4, using: &generator)
      let rows = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        JSON.array(
          (0..<width).map { _ in
            Bool.random(using: &generator)
              ? .integer(.random(in: .min ... .max, using: &generator))
              : .number(.random(in: -180...180, using: &generator))
          })
      }
      list += [seeded.value(depth: 3), .object(["a": .array(rows), "b": seeded.value(depth: 2)])]
    }
    for isPretty in [false, true] {
      let text = try JSON.object(["list": .array(list)]).text(pretty: isPretty)
      let whole = reading(text, sliceBytes: .max)
      for sliceBytes in [1, 50] {
        #expect(reading(text, sliceBytes: sliceBytes) == whole, "seed \(seed)")
      }
    }
  }

  /// Every value in `text` with its pointer and what handing over its rows says, or the mistake.
  ///
  /// With slices as long as can be nothing is a table.
  private func reading(_ text: String, sliceBytes: Int) -> [String] {
    var lines: [String] = []
    do throws(JSONError) {
      let file = try JSONTexts(in: Array(text.utf8), source: "f", runBytes: .max)
      guard let single = file.single else { return [] }
      let divided = try DividedJSONText(single, at: "list", sliceBytes: sliceBytes)
      for part in divided.parts {
        try divided.forEachElement(in: part) { element, _ in
          lines.append("\(JSON(element))")
          list(element, in: &lines)
        }
      }
      list(try divided.outline.get().root, in: &lines)
    } catch {
      lines.append("\(error)")
    }
    return lines
  }

  private func list(_ value: JSONValue, in lines: inout [String]) {
    lines.append("\(value.pointer): \(value.summary)")
    switch value.content {
    case .array(let elements):
      for minimumCount in 1...3 {
        do throws(JSONError) {
          try value.forEachNumberRow(minimumCount: minimumCount) { index, numbers in
            lines.append("\(index): \(numbers.indices.map { numbers[$0].bitPattern })")
          }
        } catch {
          lines.append("\(error)")
        }
      }
      lines.append("\(elements.count) elements")
      for element in elements { list(element, in: &lines) }
    case .object(let members):
      for (key, value) in members {
        lines.append(key)
        list(value, in: &lines)
      }
    default: break
    }
  }
}
