// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import Testing

/// What a host adds; the sample shows how.
///
/// Its delivery is 3500 m away, on a Tuesday at 18:30.
@Suite("Registered operators")
struct RegisteredOperatorTests {
  @Test(arguments: [
    Sample(#"{"in_zone":"center"}"#, "true"), Sample(#"{"in_zone":["harbor"]}"#, "false"),
    Sample(#"{"in_zone":["harbor","center"]}"#, "true"),
    Sample(#"{"distance_m":"hub"}"#, "3500.0"), Sample(#"{"distance_m":[-30,0]}"#, "30"),
    Sample(#"{"open_at":"10:00-18:30"}"#, "false"), Sample(#"{"open_at":"18:30-20:00"}"#, "true"),
    Sample(#"{"minutes_until":"20:00"}"#, "90"),
    Sample(#"{"weekday":[]}"#, #""Tu""#),
    Sample(#"{"in":[{"weekday":[]},["Mo","Tu"]]}"#, "true"),
    Sample(#"{"<":[{"local_time":[]},"18:31"]}"#, "true"),
    Sample(#"{"<=":["09:00",{"local_time":[]},"18:30"]}"#, "true"),
    Sample(#"{"==":[{"local_time":[]},"18:30"]}"#, "true"),
    Sample(#"{"+":[{"local_time":[]},1]}"#, "1111"),  // 18 · 60 + 30 + 1
    Sample(#"{"has_tag":"hot"}"#, "true"), Sample(#"{"has_tag":["cold"]}"#, "false"),
  ])
  func takePartInExpressions(_ sample: Sample) throws {
    #expect(try answer(sample.text) == sample.expected)
    #expect(try answer(sample.text, mode: .loose) == sample.expected)
  }

  @Test func refuseArgumentsOnlyFoundWrongLater() throws {
    #expect(
      try answer(#"{"minutes_until":{"var":"destination.postcode"}}"#)
        == #"error: /minutes_until: "minutes_until": expected a time of day such as "22:30""#)
    #expect(
      try answer(#"{"distance_m":[{"+":[{"var":"basket.subtotal"},0]},0]}"#)
        == #"error: /distance_m/0: "distance_m": expected a longitude from -180 to 180"#)
    #expect(
      try answer(#"{"has_tag":{"var":"basket.subtotal"}}"#, mode: .loose)
        == #"error: "has_tag" needs a text, found number 1500"#)
  }

  @Test func nullFromTheHostIsMissing() throws {
    let vocabulary = LogicVocabulary<Int>(variables: [LogicVariable("x", .number) { _ in .null }])
    for condition: JSON in [
      ["<": [["var": "x"], 3]], ["<": [3, ["var": "x"]]], ["==": [["+": [["var": "x"], 1]], 3]],
    ] {
      let expression = try LogicExpression(compiling: condition, vocabulary: vocabulary)
      #expect(try expression.condition(in: 0) == .unknown(missing: ["x"]))
    }
  }

  @Test func namesOfVariablesWorkInEveryForm() throws {
    for text in [
      #"{"var":"basket.subtotal"}"#, #"{"val":["basket","subtotal"]}"#,
      #"{"val":"basket.subtotal"}"#,
      #"{"var":["basket.subtotal",1]}"#,
    ] {
      #expect(try answer(text) == "1500")
      #expect(try answer(text, mode: .loose) == "1500")
    }
    #expect(try answer(#"{"var":{"cat":["basket.","subtotal"]}}"#, mode: .loose) == "1500")
    #expect(try answer(#"{"var":"basket.total"}"#, mode: .loose) == "null")
    #expect(try answer(#"{"missing":["when","where"]}"#, mode: .loose) == #"["where"]"#)
    #expect(
      try answer(#"{"map":[[1],{"val":[[2],"basket","subtotal"]}]}"#) == "[1500]")
  }
}
