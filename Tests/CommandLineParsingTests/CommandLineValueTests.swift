// SPDX-License-Identifier: MIT

import CommandLineParsing
import Testing

@Suite("Values")
struct CommandLineValueTests {
  @Test(arguments: [
    ("0", 0), ("-5", -5), ("+5", 5), ("007", 7), ("9223372036854775807", Int.max),
    ("9223372036854775808", nil), ("", nil), (" 5", nil), ("5 ", nil), ("5.0", nil), ("0x10", nil),
    ("1e3", nil), ("٣", nil),
  ])
  func `a whole number is decimal digits`(text: String, value: Int?) throws {
    try check(text, value, expected: "a whole number")
  }

  @Test(arguments: [
    ("0", 0), ("-.5", -0.5), ("1e3", 1_000), ("-71.0421", -71.0421),
    ("5e-324", .leastNonzeroMagnitude),
    ("1e999", nil), ("inf", nil), ("-inf", nil), ("nan", nil), ("", nil), (" 1", nil), ("1,5", nil),
  ])
  func `a number is finite`(text: String, value: Double?) throws {
    try check(text, value, expected: "a finite number")
  }

  @Test(arguments: [("auto", ColorChoice.auto), ("never", .never), ("Auto", nil), ("", nil)])
  func `a choice is one of its words`(text: String, value: ColorChoice?) throws {
    try check(text, value, expected: "'auto' or 'always' or 'never'")
  }

  private func check<Value: CommandLineValue & Equatable>(
    _ text: String, _ value: Value?, expected: String
  ) throws {
    if let value {
      #expect(try Value(argument: text) == value)
    } else {
      #expect(throws: InvalidValue(text, expected: expected)) { try Value(argument: text) }
    }
  }
}
