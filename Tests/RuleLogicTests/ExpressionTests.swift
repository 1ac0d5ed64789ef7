// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import Testing

/// What an expression tells of itself.
@Suite("Compiled expressions")
struct ExpressionTests {
  @Test(arguments: [
    Sample(
      #"{"and":[{">":[{"var":"distanceMeters"},3000]},{"<":[{"var":"basket.subtotal"},2000]}]}"#,
      "distanceMeters > 3000 and basket.subtotal < 2000"),
    Sample(
      #"{"and":[{"or":[{"has_tag":"hot"},{"has_tag":"cold"}]},{"!":{"in_zone":["center"]}}]}"#,
      #"(has_tag("hot") or has_tag("cold")) and not in_zone("center")"#),
    Sample(
      #"{"!":{"and":[{"has_tag":"a"},{"has_tag":"b"}]}}"#, #"not (has_tag("a") and has_tag("b"))"#),
    Sample(
      #"{">":[{"*":[{"+":[{"var":"distanceMeters"},1]},2]},{"-":[{"var":"basket.subtotal"}]}]}"#,
      "(distanceMeters + 1) * 2 > -(basket.subtotal)"),
    Sample(
      #"{"-":[{"var":"distanceMeters"},{"-":[{"var":"basket.subtotal"},1]}]}"#,
      "distanceMeters - (basket.subtotal - 1)"),
    Sample(#"{"<=":[1,{"var":"distanceMeters"},3]}"#, "1 ≤ distanceMeters ≤ 3"),
    Sample(#"{"!==":[{"var":"destination.postcode"},"1"]}"#, #"destination.postcode ≠ "1""#),
    Sample(
      #"{"<":["09:05",{"local_time":[]},"24:00"]}"#, #""09:05" < local_time() < "24:00""#),
    Sample(#"{"in":[{"weekday":[]},["Sa","Su"]]}"#, #"weekday() in ["Sa","Su"]"#),
    Sample(
      #"{"if":[{"has_tag":"hot"},{"var":["distanceMeters",0]},2]}"#,
      #"if(has_tag("hot"), (distanceMeters ?? 0), 2)"#),
    Sample(
      #"{"some":[{"var":"basket.tags"},{"==":[{"var":""},"hot"]}]}"#,
      #"some(basket.tags, it = "hot")"#),
    Sample(#"{"exists":"when"}"#, "exists(when)"),
    Sample(
      #"{"==":[{"var":"destination.postcode"},"\u001b[31m"]}"#,
      #"destination.postcode = "\u001B[31m""#),
    Sample(#"{"+":[1,2]}"#, "3"),
  ])
  func describeThemselvesOnALine(_ sample: Sample) throws {
    #expect(try expression(sample.text).description == sample.expected)
  }

  @Test func nameTheInputsThatTheyRead() throws {
    let text = """
      {"and":[{"open_at":"10:00-22:00"},{"<":[{"var":"distanceMeters"},9]},{"exists":"when"},\
      {"some":[{"var":"basket.tags"},{"==":[{"var":""},"hot"]}]},\
      {"in":["when",{"missing":["basket.subtotal"]}]}]}
      """
    #expect(
      try expression(text).inputs == ["when", "distanceMeters", "basket.tags", "basket.subtotal"])
  }

  @Test func pointAtTheirPlaceInTheDocument() throws {
    let service = try JSONDocument(
      parsing: #"{"rules":[{"when":{"and":[true,{"has_tga":"x"}]}}]}"#, source: "service.json")
    let rule = try service.root.required("rules").elements()[0].required("when")
    let error = #expect(throws: LogicError.self) {
      try LogicExpression(compiling: rule, vocabulary: LogicVocabulary<SampleDelivery>.sample)
    }
    #expect(
      error?.description == """
        service.json: /rules/0/when/and/1: unknown operator "has_tga"; did you mean "has_tag"?
        """)
  }

  @Test func mustHaveTheKindThatIsWanted() throws {
    let sum = try JSON(JSONDocument(parsing: #"{"+":[1,{"var":"basket.subtotal"}]}"#).root)
    let compile = { (kind: LogicKind) throws(LogicError) in
      try LogicExpression(
        compiling: sum, vocabulary: LogicVocabulary<SampleDelivery>.sample, result: kind)
    }
    #expect(try compile(.number).value(in: SampleDelivery()) == .value(1_501))
    let error = #expect(throws: LogicError.self) { try compile(.boolean) }
    #expect(error?.description == "the expression needs true or false, found a number")
  }

  @Test(arguments: [
    (#"{"and":[{">":[{"var":"distanceMeters"},5]},{"<":[{"var":"distanceMeters"},3]}]}"#, true),
    (#"{"and":[{">":[{"var":"distanceMeters"},3]},{"<":[{"var":"distanceMeters"},5]}]}"#, false),
    (#"{"and":[{">":[{"var":"distanceMeters"},5]},{"<":[{"var":"basket.subtotal"},3]}]}"#, false),
    (#"{"and":[{">=":[{"var":"distanceMeters"},3]},{"<=":[{"var":"distanceMeters"},3]}]}"#, false),
    (#"{"and":[{">":[{"var":"distanceMeters"},3]},{"<=":[{"var":"distanceMeters"},3]}]}"#, true),
    (
      #"{"and":[{"<":[5,{"var":"distanceMeters"}]},{"has_tag":"x"},{"and":[{">":[3,{"var":"distanceMeters"}]}]}]}"#,
      true
    ),
    (#"{"<":[5,{"var":"distanceMeters"},3]}"#, true),
    (#"{"<":[3,{"var":"distanceMeters"},5]}"#, false),
    (#"{"and":[{"==":[{"var":"distanceMeters"},5]},{">":[{"var":"distanceMeters"},7]}]}"#, true),
    (
      #"{"and":[{"==":[{"var":"destination.postcode"},"a"]},{"==":[{"var":"destination.postcode"},"b"]}]}"#,
      true
    ),
    (
      #"{"and":[{"==":[{"var":"destination.postcode"},"a"]},{"in":[{"var":"destination.postcode"},["a","b"]]}]}"#,
      false
    ),
    (
      #"{"and":[{"==":[{"var":"destination.postcode"},"c"]},{"in":[{"var":"destination.postcode"},["a","b"]]}]}"#,
      true
    ),
    (#"{"in":[{"var":"destination.postcode"},[]]}"#, true),
    (#"{"and":[{"has_tag":"x"},{"==":[1,2]}]}"#, true), (#"{"==":[1,2]}"#, true), ("true", false),
    (#"{"or":[{"==":[1,2]},{"<":[5,{"var":"distanceMeters"},3]}]}"#, true),
    (#"{"or":[{"==":[1,2]},{"has_tag":"x"}]}"#, false),
    // A default is not the variable: 4 with none given.
    (
      #"{"and":[{"==":[{"var":["distanceMeters",4]},4]},{"==":[{"var":"distanceMeters"},5]}]}"#,
      false
    ),
  ])
  func tellWhenTheyCanNeverMatch(text: String, never: Bool) throws {
    #expect(try expression(text).canNeverMatch == never)
  }

  @Test func tellTheirValueWhenItIsConstant() throws {
    #expect(try expression(#"{"<":[1,2]}"#).constant == true)
    #expect(try expression(#"{"<":[1,{"var":"distanceMeters"}]}"#).constant == nil)
  }

  private func expression(_ text: String) throws -> LogicExpression<SampleDelivery> {
    try LogicExpression(compiling: JSONDocument(parsing: text).root, vocabulary: .sample)
  }
}
