// SPDX-License-Identifier: MIT

import Foundation
import ZoneIndexing

/// Trials of all families, round after round with new seeds, until enough places were asked about.
struct LongRun: Sendable {
  /// What the environment asks for.
  struct Settings: Sendable {
    /// `DOORSTEP_EXACT_PLACES`: about how many places; without it there is no long run.
    let places: Int
    /// `DOORSTEP_EXACT_SEED`: the seed of the first round.
    let seed: UInt64
    /// `DOORSTEP_EXACT_TRIAL`: one trial as a wrong answer names it, `caps:small:17`, and no other.
    let trial: String?
    /// `DOORSTEP_EXACT_SAMPLES`: a folder for answers that others are to judge.
    let samples: String?

    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
      guard let places = environment["DOORSTEP_EXACT_PLACES"].flatMap(Int.init) else { return nil }
      self.places = places
      seed = environment["DOORSTEP_EXACT_SEED"].flatMap(UInt64.init) ?? 0
      trial = environment["DOORSTEP_EXACT_TRIAL"]
      samples = environment["DOORSTEP_EXACT_SAMPLES"]
    }

    /// A new file of that name in the folder for samples, if there is one.
    func sampleFile(_ name: String) throws -> SampleFile? {
      try samples.map { try SampleFile(path: $0 + "/" + name) }
    }
  }

  private struct Unit: Sendable {
    let family: ZoneFamily
    let size: ZoneFamily.Size
    let seed: UInt64
    let places: Int
  }

  /// One round in so many has large drawings.
  private static let roundsPerLargeOne: UInt64 = 50
  /// So many rounds give samples of so many places of each small trial.
  private static let roundsWithSamples: UInt64 = 5
  private static let placesPerSample = 150

  let settings: Settings

  /// Runs until the first wrong answer, on all cores, and tells how it goes.
  func firstWrongAnswer() async throws -> WrongAnswer? {
    let samples = try settings.sampleFile("families.jsonl")
    if let trial = settings.trial { return try firstWrongAnswer(of: trial, samples: samples) }
    var asked = 0
    var round: UInt64 = 0
    while asked < settings.places {
      let start = ContinuousClock.now
      let (wrong, places) = try await run(units(of: round), samples: samples)
      asked += places
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      Self.tell(
        "seed \(settings.seed &+ round): \(asked) places, \(wrong == nil ? 0 : 1) wrong, "
          + "\(seconds) s")
      if let wrong { return wrong }
      round += 1
    }
    return nil
  }

  /// Prints a line at once, even into a pipe.
  static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func firstWrongAnswer(of name: String, samples: SampleFile?) throws -> WrongAnswer? {
    for family in ZoneFamily.allCases {
      for size in [ZoneFamily.Size.small, .large] where name.hasPrefix("\(family):\(size):") {
        let seed = name.split(separator: ":").last.flatMap { UInt64($0) } ?? 0
        let trial = try ExactTrial(family, size, seed: seed)
        try samples?.append(trial, places: min(settings.places, 2000))
        return trial.firstWrongAnswer(places: settings.places)
      }
    }
    preconditionFailure("no trial is called \(name)")
  }

  /// The trials of a round, the longest first.
  private func units(of round: UInt64) -> [Unit] {
    func units(_ families: [ZoneFamily], _ size: ZoneFamily.Size, most: Int) -> [Unit] {
      families.map { family in
        Unit(
          family: family, size: size, seed: settings.seed &+ round,
          places: family.placeCount(size, most: most))
      }
    }
    let small = units(ZoneFamily.allCases, .small, most: 20_000)
    guard round % Self.roundsPerLargeOne == 1 else { return small }
    return units(ZoneFamily.allCases.filter(\.hasLargeDrawing), .large, most: 100_000) + small
  }

  private func run(
    _ units: [Unit], samples: SampleFile?
  ) async throws -> (wrong: WrongAnswer?, places: Int) {
    try await withThrowingTaskGroup(of: WrongAnswer?.self) { group in
      var waiting = units[...]
      func start() {
        guard let unit = waiting.popFirst() else { return }
        group.addTask {
          let trial = try ExactTrial(unit.family, unit.size, seed: unit.seed)
          if unit.size == .small, unit.seed &- settings.seed < Self.roundsWithSamples {
            try samples?.append(trial, places: Self.placesPerSample)
          }
          return trial.firstWrongAnswer(places: unit.places)
        }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
      var first: WrongAnswer?
      for try await wrong in group {
        first = first ?? wrong
        if first == nil { start() }
      }
      let asked = units.prefix(units.count - waiting.count)
      return (first, asked.reduce(0) { $0 + $1.places })
    }
  }
}
