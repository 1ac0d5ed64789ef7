// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneIndexing

@Suite struct `Exact answers` {
  /// A million places in all; `make exact` asks about a hundred times as many.
  @Test(arguments: ZoneFamily.allCases, UInt64(0)..<5)
  func `every way of asking finds what the oracle finds`(
    family: ZoneFamily, seed: UInt64
  ) throws {
    let count = family.placeCount(.small, most: 8000)
    let wrong = try ExactTrial(family, seed: seed).firstWrongAnswer(places: count)
    #expect(wrong == nil, "\(wrong?.description ?? "")")
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `the neighbourhoods of a city are found as the oracle finds them`() throws {
    let trial = try ExactTrial(files: PolygonFiles.sets[0], seed: 1)
    let wrong = trial.firstWrongAnswer(places: 10_000)
    #expect(wrong == nil, "\(wrong?.description ?? "")")
  }

  @Test(arguments: ZoneFamily.allCases)
  func `no invariant of the index is broken`(family: ZoneFamily) throws {
    let broken = ZoneIndex(try family.shapes(seed: 1)).brokenInvariants()
    #expect(broken.isEmpty, "\(family)")
  }
}
