// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import Synchronization
import Testing

/// A checker is one value for all threads of a server.
@Suite("A checker on many threads")
struct ConcurrencyTests {
  private static let threadCount = 16

  @Test func `sixteen threads get the answers that one gets`() throws {
    let checker = try Samples.harborChecker()
    let requests = try RequestMix.requests(120)
    let alone = try requests.map { try checker.quote(for: $0) }
    // The mix is worth asking: all answers, and refusals by both plug-ins, are in it.
    #expect(Set(alone.map(\.deliverable)).count == 3)
    let codes = Set(alone.flatMap(\.reasons).map(\.code.rawValue))
    #expect(codes.isSuperset(of: ["BLACKOUT", "ITEM_RESTRICTED", "OUT_OF_ZONE", "BELOW_MINIMUM"]))

    let different = Mutex<[Int]>([])
    let group = DispatchGroup()
    for thread in 0..<Self.threadCount {
      group.enter()
      Thread.detachNewThread {
        // Each thread begins elsewhere, so that at any moment all kinds of questions are under way.
        for step in requests.indices {
          let index = (step + thread * 7) % requests.count
          if (try? checker.quote(for: requests[index])) != alone[index] {
            different.withLock { $0.append(index) }
          }
        }
        group.leave()
      }
    }
    group.wait()
    #expect(different.withLock { $0 } == [], "seed \(RequestMix.seed)")
  }

  @Test func `the asynchronous form gives the same answers`() async throws {
    let checker = try Samples.harborChecker()
    let requests = try RequestMix.requests(60)
    let alone = try requests.map { try checker.quote(for: $0) }
    let answers = try await withThrowingTaskGroup(of: (Int, Quote).self) { group in
      for (index, request) in requests.enumerated() {
        group.addTask { (index, try await checker.quote(for: request)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for index in requests.indices {
      #expect(answers[index] == alone[index], "seed \(RequestMix.seed), request \(index)")
    }
  }

  @Test func `both forms refuse a broken request alike`() async throws {
    let checker = try Samples.harborChecker()
    let request = DeliveryRequest(to: Coordinate(longitude: 0, latitude: 120))
    let error = RequestError.coordinate(CoordinateError(.latitudeOutOfRange(120)))
    #expect(throws: error) { () throws in try ask(checker, request) }
    await #expect(throws: error) { try await checker.quote(for: request) }
  }

  @Test func `rules that have to wait are for the asynchronous form only`() async throws {
    struct Courier: WaitingRule {
      let id = "courier"
      func evaluate(_ context: DecisionContext) async throws -> Verdict {
        .refuse(Refusal(code: .vehicleUnavailable, message: "No courier is free"))
      }
    }
    let checker = try Samples.harborChecker(waitingRules: [Courier()])
    let request = DeliveryRequest(to: Coordinate(longitude: -71.0552, latitude: 42.3601))
    #expect(throws: RequestError.mustWait(rules: ["courier"])) {
      () throws in try ask(checker, request)
    }
    let quote = try await checker.quote(for: request)
    #expect(quote.deliverable == .no)
    #expect(quote.reasons.first?.message == "No courier is free")
  }

  /// The synchronous form, from where both could be meant.
  private func ask(_ checker: DeliveryChecker, _ request: DeliveryRequest) throws -> Quote {
    try checker.quote(for: request)
  }
}
