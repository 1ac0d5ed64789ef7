// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RulePlugins
import Testing

/// The shipped plug-in in C, copied elsewhere and loaded by its absolute path.
@Suite("AlcoholRule")
struct AlcoholRuleTests {
  let library: RulePluginLibrary

  init() throws {
    library = try TemporaryFolder.loadCopy(ofShippedPlugin: "AlcoholRule")
  }

  private static let refusal = Verdict.refuse(
    Refusal(code: .itemRestricted, message: "Alcohol cannot be delivered at this time"))

  /// Tuesday to Sunday of the first week of December 2026; 1 December is a Tuesday.
  private static let hours: JSON = [
    "hours": ["from": "10:00", "until": "22:00"],
    "weekdays": [
      "Fr": ["from": "18:00", "until": "02:30"], "Sa": nil,
      "Su": ["from": "00:00", "until": "24:00"],
    ],
  ]

  @Test(
    arguments: [
      // The first minute is in the hours, the last one is not.
      ("2026-12-01T09:59:59+01:00", false), ("2026-12-01T10:00:00+01:00", true),
      ("2026-12-01T21:59:59+01:00", true), ("2026-12-01T22:00:00+01:00", false),
      // The service's clock counts: 10:30 in London is 11:30 in Berlin, 09:30 there 10:30.
      ("2026-12-01T09:30:00Z", true), ("2026-12-01T08:59:00Z", false),
      // In summer Berlin is two hours ahead of UTC: 07:59 is 09:59. 1 July 2026 is a Wednesday.
      ("2026-07-01T07:59:00Z", false), ("2026-07-01T08:00:00Z", true),
      // Friday's hours reach into Saturday, which has none of its own.
      ("2026-12-04T12:00:00+01:00", false), ("2026-12-04T18:00:00+01:00", true),
      ("2026-12-05T00:00:00+01:00", true), ("2026-12-05T02:29:00+01:00", true),
      ("2026-12-05T02:30:00+01:00", false), ("2026-12-05T12:00:00+01:00", false),
      // The whole Sunday, and not a minute of Monday before ten.
      ("2026-12-06T00:00:00+01:00", true), ("2026-12-06T23:59:59+01:00", true),
      ("2026-12-07T00:00:00+01:00", false),
    ])
  func `alcohol arrives within the hours of the weekday`(instant: String, isAllowed: Bool) throws {
    let context = try Delivery.context(
      placedAt: "2026-06-01T00:00:00Z", scheduledFor: instant,
      basket: Basket(tags: ["bread", "alcohol"]))
    #expect(try verdict(Self.hours, context) == (isAllowed ? .pass : Self.refusal))
  }

  /// The kitchen is 20 minutes from itself: what is placed at 21:40 arrives at 22:00.
  @Test(arguments: [
    ("21:39:59", true), ("21:40:00", false), ("09:39:59", false), ("09:40:00", true),
  ])
  func `an order for now counts when it arrives`(time: String, isAllowed: Bool) throws {
    let context = try Delivery.context(
      placedAt: "2026-12-01T\(time)+01:00", basket: Basket(tags: ["alcohol"]))
    #expect(try verdict(Self.hours, context) == (isAllowed ? .pass : Self.refusal))
  }

  @Test(
    arguments: [
      (["bread"], false), ([], false), (["alcohol-free"], false), (["non-alcohol"], false),
      (["Alcohol"], true), (["alcohol"], true), (["a", "alcohol", "z"], true),
    ] as [(Set<String>, Bool)])
  func `only baskets with the tag are looked at`(tags: Set<String>, isRefused: Bool) throws {
    let context = try Delivery.context(
      placedAt: "2026-12-01T23:00:00+01:00", basket: Basket(tags: tags))
    let abstention = Verdict.abstain(reason: "not a case for the plug-in")
    #expect(try verdict(Self.hours, context) == (isRefused ? Self.refusal : abstention))
  }

  @Test func `tags and message can be configured`() throws {
    let configuration: JSON = [
      "hours": ["from": "10:00", "until": "11:00"], "tags": ["beer", "wine"], "message": "Später!",
    ]
    let basket = Basket(tags: ["wine"])
    #expect(
      try verdict(configuration, Delivery.context(basket: basket))
        == .refuse(Refusal(code: .itemRestricted, message: "Später!")))
  }

  @Test(arguments: [nil, Basket(subtotal: 100)])
  func `without tags the answer is unknown, not yes`(_ basket: Basket?) throws {
    let context = try Delivery.context(basket: basket)
    #expect(try verdict(Self.hours, context) == .unknown(input: "basket.tags"))
  }

  @Test(arguments: WrongConfiguration.alcohol)
  func `a wrong configuration is told with its place`(_ wrong: WrongConfiguration) throws {
    #expect(try wrong.reason(from: library) == wrong.reason)
  }

  private func verdict(_ configuration: JSON, _ context: DecisionContext) throws -> Verdict {
    let instance = try library.makeInstance(configuration: configuration) { _, _ in }
    return PluginRule(instance).evaluate(context)
  }
}

extension WrongConfiguration {
  fileprivate static let alcohol = [
    Self("{}", "/hours", #"missing; expected {"from": "10:00", "until": "22:00"}"#),
    Self("[]", "", "expected an object, found an array"),
    Self(
      #"{"tag": ["alcohol"]}"#, "/tag",
      "unknown member; the known ones are tags, hours, weekdays and message"),
    Self(
      #"{"a/b~c": 1}"#, "/a~1b~0c",
      "unknown member; the known ones are tags, hours, weekdays and message"),
    Self(#"{"hours": "10-22"}"#, "/hours", "expected an object, found a string"),
    Self(
      #"{"hours": {"from": "10:00"}}"#, "/hours/until",
      #"missing; expected a time such as "10:00""#),
    Self(
      #"{"hours": {"from": 10, "until": "22:00"}}"#, "/hours/from",
      #"expected a time such as "10:00", found a number"#),
    Self(
      #"{"hours": {"from": "10:00", "until": "24:01"}}"#, "/hours/until",
      #"expected a time from 00:00 to 24:00, found "24:01""#),
    Self(
      #"{"hours": {"from": "9:00", "until": "22:00"}}"#, "/hours/from",
      #"expected a time from 00:00 to 24:00, found "9:00""#),
    Self(
      #"{"hours": {"from": "10:60", "until": "22:00"}}"#, "/hours/from",
      #"expected a time from 00:00 to 24:00, found "10:60""#),
    Self(
      #"{"hours": {"from": "10:00", "until": "10:00"}}"#, "/hours/until",
      "the same as from; the whole day is 00:00 until 24:00"),
    Self(
      #"{"hours": {"from": "24:00", "until": "02:00"}}"#, "/hours/from",
      "24:00 is only an end; the next day begins at its own 00:00"),
    Self(
      #"{"hours": {"from": "10:00", "until": "22:00"}, "weekdays": {"Sun": null}}"#,
      "/weekdays/Sun", "unknown member; the known ones are Mo, Tu, We, Th, Fr, Sa and Su"),
    Self(
      #"{"hours": {"from": "10:00", "until": "22:00"}, "weekdays": {"Su": {"from": "x"}}}"#,
      "/weekdays/Su/from", #"expected a time from 00:00 to 24:00, found "x""#),
    Self(#"{"tags": []}"#, "/tags", "empty, so the rule could never refuse"),
    Self(#"{"tags": ["beer", 7]}"#, "/tags/1", "expected a tag, found a number"),
    Self(#"{"tags": [""]}"#, "/tags/0", "an empty tag is on no basket"),
    Self(#"{"tags": ["a\nb"]}"#, "/tags/0", "a tag has no line break"),
    Self(#"{"message": ""}"#, "/message", "empty; leave it out for the default"),
    Self(
      #"{"message": "\#(String(repeating: "x", count: 245))"}"#, "/message",
      "245 bytes long; at most 244 fit"),
    // What does not fit is cut between two characters: 26 bytes, then 107 of "ü", then a quote fit 240.
    Self(
      #"{"hours": {"from": "\#(String(repeating: "ü", count: 300))"}}"#, "/hours/from",
      #"expected a time from 00:00 to 24:00, found ""# + String(repeating: "ü", count: 98)),
  ]
}
