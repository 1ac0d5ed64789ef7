// SPDX-License-Identifier: MIT

import JSONDocument
import Testing

@Suite("Reading JSON")
struct JSONDocumentTests {
  @Test func `values know their kind and their place`() throws {
    let text = #"{"a/b": [1, 2.5, "x", null, true, {"c~d": false}], "e": ""}"#
    let root = try JSONDocument(parsing: text, source: "f.json").root
    let elements = try root.required("a/b").elements()
    #expect(try elements[0].integer() == 1)
    #expect(try elements[1].double() == 2.5)
    #expect(try elements[2].string() == "x")
    #expect(elements[3].isNull)
    #expect(try elements[4].boolean())
    #expect(try elements[5].required("c~d").pointer == "/a~1b/5/c~0d")
    #expect(try root.members().map(\.key) == ["a/b", "e"])
    #expect(throws: JSONError.self) { try elements[2].double() }
    #expect(
      elements[2].unexpectedKind("a number").description
        == #"f.json: /a~1b/2: expected a number, found string "x""#)
    #expect(try JSON(root).text() == #"{"a/b":[1,2.5,"x",null,true,{"c~d":false}],"e":""}"#)
  }
}
