// SPDX-License-Identifier: MIT

import Foundation
import HeaderModel
import HeaderRehearsal
import JSONDocument
import TestSupport
import Testing

/// The model plays every file of `Tests/Scenarios`, as each front end does.
@MainActor
@Suite("Scenarios", .timeLimit(.minutes(1)))
struct ScenarioTests {
  nonisolated static let folder = SharedData.packageDirectory.appending(path: "Tests/Scenarios")

  nonisolated static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test(arguments: names)
  func `the header does what the scenario says`(_ name: String) async throws {
    let scenario = try Self.scenario(name)
    let rehearsal = try Rehearsal(scenario)
    for (index, step) in scenario.steps.enumerated() {
      let place = "step \(index) of \(name)"
      let happening = try await rehearsal.perform(step)
      if let expected = step.expected {
        #expect(happening.snapshot.mismatches(with: expected) == [], "\(place)")
      }
      if let calls = step.calls {
        #expect(
          JSON.array(happening.calls).mismatches(with: .array(calls)) == [], "calls of \(place)")
      }
      if let haptics = step.haptics { #expect(happening.haptics == haptics, "\(place)") }
      if let announcements = step.announcements {
        #expect(happening.announcements == announcements, "\(place)")
      }
      if let wasCancelled = step.wasCancelled {
        #expect(happening.wasCancelled == wasCancelled, "\(place)")
      }
    }
  }

  @Test func `what is given by default are the samples of the block`() throws {
    let given = try JSONDocument(parsing: Self.bytes("catalogue/given.json")).root
    let samples = try given.required("addresses").elements().map { JSON($0) }
    #expect(try samples.map { try $0.address } == LocationHeader.Address.samples)
  }

  static func scenario(_ name: String) throws -> Scenario {
    let defaults = try JSONDocument(parsing: bytes("catalogue/given.json")).root
    return try Scenario(parsing: bytes(name), source: name, defaults: JSON(defaults))
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: name)))
  }
}
