// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import Schedules
import TestSupport
import Testing

@Suite("How long an answer with expressions holds")
struct ExpressionValidityTests {
  private static let minutesToHalfPast: JSON = ["minutes_until": "12:30"]

  @Test(
    arguments: [
      // Nothing about time.
      (["has_tag": "soup"], 900),
      // What changes within the quarter of an hour after 12:00, when it does.
      (["<": [["local_time": []], "12:10"]], 600), (["<": [["local_time": []], "12:20"]], 900),
      ([">=": [["local_time": []], "12:01"]], 60), (["open_at": "12:07-13:00"], 420),
      ([">": [Self.minutesToHalfPast, 25]], 300), ([">": [Self.minutesToHalfPast, 10]], 900),
      (["<": [["var": "when"], "2026-12-01T12:05:00Z"]], 300),
      (["<=": [["var": "when"], "2026-12-01T12:05:00Z"]], 301),
      (["<": [["var": "placedAt"], "2026-12-01T12:05:30Z"]], 330),
      ([">": ["2026-12-01T12:00:59Z", ["val": "when"]]], 59),
      // 12:00:00 ends in other seconds than 12:00:07.
      (["==": [["substr": [["var": "when"], 17, 2]], "07"]], 7),
      (["==": [["weekday": []], "Tu"]], 900),
      // Time decides nothing where the basket does.
      (["and": [["has_tag": "beer"], ["<": [["local_time": []], "12:10"]]]], 900),
    ] as [(JSON, Int64)])
  func `it holds until the expression says something else`(
    condition: JSON, seconds: Int64
  ) throws {
    var request = DeliveryRequest.full
    request.placedAt = tuesdayNoon
    let quote = try ExpressionService(when: condition).quote(request)
    #expect(tuesdayNoon.seconds(until: quote.validUntil) == seconds)
  }

  @Test func `for a chosen time only the time of the question passes`() throws {
    var request = DeliveryRequest.full
    request.placedAt = tuesdayNoon
    request.when = .scheduled(tuesdayNoon.advanced(bySeconds: 1200))
    let ofOrder = try ExpressionService(when: ["<": [["local_time": []], "12:10"]])
    #expect(tuesdayNoon.seconds(until: try ofOrder.quote(request).validUntil) == 900)
    let ofQuestion = try ExpressionService(when: [">": [Self.minutesToHalfPast, 25]])
    #expect(tuesdayNoon.seconds(until: try ofQuestion.quote(request).validUntil) == 300)
  }

  @Test func `on the last day of a week it holds until midnight`() throws {
    let zone = try IANATimeZone(identifier: "Asia/Kathmandu")
    var service = try ExpressionService(when: ["==": [["weekday": []], "Su"]])
    service.timeZone = zone
    var request = DeliveryRequest.full
    let asked = try Instant(rfc3339: "2026-12-06T23:51:30+05:45")
    request.placedAt = asked
    // 8 minutes and 30 seconds before Monday.
    #expect(asked.seconds(until: try service.quote(request).validUntil) == 510)
  }

  @Test(arguments: UInt64(0)..<12)
  func `the answer stays the same to the second that it says, and not beyond`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let conditions: [JSON] = [
      ["<": [["local_time": []], "12:03"]], [">": [["local_time": []], "12:11"]],
      ["open_at": "12:07-13:00"], ["open_at": "Tu 11:00-12:09"],
      [">": [Self.minutesToHalfPast, 20]], ["==": [["var": "when"], "2026-12-01T12:05:00Z"]],
      ["<": [["var": "placedAt"], "2026-12-01T12:13:00Z"]], ["in_zone": "square"],
      ["<=": [["var": "placedAt"], "2026-12-01T12:06:17Z"]],
      ["in": ["2:08:3", ["var": "when"]]],
    ]
    func condition() -> JSON {
      let some = (0..<2).map { _ in conditions.randomElement(using: &random) ?? true }
      return [["and", "or"].randomElement(using: &random) ?? "and": .array(some)]
    }
    var service = try ExpressionService()
    service.rules = (0..<2).map { number in
      ConfiguredRule(
        id: "rule-\(number)",
        expression: RuleExpression(when: condition(), then: .refuse(.ruleRefused)))
    }
    var request = DeliveryRequest.full
    let asked = tuesdayNoon.advanced(bySeconds: Int64.random(in: 0..<600, using: &random))
    request.placedAt = asked
    let engine = DecisionEngine(service.area)
    let quote = try engine.quote(for: request)
    let holds = asked.seconds(until: quote.validUntil)
    for second in 0...holds {
      request.placedAt = asked.advanced(bySeconds: second)
      let later = try engine.quote(for: request).reasons.map(\.rule)
      let isSame = later == quote.reasons.map(\.rule)
      if second < holds {
        #expect(isSame, "seed \(seed) after \(second) s")
      } else if holds < 900 {
        #expect(!isSame, "seed \(seed): it could hold longer than \(second) s")
      }
    }
  }
}
