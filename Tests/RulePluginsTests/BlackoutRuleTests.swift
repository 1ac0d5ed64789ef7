// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RulePlugins
import Testing

/// The shipped plug-in in Swift, copied elsewhere and loaded by its absolute path.
@Suite("BlackoutRule")
struct BlackoutRuleTests {
  let library: RulePluginLibrary

  init() throws {
    library = try TemporaryFolder.loadCopy(ofShippedPlugin: "BlackoutRule")
  }

  private static let configuration: JSON = [
    "ranges": [
      ["from": "2026-12-24", "until": "2026-12-26", "message": "Frohe Weihnachten!"],
      ["from": "2026-07-04", "until": "2026-07-04"],
      ["from": "2026-10-03T18:00:00+02:00", "until": "2026-10-03T23:00:00+02:00"],
      ["from": "2027-01-01", "until": "2027-01-31", "zones": ["centre", "north"]],
      ["from": "2027-02-01", "until": "2027-02-28", "zones": ["north"]],
    ]
  ]

  private static func refusal(_ message: String) -> Verdict {
    .refuse(Refusal(code: ReasonCode(rawValue: "BLACKOUT"), message: message))
  }
  private static let christmas = refusal("Frohe Weihnachten!")
  private static let day = refusal("We do not deliver on this day")
  private static let time = refusal("We do not deliver at this time")

  @Test(
    arguments: [
      // Days of the service's calendar, the last one included: 23:00 UTC is midnight in Berlin.
      ("2026-12-23T22:59:59Z", .pass), ("2026-12-23T23:00:00Z", christmas),
      ("2026-12-25T12:00:00Z", christmas), ("2026-12-26T22:59:59Z", christmas),
      ("2026-12-26T23:00:00Z", .pass),
      // In summer it is 22:00 UTC.
      ("2026-07-03T21:59:59Z", .pass), ("2026-07-03T22:00:00Z", day),
      ("2026-07-04T21:59:59Z", day), ("2026-07-04T22:00:00Z", .pass),
      // Instants, the last one not included.
      ("2026-10-03T15:59:59Z", .pass), ("2026-10-03T16:00:00Z", time),
      ("2026-10-03T20:59:59Z", time), ("2026-10-03T21:00:00Z", .pass),
      // Some zones only.
      ("2027-01-15T12:00:00Z", day), ("2027-02-15T12:00:00Z", .pass),
    ] as [(String, Verdict)])
  func `deliveries in a range are refused`(instant: String, verdict: Verdict) throws {
    let context = try Delivery.context(placedAt: "2026-06-01T00:00:00Z", scheduledFor: instant)
    #expect(try evaluate(context) == verdict)
  }

  /// The kitchen is 20 minutes from itself.
  @Test func `an order for now counts when it arrives`() throws {
    #expect(try evaluate(Delivery.context(placedAt: "2026-12-23T23:39:59+01:00")) == .pass)
    #expect(try evaluate(Delivery.context(placedAt: "2026-12-23T23:40:00+01:00")) == Self.christmas)
  }

  @Test func `a range of some zones says nothing outside all zones`() throws {
    let january = "2027-01-15T12:00:00Z"
    let context = try Delivery.context(to: Delivery.outside, scheduledFor: january)
    #expect(context.zone == nil)
    #expect(try evaluate(context) == .pass)
    let christmas = try Delivery.context(
      to: Delivery.outside, scheduledFor: "2026-12-24T12:00:00Z")
    #expect(try evaluate(christmas) == Self.christmas)
  }

  @Test(arguments: WrongConfiguration.blackout)
  func `a wrong configuration is told with its place`(_ wrong: WrongConfiguration) throws {
    #expect(try wrong.reason(from: library) == wrong.reason)
  }

  private func evaluate(_ context: DecisionContext) throws -> Verdict {
    let instance = try library.makeInstance(configuration: Self.configuration) { _, _ in }
    return PluginRule(instance).evaluate(context)
  }
}

extension WrongConfiguration {
  fileprivate static let blackout = [
    Self("{}", "", #"the member "ranges" is missing"#),
    Self("7", "", "expected an object, found number 7"),
    Self(#"{"ranges": []}"#, "/ranges", "empty, so the rule could never refuse"),
    Self(
      #"{"ranges": [], "range": []}"#, "/range",
      #"unknown member "range"; did you mean "ranges"?"#),
    Self(#"{"ranges": [{"from": "2026-12-24"}]}"#, "/ranges/0", #"the member "until" is missing"#),
    Self(
      #"{"ranges": [{"from": "2026-12-24", "until": 26}]}"#, "/ranges/0/until",
      "expected a string, found number 26"),
    Self(
      #"{"ranges": [{"from": "2026-12-24", "until": "2026-12-23"}]}"#, "/ranges/0/until",
      "expected 2026-12-24 or later, found 2026-12-23"),
    Self(
      #"{"ranges": [{"from": "2026-02-27", "until": "2026-02-30"}]}"#, "/ranges/0/until",
      #"not a date such as "2026-12-24": column 9: "#
        + #"expected a day from 01 to 28 in that month, found "30""#),
    Self(
      #"{"ranges": [{"from": "2026-12-24T10:00:00Z", "until": "2026-12-24T10:00:00Z"}]}"#,
      "/ranges/0/until", #"expected an instant after "from""#),
    Self(
      #"{"ranges": [{"from": "2026-12-24", "until": "2026-12-26", "zones": []}]}"#,
      "/ranges/0/zones", "empty; leave it out for all zones"),
    Self(
      #"{"ranges": [{"from": "2026-12-24", "until": "2026-12-26", "zones": ["a", 1]}]}"#,
      "/ranges/0/zones/1", "expected a string, found number 1"),
    Self(
      #"{"ranges": [{"from": "2026-12-24", "until": "2026-12-26", "massage": "x"}]}"#,
      "/ranges/0/massage", #"unknown member "massage"; did you mean "message"?"#),
    Self(
      #"{"ranges": [{"from": "2026-12-24", "until": "2026-12-26", "message": ""}]}"#,
      "/ranges/0/message", "empty; leave it out for the default"),
    Self(
      #"{"ranges": [{"from": "2026-12-24", "until": "2026-12-26", "#
        + #""message": "\#(String(repeating: "x", count: 245))"}]}"#,
      "/ranges/0/message", "245 bytes long; at most 244 fit"),
  ]
}
