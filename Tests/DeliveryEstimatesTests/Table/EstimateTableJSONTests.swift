// SPDX-License-Identifier: MIT

import DeliveryEstimates
import JSONDocument
import Testing

@Suite("Estimate tables as JSON")
struct EstimateTableJSONTests {
  @Test(arguments: [EstimateTable.sample, .additiveSample])
  func `reads back what it writes`(_ table: EstimateTable) throws {
    let document = try JSONDocument(parsing: table.json.text(pretty: true))
    #expect(try EstimateTable(decoding: document.root) == table)
  }

  @Test(arguments: FaultyTable.all)
  func `refuses what cannot be right, at its place`(_ sample: FaultyTable) throws {
    let text = try EstimateTable.sample.json.text()
    #expect(text.contains(sample.replaced))
    let broken = text.split(separator: sample.replaced, omittingEmptySubsequences: false)
      .joined(separator: sample.replacement)
    let document = try JSONDocument(parsing: broken)
    let error = #expect(throws: JSONError.self) { try EstimateTable(decoding: document.root) }
    #expect(error?.description == sample.message)
  }
}

/// A table with one mistake, made by replacing a part of the sample's text.
struct FaultyTable: Sendable, CustomTestStringConvertible {
  let replaced: String
  let replacement: String
  let message: String

  var testDescription: String { message }

  static let all = [
    FaultyTable(
      replaced: #""doorstepEstimates":1"#, replacement: #""doorstepEstimates":2"#,
      message: "/doorstepEstimates: expected version 1, found number 2"),
    FaultyTable(
      replaced: #""unit":"minutes""#, replacement: #""unit":"seconds""#,
      message: #"/unit: expected "minutes", found string "seconds""#),
    FaultyTable(
      replaced: #""factors":[1,1.44]"#, replacement: #""factors":[1.44,1]"#,
      message:
        "/distance/factors/1: a farther address must not be sooner: expected no less than the "
        + "1.44 before, found 1.0"),
    FaultyTable(
      replaced: #""Tu":[20,29]"#, replacement: #""Tu":[8.5,29]"#,
      message: "/base/Tu/0: expected more than the 9.0 fixed minutes, found 8.5"),
    FaultyTable(
      replaced: #""Tu":[20,29]"#, replacement: #""Tu":[20]"#,
      message: "/base/Tu: expected 2 numbers, found 1"),
    FaultyTable(
      replaced: #""Tu":[20,29],"#, replacement: "",
      message: #"/base: the member "Tu" is missing"#),
    FaultyTable(
      replaced: #""typical":[10,20,40]"#, replacement: #""typical":[10,10,40]"#,
      message: "/ranges/typical/1: expected more than the 10.0 before, found 10.0"),
    FaultyTable(
      replaced: #""p75":[10.5,21,42]"#, replacement: #""p75":[10.5,19.5,42]"#,
      message: "/ranges/p75/1: expected no less than the 20.0 of p50, found 19.5"),
    FaultyTable(
      replaced: #""onTime":0.9"#, replacement: #""onTime":90"#,
      message: "/onTime: expected 0.5 to 0.999 of all orders, found 90.0"),
    FaultyTable(
      replaced: #""onTime":0.9"#, replacement: #""ontime":0.9"#,
      message: #"/ontime: unknown member "ontime"; did you mean "onTime"?"#),
    FaultyTable(
      replaced: #""items":["soup","bread"]"#, replacement: #""items":["soup"]"#,
      message: "/combinations/0/items: expected two items or more, found 1"),
  ]
}
