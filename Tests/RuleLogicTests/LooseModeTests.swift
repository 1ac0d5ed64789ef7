// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import Testing

/// JavaScript's conversions where the suites are silent; expected values are those of ECMA-262.
@Suite("Loose mode")
struct LooseModeTests {
  @Test(arguments: [
    ("100", "100"), ("0.1", "0.1"), ("-1.5", "-1.5"), ("1e21", "1e+21"),
    ("123456789012345680000.0", "123456789012345680000"), ("0.000001", "0.000001"),
    ("1e-7", "1e-7"), ("1.25e-9", "1.25e-9"), ("5e-324", "5e-324"),
    ("1.7976931348623157e308", "1.7976931348623157e+308"), ("-0.0", "0"),
    ("9007199254740993", "9007199254740992"),
    ("true", "true"), ("null", ""), ("[1,[2,null],\"x\"]", "1,2,,x"),
    ("{\"a\":1,\"b\":2}", "[object Object]"),
  ])
  func valuesBecomeTheTextsOfJavaScript(json: String, text: String) throws {
    #expect(
      try answer(#"{"cat":[{"var":"x"},"|"]}"#, data: ["x": value(json)], mode: .loose)
        == JSON.string(text + "|").text())
  }

  @Test(arguments: [
    ("", "0"), (" \t\n", "0"), ("12", "12"), (" 12\n", "12"), ("+5", "5"), ("-0", "0"),
    (".5", "0.5"),
    ("5.", "5"), ("1e3", "1000"), ("0x1F", "31"), ("0b101", "5"), ("0o17", "15"),
    ("0x", nil), ("0b2", nil), ("-0x1", nil), ("nan", nil), ("inf", nil), ("0x1p3", nil),
    ("1_000", nil), ("1 2", nil), ("e", nil), ("Infinity", nil), ("1e999", nil), ("٣", nil),
  ])
  func textsBecomeTheNumbersOfJavaScript(text: String, number: String?) throws {
    let found = try answer(#"{"+":[{"var":"x"}]}"#, data: ["x": .string(text)], mode: .loose)
    if let number {
      #expect(found == number)
    } else {
      #expect(found.hasPrefix("error:"))
    }
  }

  @Test(arguments: [
    // Any value may be asked whether it is null, and null alone counts as nothing.
    Sample(#"{"==":[{"var":"text"},null]}"#, "false"),
    Sample(#"{"==":[null,{"var":"text"}]}"#, "false"),
    Sample(#"{"!=":[{"var":"list"},null]}"#, "true"),
    Sample(#"{"==":[{"var":"no"},null]}"#, "true"),
    Sample(#"{"==":[null,""]}"#, "true"),
    // UTF-16: U+1F600 begins with D83D, which is below U+FF21.
    Sample(#"{"<":["😀","Ａ"]}"#, "true"),
    Sample(#"{"in":[1,"a1"]}"#, "true"), Sample(#"{"in":["x",null]}"#, "false"),
    Sample(#"{"in":[1,["1"]]}"#, "false"),
    Sample(#"{"substr":["jsonlogic","4"]}"#, #""logic""#),
    Sample(#"{"substr":[12345,1,2]}"#, #""23""#),
    // Arguments that are never come to do no harm.
    Sample(#"{"if":[true,1,{"<":[1]}]}"#, "1"), Sample(#"{"try":[{"<":[1]},2]}"#, "2"),
    Sample(#"{"var":["list.7","d"]}"#, #""d""#), Sample(#"{"var":["list.-1","d"]}"#, #""d""#),
    Sample(#"{"val":[[98],"text"]}"#, #""abc""#),
    Sample(#"{"val":[[1e300],"text"]}"#, "null"),
    Sample(#"{"val":[{"var":"list"},"text"]}"#, "null"),
    Sample(#"{"val":[[{"+":[0]}],"text"]}"#, #""abc""#),
    Sample(#"{"exists":{"cat":["te","xt"]}}"#, "true"),
    Sample(#"{"exists":{"var":"text"}}"#, "false"),
    Sample(#"{"missing_some":[1,{"var":"list"}]}"#, "[1,2]"),
    Sample(#"{"throw":5}"#, #"error: the expression threw "5""#),
    Sample(#"{"max":[]}"#, #"error: "max" cannot work with these arguments"#),
    Sample(#"{"*":["1e200",1e200]}"#, #"error: the result of "*" is no finite number"#),
    Sample(#"{"preserve":{"var":"text"}}"#, #"{"var":"text"}"#),
    Sample(#"{"log":{"var":"text"}}"#, #""abc""#),
  ])
  func rulesOfTheSuitesHoldBeyondTheirCases(_ sample: Sample) throws {
    let data: JSON = ["text": "abc", "list": [1, 2]]
    let found = try answer(sample.text, data: data, mode: .loose)
    #expect(found == sample.expected)
  }

  private func value(_ json: String) throws -> JSON { try JSON(JSONDocument(parsing: json).root) }
}
