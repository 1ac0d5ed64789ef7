// SPDX-License-Identifier: MIT

import RulePluginKit
import RulePluginTesting
import Testing
import ZoneGeometry

/// Authors test their rules without a host.
@Suite("Rules under test")
struct RuleUnderTestTests {
  private func rule(_ task: String, _ more: String = "") throws -> RuleUnderTest {
    try RuleUnderTest(ProbeRule.self, configuration: "{\"task\": \"\(task)\"\(more)}")
  }

  @Test func `see all that the request gives`() throws {
    var request = try SampleRequest(
      placedAt: "2026-12-01T12:00:00Z", scheduledFor: "2026-12-01T05:00:00+01:00")
    // 2026-12-01T04:00:00Z is 1796097600; placed eight hours later.
    let none = "- - 1796097600 - - - - - - - EUR - - 1796126400 2026-12-01T05:00:00"
    #expect(try rule("describe").verdict(on: request) == .unknown(input: none))
    request.destination = Coordinate(longitude: 13.5, latitude: -52.25)
    request.scheduledFor = nil
    request.clockOffsetSeconds = -3600
    request.estimateSeconds = 600
    request.fee = 299
    request.subtotal = 1000
    request.itemCount = 2
    request.weightGrams = 3
    request.basketTags = ["b", "a"]
    request.customerTags = ["new"]
    request.currency = "USD"
    request.zoneID = "centre"
    request.hubID = "kitchen"
    // Ten minutes after noon in UTC, an hour less on the clock.
    let all =
      "13.5 -52.25 - 600 299 1000 2 3 a+b new USD centre kitchen 1796126400 "
      + "2026-12-01T11:10:00"
    #expect(try rule("describe").verdict(on: request) == .unknown(input: all))
  }

  @Test func `give verdicts as the service gets them`() throws {
    let request = try SampleRequest()
    let refuse = try rule("refuse", ", \"code\": \"C\", \"message\": \"no\"")
    #expect(try refuse.verdict(on: request) == .refuse(code: "C", message: "no"))
    // The probe asks for more seconds than the interface can say.
    #expect(
      try rule("adjust").verdict(on: request)
        == .adjust(seconds: Int(Int32.max), minorUnits: 5))
  }

  @Test func `get JSON, cancellation and a log`() throws {
    var request = try SampleRequest()
    request.json = #"{"zone": "centre"}"#
    #expect(try rule("json").verdict(on: request) == .unknown(input: "centre"))
    let talker = try rule("log", ", \"message\": \"hello\"")
    #expect(try talker.verdict(on: request) == .allow)
    #expect(talker.log == ["hello"])
    #expect(try rule("cancel").verdict(on: request) == .allow)
    request.isCancelled = true
    #expect(throws: RuleTestError.self) { try rule("cancel").verdict(on: request) }
  }

  /// 120 of the letter "ü" are the 240 bytes that a note may have.
  @Test func `note what the trace would show`() throws {
    let long = String(repeating: "ü", count: 130)
    let talker = try rule("note", ", \"code\": \"probe.load\", \"message\": \"\(long)\"")
    var request = try SampleRequest()
    #expect(try talker.verdict(on: request) == .allow)
    #expect(talker.notes == ["probe.load": String(repeating: "ü", count: 120)])
    request.wantsNotes = false
    #expect(try talker.verdict(on: request) == .abstain)
    #expect(talker.notes.isEmpty)
    let wrong = try rule("note", ", \"code\": \"Load\", \"message\": \"1\"")
    #expect(try wrong.verdict(on: SampleRequest()) == .abstain)
    #expect(wrong.notes.isEmpty)
  }

  @Test func `fail as the service would be told`() throws {
    let request = try SampleRequest()
    #expect(throws: RuleTestError.failed(message: "the probe is in trouble")) {
      try rule("sing").verdict(on: request)
    }
    #expect(
      throws: RuleTestError.refusedConfiguration(
        pointer: "/task", message: "expected a string, found number 7")
    ) {
      try RuleUnderTest(ProbeRule.self, configuration: #"{"task": 7}"#)
    }
  }
}
