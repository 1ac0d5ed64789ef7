// SPDX-License-Identifier: MIT

import Foundation
import HeaderRehearsal
import JSONDocument
import Testing

/// Every sentence of the block's description has a scenario or a test that quotes it.
@MainActor
@Suite("The description of the block")
struct DescriptionTests {
  @Test func `each sentence is quoted by a scenario, or is not about the model`() throws {
    let quotes = try Set(
      ScenarioTests.names.flatMap { try ScenarioTests.scenario($0).quotes })
    for sentence in try Self.sentences() {
      let text = try sentence.required("text").string()
      switch try sentence.member("elsewhere")?.string() {
      case nil:
        let isQuoted = quotes.contains(text)
        #expect(isQuoted, "no scenario quotes: \(text)")
      case "ThemeTests":
        let isQuoted = ThemeTests.coveredSentences.contains(text)
        #expect(isQuoted, "no test of colours quotes: \(text)")
      case let place?: #expect(place.contains(": "), "says who shows it, and as what: \(text)")
      }
    }
  }

  @Test func `scenarios quote nothing else`() throws {
    let sentences = try Set(Self.sentences().map { try $0.required("text").string() })
    for name in ScenarioTests.names {
      let others = try ScenarioTests.scenario(name).quotes.filter { !sentences.contains($0) }
      #expect(others == [], "\(name)")
    }
  }

  @Test func `there are at least forty scenarios, each with its own name and something to expect`()
    throws
  {
    let scenarios = try ScenarioTests.names.map(ScenarioTests.scenario)
    #expect(scenarios.count >= 40)
    #expect(Set(scenarios.map(\.name)).count == scenarios.count)
    for scenario in scenarios {
      #expect(scenario.steps.contains { $0.expected != nil }, "\(scenario.name)")
    }
  }

  private static func sentences() throws -> JSONElements {
    let file = ScenarioTests.folder.appending(path: "catalogue/description.json")
    return try JSONDocument(parsing: [UInt8](Data(contentsOf: file))).root.required("sentences")
      .elements()
  }
}
