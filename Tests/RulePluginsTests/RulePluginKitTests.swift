// SPDX-License-Identifier: MIT

import CDoorstepRule
import RulePluginKit
import Testing

/// A rule in Swift as a host sees it through the C interface.
@Suite("Rules in Swift behind the C interface")
struct RulePluginKitTests {
  private static let host = MinimalHost(entry: RuleEntry(for: ProbeRule.self))

  @Test func `the table says what the rule says`() {
    let table = unsafe Self.host.table
    #expect(unsafe table.struct_size == 136)
    #expect(unsafe table.min_host_minor == 0)
    // CONCURRENT, as every Sendable rule, and WANTS_JSON.
    #expect(unsafe table.capabilities == 3)
    #expect(unsafe [table.id.length, table.version.length, table.summary.length] == [10, 5, 23])
  }

  @Test(
    arguments: [
      (#"{"task": 7}"#, "/task", "expected a string, found number 7"),
      (#"{}"#, "", #"the member "task" is missing"#),
      (#"{"task": "fail to be made"}"#, "", "the probe is in trouble"),
      (#"{"task": "x", "task": "y"}"#, "", #"line 1, column 15: the member "task" is given twice"#),
    ])
  func `a configuration error arrives with its place`(
    configuration: String, pointer: String, text: String
  ) {
    let answer = Self.host.ask(configuration)
    #expect(answer.status == DOORSTEP_BAD_CONFIG)
    #expect(answer.failurePointer == pointer)
    #expect(answer.failureText == text)
  }

  /// There is room for 244 bytes: 61 of "🍷", which has 4, but only 60 behind three others.
  @Test func `a message that is too long is cut between two characters`() {
    let wine = String(repeating: "🍷", count: 100)
    let answer = Self.host.ask(#"{"task": "refuse", "code": "C", "message": "abc\#(wine)"}"#)
    #expect(answer.message == "abc" + String(repeating: "🍷", count: 60))
    let shorter = Self.host.ask(#"{"task": "refuse", "code": "C", "message": "\#(wine)"}"#)
    #expect(shorter.message == String(repeating: "🍷", count: 61))
  }

  @Test func `a code that is too long is a failure, not another code`() {
    let code = String(repeating: "C", count: 48)
    #expect(Self.host.ask(#"{"task": "refuse", "code": "\#(code)"}"#).code == code)
    let answer = Self.host.ask(#"{"task": "refuse", "code": "\#(code)D"}"#)
    #expect(answer.status == DOORSTEP_FAILED)
    #expect(answer.failureText == "the code \"\(code)D\" has 49 bytes, more than 48")
  }

  @Test func `a change beyond 32 bits becomes one that the host refuses`() {
    let verdict = Self.host.ask(#"{"task": "adjust"}"#).verdict
    #expect(verdict.action == DOORSTEP_ADJUST)
    #expect(verdict.estimate_delta_seconds == .max)
    #expect(verdict.fee_delta_minor == 5)
  }

  @Test func `an error that is thrown becomes a failure`() {
    let answer = Self.host.ask(#"{"task": "throw"}"#)
    #expect(answer.status == DOORSTEP_FAILED)
    #expect(answer.failureText == "the probe is in trouble")
  }

  @Test func `a cancelled decision is told from a failed one`() {
    #expect(Self.host.ask(#"{"task": "cancel"}"#).status == DOORSTEP_OK)
    var request = unsafe doorstep_request()
    unsafe request.deadline_monotonic_ns = 1
    let answer = unsafe Self.host.ask(#"{"task": "cancel"}"#, about: request)
    #expect(answer.status == DOORSTEP_CANCELLED)
  }

  @Test func `a message goes to the host's log`() {
    #expect(Self.host.ask(#"{"task": "log", "message": "brr, 0 °C"}"#).logged == "2 brr, 0 °C")
  }

  @Test func `the request is read as JSON where the host has it`() {
    let answer = Self.host.ask(#"{"task": "json"}"#, json: #"{"zone": "centre"}"#)
    #expect(answer.message == "centre")
    let without = Self.host.ask(#"{"task": "json"}"#)
    #expect(without.status == DOORSTEP_FAILED)
    #expect(without.failureText == "the host gives no JSON; does the rule say wantsJSON?")
  }

  /// A host of version 1.0 has a table of 80 bytes, and 184 are the requests.
  @Test func `nothing is noted with a host of version 1.0`() {
    var request = unsafe doorstep_request()
    unsafe request.struct_size = 184
    unsafe request.wanted = DOORSTEP_WANTED_NOTES
    let answer = unsafe Self.host.ask(#"{"task": "note"}"#, about: request)
    #expect(answer.verdict.action == DOORSTEP_ABSTAIN)
  }

  @Test func `what was not given is nil`() {
    // One millisecond before 1970 is in the second before it.
    var request = unsafe doorstep_request()
    unsafe request.placed_unix_ms = -1
    let answer = unsafe Self.host.ask(#"{"task": "describe"}"#, about: request)
    #expect(answer.message == "- - - - - - - - - -  - - -1 1969-12-31T23:59:59")
  }

  @Test func `a tag that ends in a carriage return is still one tag`() {
    var request = unsafe doorstep_request()
    unsafe request.given = DOORSTEP_GIVEN_BASKET_TAGS
    unsafe request.basket_tags = doorstep_text("a\r\nb\n\u{301}c")
    let answer = unsafe Self.host.ask(#"{"task": "describe"}"#, about: request)
    #expect(answer.message.split(separator: " ")[8] == "a\r+b+\u{301}c")
  }

  @Test func `what was given arrives`() {
    var request = unsafe doorstep_request()
    unsafe request.given = 511
    unsafe request.longitude = 13.5
    unsafe request.latitude = -52.25
    unsafe request.placed_unix_ms = 1_000
    unsafe request.deliver_unix_ms = 86_400_000
    unsafe request.utc_offset_seconds = -3600
    unsafe request.base_estimate_seconds = 600
    unsafe request.base_fee_minor = 299
    unsafe request.subtotal_minor = 1000
    unsafe request.item_count = 2
    unsafe request.weight_grams = 3
    unsafe request.basket_tags = doorstep_text("b\na")
    unsafe request.currency = doorstep_text("EUR")
    unsafe request.zone_id = doorstep_text("centre")
    unsafe request.hub_id = doorstep_text("kitchen")
    let answer = unsafe Self.host.ask(#"{"task": "describe"}"#, about: request)
    #expect(
      answer.message == "13.5 -52.25 86400 600 299 1000 2 3 a+b  EUR centre kitchen 1 "
        + "1970-01-01T23:00:00")
  }
}
