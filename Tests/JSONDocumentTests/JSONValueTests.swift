// SPDX-License-Identifier: MIT

import JSONDocument
import Testing

@Suite("Values of a document")
struct JSONValueTests {
  /// One value of each kind, by name.
  static let sample = #"""
    {"null": null, "boolean": true, "integer": 12, "number": 2.5, "string": "x",
     "array": [], "object": {}}
    """#

  static func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: text, source: "f.json").root
  }

  @Test(arguments: [
    ("null", JSONValue.Kind.null), ("boolean", .boolean), ("integer", .integer),
    ("number", .number), ("string", .string), ("array", .array), ("object", .object),
  ])
  func `know their kind`(name: String, kind: JSONValue.Kind) throws {
    #expect(try Self.root(Self.sample).required(name).kind == kind)
  }

  @Test func `are read as what they are`() throws {
    let root = try Self.root(Self.sample)
    #expect(try root.required("null").isNull)
    #expect(try root.required("boolean").boolean())
    #expect(try root.required("integer").integer() == 12)
    #expect(try root.required("integer").double() == 12)
    #expect(try root.required("number").double() == 2.5)
    #expect(try root.required("string").string() == "x")
    #expect(try root.required("array").elements().isEmpty)
    #expect(try root.required("object").members().count == 0)
  }

  @Test func `refuse to be read as what they are not`() throws {
    let readers: [(expected: String, fitting: Set<String>, read: (JSONValue) throws -> Void)] = [
      ("true or false", ["boolean"], { _ = try $0.boolean() }),
      ("an integer", ["integer"], { _ = try $0.integer() }),
      ("a number", ["integer", "number"], { _ = try $0.double() }),
      ("a string", ["string"], { _ = try $0.string() }),
      ("an array", ["array"], { _ = try $0.elements() }),
      ("an object", ["object"], { _ = try $0.members() }),
      ("an object", ["object"], { try $0.rejectMembers(otherThan: []) }),
    ]
    let found = [
      "null": "null", "boolean": "true", "integer": "number 12", "number": "number 2.5",
      "string": "string \"x\"", "array": "an array", "object": "an object",
    ]
    for (key, value) in try Self.root(Self.sample).members() {
      for reader in readers where !reader.fitting.contains(key) {
        let error = #expect(throws: JSONError.self) { try reader.read(value) }
        #expect(
          error?.description
            == "f.json: /\(key): expected \(reader.expected), found \(found[key] ?? "")")
      }
    }
  }

  @Test(
    arguments: [
      ("12", 12), ("12.0", 12), ("1.5e1", 15), ("-0.0", 0),
      ("9223372036854775807", Int64.max), ("-9223372036854775808", .min),
      ("-9223372036854775808.0", .min),
      ("12.5", nil), ("1e300", nil), ("9223372036854775808.0", nil), ("\"12\"", nil),
    ] as [(String, Int64?)])
  func `are integers when nothing is lost`(text: String, expected: Int64?) throws {
    let value = try Self.root(text)
    #expect((try? value.integer()) == expected)
  }

  @Test func `know their place even when Jansson shares their node`() throws {
    // RFC 6901 §5: "~" is written ~0 and "/" is written ~1.
    let text = #"{"a/b": [true, {"~1": true, "": true, "é\"": [null, null]}], "": {}}"#
    var pointers: [String] = []
    func collect(_ value: JSONValue) {
      pointers.append(value.pointer)
      switch value.content {
      case .array(let elements): for element in elements { collect(element) }
      case .object(let members): for (_, member) in members { collect(member) }
      default: break
      }
    }
    collect(try Self.root(text))
    #expect(
      pointers == [
        "", "/a~1b", "/a~1b/0", "/a~1b/1", "/a~1b/1/~01", "/a~1b/1/", "/a~1b/1/é\"",
        "/a~1b/1/é\"/0", "/a~1b/1/é\"/1", "/",
      ])
  }

  @Test func `outlive the document by name`() throws {
    func third() throws -> JSONValue { try Self.root("[1, 2, [\"kept\"]]").elements()[2] }
    let value = try third()
    #expect(try value.elements()[0].string() == "kept")
    #expect(value.pointer == "/2")
  }

  @Test func `are read by many tasks at once`() async throws {
    let root = try Self.root("[" + String(repeating: "[true, \"x\"], ", count: 500) + "null]")
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try root.elements().count { JSON($0) == [true, "x"] && $0.pointer.hasPrefix("/") }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 500, count: 8))
  }

  @Test func `members come in the order of the text`() throws {
    let names = (0..<300).map { "name\($0 * 7919 % 300)" }
    let text = "{" + names.map { "\"\($0)\": 0" }.joined(separator: ",") + "}"
    #expect(try Self.root(text).members().map(\.key) == names)
  }

  @Test func `a missing member is an error at its object`() throws {
    let value = try Self.root(#"{"hubs": [{"name": "Pier 4"}]}"#).required("hubs").elements()[0]
    #expect(value.member("id") == nil)
    #expect(value.member("name\0") == nil)
    let error = #expect(throws: JSONError.self) { try value.required("id") }
    #expect(error?.description == "f.json: /hubs/0: the member \"id\" is missing")
  }

  @Test func `an unknown member is refused with the nearest known name`() throws {
    let text = #"{"defaults": {"fee": 1, "minimumOrdr": 2}}"#
    let defaults = try Self.root(text).required("defaults")
    let known = ["fee", "hours", "minimumOrder"]
    let error = #expect(throws: JSONError.self) { try defaults.rejectMembers(otherThan: known) }
    #expect(
      error?.description
        == "f.json: /defaults/minimumOrdr: unknown member \"minimumOrdr\"; "
        + "did you mean \"minimumOrder\"?")
    #expect(throws: Never.self) { try defaults.rejectMembers(otherThan: known + ["minimumOrdr"]) }
    let stranger = #expect(throws: JSONError.self) {
      try defaults.rejectMembers(otherThan: ["fee", "speedKmh"])
    }
    #expect(
      stranger?.description
        == "f.json: /defaults/minimumOrdr: unknown member \"minimumOrdr\"; "
        + "known are \"fee\", \"speedKmh\"")
  }

  @Test func `an error shows hostile text on one short line`() throws {
    let long = String(repeating: "a", count: 1000)
    let value = try Self.root("[\"\\u001b[31m\\n\\u202e\", \"\(long)\"]").elements()
    #expect(value[0].summary == #"string "\u{1B}[31m\n\u{202E}""#)
    #expect(value[1].summary == "string \"\(String(repeating: "a", count: 40))…\"")
    #expect(value[0].error("no such hub").description == "f.json: /0: no such hub")
  }
}
