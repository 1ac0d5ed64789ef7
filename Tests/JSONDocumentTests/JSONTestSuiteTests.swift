// SPDX-License-Identifier: MIT

import JSONDocument
import TestSupport
import Testing

/// The JSON test suite of Nicolas Seriot: `y_` files are JSON, `n_` files are not, and of `i_`
/// files RFC 8259 leaves it to the reader.
@Suite("JSON test suite", .enabled(if: SharedData.isPresent, SharedData.absence))
struct JSONTestSuiteTests {
  /// The files that are JSON and that we refuse, each for a reason.
  static let refusals: [String: JSONError.Reason] = [
    // Jansson keeps names as C strings, so one with U+0000 would lose its end.
    "y_object_escaped_null_in_key.json": .syntax("a member name must not contain U+0000"),
    // Of two members with one name, the reader of a service could only guess which is meant.
    "y_object_duplicated_key.json": .duplicateMember("a"),
    "y_object_duplicated_key_and_value.json": .duplicateMember("a"),
  ]

  /// The files that RFC 8259 leaves to the reader and that we read: nesting below our limit, and a
  /// number too small for `Double`, which is zero to the last bit that we could keep.
  static let tolerated: Set = [
    "i_structure_500_nested_arrays.json", "i_structure_UTF-8_BOM_empty_object.json",
    "i_number_double_huge_neg_exp.json", "i_number_real_underflow.json",
  ]

  static func files(_ prefix: String) -> [String] {
    SharedData.files(in: "json-suite/test_parsing", suffix: ".json")
      .filter { name(of: $0).hasPrefix(prefix) }
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  @Test func `the suite is complete`() {
    #expect(Self.files("y_").count == 95)
    #expect(Self.files("n_").count == 188)
    #expect(Self.files("i_").count == 35)
  }

  @Test(arguments: files("y_"))
  func `what is JSON is read`(path: String) throws {
    let bytes = try SharedData.bytes(path)
    if let reason = Self.refusals[Self.name(of: path)] {
      let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
      #expect(error?.reason == reason)
    } else {
      let value = JSON(try JSONDocument(parsing: bytes).root)
      #expect(JSON(try JSONDocument(parsing: value.text()).root) == value)
    }
  }

  @Test(arguments: files("n_"))
  func `what is not JSON is refused`(path: String) throws {
    let bytes = try SharedData.bytes(path)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes, source: "n") }
    let text = try #require(error).description
    #expect(text.hasPrefix("n:"))
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test(arguments: files("i_"))
  func `what is left to the reader is refused unless it loses nothing`(path: String) throws {
    let bytes = try SharedData.bytes(path)
    let isRead = (try? JSONDocument(parsing: bytes)) != nil
    #expect(isRead == Self.tolerated.contains(Self.name(of: path)))
  }
}
