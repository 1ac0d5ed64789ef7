// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Testing

@Suite("Exclusion zones")
struct ExclusionTests {
  private func quote(
    service: [(id: String, priority: Int, fee: Int64)], exclusion: Int, by precedence: Precedence
  ) throws -> Quote {
    let services = try service.map {
      Zone(
        id: $0.id, name: $0.id, priority: $0.priority, fee: FeeSchedule(base: $0.fee),
        shape: try .unitSquare())
    }
    let campus = Zone(
      id: "campus", name: "the campus", kind: .exclusion, priority: exclusion,
      shape: try .unitSquare())
    let area = ServiceArea.sample(zones: services + [campus], precedence: precedence)
    return try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
  }

  @Test(arguments: [(-1, false), (0, false), (1, true), (Int.max, true), (Int.min, false)])
  func `only a strictly higher priority lifts an exclusion`(priority: Int, isLifted: Bool) throws {
    let quote = try quote(service: [("city", priority, 0)], exclusion: 0, by: .priority)
    #expect(quote.deliverable == (isLifted ? .yes : .no))
    #expect(quote.codes == (isLifted ? [] : [.excludedArea]))
    #expect(quote.zone?.id == "city")
  }

  @Test func `an exclusion names itself to the customer`() throws {
    let quote = try quote(service: [("city", 0, 0)], exclusion: 0, by: .priority)
    #expect(quote.reasons.first?.message == "We can't deliver to the campus")
    #expect(quote.reasons.first?.parameters == ["zone": .text("the campus")])
  }

  @Test(arguments: Precedence.allCases)
  func `a zone that is under an exclusion does not own what a zone above it opens`(
    precedence: Precedence
  ) throws {
    let quote = try quote(
      service: [("city", 0, 0), ("gate", 2, 500)], exclusion: 1, by: precedence)
    #expect(quote.deliverable == .yes)
    #expect(quote.zone?.id == "gate")
  }
}
