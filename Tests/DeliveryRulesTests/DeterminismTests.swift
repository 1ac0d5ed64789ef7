// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Foundation
import Synchronization
import TestSupport
import Testing
import ZoneGeometry

@Suite("Determinism")
struct DeterminismTests {
  @Test func `eight threads at once get equal quotes`() throws {
    var random = SeededGenerator(seed: 8)
    let blocks = (0..<40).map { _ in Block(using: &random) }
    let engine = DecisionEngine(
      try .blocks(blocks, precedence: .fastest),
      rules: [ScriptedRule("rain", .adjust(Adjustment(seconds: 300, minorUnits: 50)))])
    let requests = (0..<200).map { _ in
      DeliveryRequest(
        to: Coordinate(
          longitude: .random(in: -1...10, using: &random),
          latitude: .random(in: -1...7, using: &random)),
        basket: Basket(subtotal: .random(in: 0...3000, using: &random)))
    }
    let expected = try requests.map { try engine.quote(for: $0) }

    let answers = Mutex<[[Quote]]>([])
    let done = DispatchGroup()
    for _ in 0..<8 {
      done.enter()
      Thread.detachNewThread {
        let quotes = requests.compactMap { try? engine.quote(for: $0) }
        answers.withLock { $0.append(quotes) }
        done.leave()
      }
    }
    done.wait()
    #expect(answers.withLock(\.count) == 8)
    #expect(answers.withLock { $0.allSatisfy { $0 == expected } })
  }
}
