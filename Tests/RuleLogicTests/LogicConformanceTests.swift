// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import Testing

@Suite("Conformance runs")
struct LogicConformanceTests {
  @Test func tellWhatWasExpectedAndWhatCame() throws {
    let suite = try JSONDocument(
      parsing: """
        ["# heading", [{"+": [1, 2]}, null, 4], [{"var": "a"}, {"a": 3.0}, 3],
         {"description": "odd", "rule": {"/": [1, 0]}, "data": null, "result": 1},
         {"description": "odd", "rule": {"/": [1, 0]}, "error": {"type": "NaN"}},
         {"rule": {"<": [{"var": "a"}, 1]}, "data": {}, "mode": "strict", "unknown": true}]
        """)
    let outcomes = try LogicConformance.outcomes(of: suite.root)
    #expect(outcomes.map(\.hasPassed) == [false, true, false, true, true])
    #expect(outcomes.map(\.pointer) == ["/1", "/2", "/3", "/4", "/5"])
    #expect(outcomes[0].title == #"{"+":[1,2]} with null"#)
    #expect(outcomes[0].expected == "4")
    #expect(outcomes[0].got == "3")
    #expect(outcomes[2].title == #"odd: {"/":[1,0]} with null"#)
    #expect(outcomes[2].got == #"error "NaN""#)
    #expect(outcomes[4].got == "unknown")
  }

  @Test(arguments: [
    ("{}", "expected an array, found an object"),
    ("[[1,2]]", "/0: expected a rule, data and a result, found 2 elements"),
    ("[5]", "/0: expected a case: an array or an object, found number 5"),
    (#"[{"rule":1}]"#, #"/0: the member "result" is missing"#),
    (#"[{"result":1}]"#, #"/0: the member "rule" is missing"#),
    (
      #"[{"rule":1,"result":1,"mode":"lax"}]"#,
      #"/0/mode: expected "strict" or "loose", found string "lax""#
    ),
  ])
  func refuseWhatIsNoSuite(text: String, message: String) throws {
    let document = try JSONDocument(parsing: text)
    let error = #expect(throws: JSONError.self) { try LogicConformance.outcomes(of: document.root) }
    #expect(error?.description == message)
  }
}
