// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import Testing

@Suite("Limits of expressions")
struct LimitsTests {
  private static let few = LogicLimits(maximumDepth: 8, maximumSize: 40, maximumSteps: 100)

  @Test(arguments: LogicMode.allCases)
  func nestingEndsAtTheDepth(mode: LogicMode) throws {
    // Each "!" is a level, and so is the constant inside.
    let deepest = nested(7, #"{"!":"#, "true", "}")
    let tooDeep = nested(8, #"{"!":"#, "true", "}")
    #expect(try answer(deepest, mode: mode, limits: Self.few) == "false")
    #expect(
      try answer(tooDeep, mode: mode, limits: Self.few)
        == "error: /!/!/!/!/!/!/!/!: operations are nested more than 8 deep")
    #expect(try answer(nested(300, "[", "{}", "]"), mode: mode).hasPrefix("error: /0/0/0"))
  }

  @Test func partsAreCounted() throws {
    let sum = { count in
      #"{"+":[\#(repeatElement("1", count: count).joined(separator: ","))]}"#
    }
    #expect(try answer(sum(39), limits: Self.few) == "39")
    #expect(
      try answer(sum(40), limits: Self.few)
        == "error: /+/39: the expression has more than 40 parts")
    // A list of constants is one part: lists of postcodes are long.
    let list = repeatElement("\"10115\"", count: 5_000).joined(separator: ",")
    #expect(try answer(#"{"in":["10115",[\#(list)]]}"#, limits: .standard) == "true")
  }

  @Test func inputsAreCounted() throws {
    let condition = { count in
      #"{"+":[\#((0..<count).map { #"{"var":"v\#($0)"}"# }.joined(separator: ","))]}"#
    }
    #expect(try answer(condition(64), data: [:], mode: .strict).hasSuffix("v62, v63"))
    #expect(
      try answer(condition(65), data: [:], mode: .strict)
        == "error: /+/64: the expression reads more than 64 variables")
  }

  /// Expressions that would run for ages, fill the memory or exhaust the stack.
  @Test(
    .timeLimit(.minutes(1)), arguments: LogicMode.allCases,
    [
      // 1000³ steps
      """
      {"map":[{"var":"list"},{"map":[{"val":[[2],"list"]},{"map":[{"val":[[4],"list"]},1]}]}]}
      """,
      // lists of 2¹⁰⁰⁰ elements, of which each half is shared
      #"{"reduce":[{"var":"list"},[{"var":"accumulator"},{"var":"accumulator"}],[1]]}"#,
      #"{"reduce":[{"var":"list"},{"merge":[{"var":"accumulator"},{"var":"accumulator"}]},[1]]}"#,
      // a text of 2¹⁰⁰⁰ characters
      #"{"reduce":[{"var":"list"},{"cat":[{"var":"accumulator"},{"var":"accumulator"}]},"x"]}"#,
      // every list compared with every list
      """
      {"filter":[{"var":"list"},\
      {"none":[{"val":[[2],"list"]},{"==":[{"val":[[4],"list"]},{"val":[[2],"list"]}]}]}]}
      """,
    ])
  func hostileExpressionsEndWithAnError(mode: LogicMode, text: String) throws {
    let data: JSON = ["list": .array((0..<1_000).map { .integer($0) })]
    let found = try answer(text, data: data, mode: mode)
    #expect(
      found.hasPrefix("error:") && found.hasSuffix("the evaluation takes more than 100000 steps"))
  }

  @Test(arguments: LogicMode.allCases)
  func builtValuesCannotExhaustTheStack(mode: LogicMode) throws {
    // Each step puts the data, with the accumulator in it, into the next accumulator.
    let data: JSON = ["list": .array((0..<5_000).map { .integer($0) })]
    #expect(
      try answer(
        #"{"reduce":[{"var":"list"},{"val":[]},0]}"#, data: data, mode: mode,
        limits: LogicLimits(maximumSteps: .max))
        == "error: operations are nested more than 512 deep")
  }

  @Test func noTryCatchesTheEndOfTheSteps() throws {
    let text = #"{"try":[{"reduce":[{"var":"list"},{"+":[1,2,{"var":"current"}]},0]},"caught"]}"#
    let data: JSON = ["list": .array(Array(repeating: 1, count: 50))]
    #expect(try answer(text, data: data, mode: .loose) == "4")
    #expect(
      try answer(text, data: data, mode: .loose, limits: Self.few)
        .hasSuffix("the evaluation takes more than 100 steps"))
  }

  private func nested(_ count: Int, _ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }
}
