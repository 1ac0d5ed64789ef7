// SPDX-License-Identifier: MIT

import JSONDocument
import TestSupport
import Testing

@Suite("A text read element by element")
struct DividedJSONTextTests {
  /// The elements of `list` in `text` and their pointers, and what is around them.
  private func read(
    _ text: String, partBytes: Int
  ) throws -> (elements: [JSON], pointers: [String], outline: JSON, parts: Int) {
    let file = try JSONTexts(in: Array(text.utf8), source: "f", runBytes: 1)
    let divided = try DividedJSONText(#require(file.single), at: "list", partBytes: partBytes)
    var elements: [JSON] = []
    var pointers: [String] = []
    for part in divided.parts {
      try divided.forEachElement(in: part) { element, index in
        #expect(index == elements.count)
        elements.append(JSON(element))
        pointers.append(element.pointer)
      }
    }
    return (elements, pointers, JSON(try divided.outline.get().root), divided.parts.count)
  }

  @Test(arguments: UInt64(0)..<50, [1, 50, .max])
  func `has the elements of the whole`(seed: UInt64, partBytes: Int) throws {
    var seeded = SeededJSON(seed: seed)
    let list = (0..<Int(seed % 7)).map { _ in seeded.value(depth: 3) }
    let before = seeded.value(depth: 3)
    let json: JSON = ["a": before, "list": .array(list), "z": seeded.value(depth: 3)]
    for isPretty in [false, true] {
      let reading = try read(json.text(pretty: isPretty), partBytes: partBytes)
      #expect(reading.elements == list)
      #expect(reading.pointers == list.indices.map { "/list/\($0)" })
      var outline = JSON.Object()
      outline["a"] = before
      outline["list"] = []
      outline["z"] = json["z"]
      #expect(reading.outline == .object(outline))
    }
  }

  @Test func `parts are as long as asked for`() throws {
    // Each of the eight elements is two bytes with its comma; the last one has a bracket behind it.
    let text = #"{"list":[1,2,3,4,5,6,7,8]}"#
    #expect(try read(text, partBytes: 1).parts == 8)
    #expect(try read(text, partBytes: 2).parts == 4)
    #expect(try read(text, partBytes: 5).parts == 3)
    #expect(try read(text, partBytes: .max).parts == 1)
  }

  @Test func `an element knows its place in the file`() throws {
    let text = "{\"list\": [1,\n {\"a\": {\"b\": [0, \"x\"]}}]}"
    let file = try JSONTexts(in: Array(text.utf8), source: "f", runBytes: 1)
    let divided = try DividedJSONText(#require(file.single), at: "list")
    var errors: [String] = []
    try divided.forEachElement(in: divided.parts[0]) { element, _ in
      guard let list = element.member("a")?.member("b") else { return }
      errors = [element, list].map { $0.unexpectedKind("a number").description }
      errors.append((try? list.elements()[1])?.unexpectedKind("a number").description ?? "")
    }
    #expect(
      errors == [
        "f: /list/1: expected a number, found an object",
        "f: /list/1/a/b: expected a number, found an array",
        "f: /list/1/a/b/1: expected a number, found string \"x\"",
      ])
  }

  @Test func `an element outlives the reading`() throws {
    var kept: [JSONValue] = []
    do {
      let file = try JSONTexts(in: Array(#"{"list":[[1],[2]]}"#.utf8), source: nil, runBytes: 1)
      let divided = try DividedJSONText(#require(file.single), at: "list")
      try divided.forEachElement(in: divided.parts[0]) { element, _ in kept.append(element) }
    }
    #expect(kept.map { JSON($0) } == [[1], [2]])
  }
}
