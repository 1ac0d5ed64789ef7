// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What `make exact` runs, in a release build.
@Suite(.serialized, .enabled(if: LongRun.Settings() != nil, "only make exact runs it"))
struct `Long run` {
  @Test func `no answer about the families is wrong`() async throws {
    let settings = try #require(LongRun.Settings())
    let wrong = try await LongRun(settings: settings).firstWrongAnswer()
    #expect(wrong == nil, "\(wrong?.description ?? "")")
  }

  /// So many places of each drawing are told to GEOS, which holds them all in memory.
  private static let mostSamples = 100_000

  /// A hundredth as many places as in the families.
  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `no answer about cities and counties is wrong`() throws {
    let settings = try #require(LongRun.Settings())
    let samples = try settings.sampleFile("files.jsonl")
    for files in PolygonFiles.sets {
      let trial = try ExactTrial(files: files, seed: settings.seed)
      let count = settings.places / 100
      try samples?.append(trial, places: min(count, Self.mostSamples))
      let wrong = trial.firstWrongAnswer(places: count)
      LongRun.tell("\(trial): \(count) places, \(wrong == nil ? 0 : 1) wrong")
      #expect(wrong == nil, "\(wrong?.description ?? "")")
    }
  }
}
