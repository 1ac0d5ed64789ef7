// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Foundation
import JSONDocument
import RulePluginKit
import RulePluginTesting
import RulePlugins
import Testing

/// Time, fee and refusals by the weather that another program writes.
@Suite("WeatherRule")
struct WeatherRuleTests {
  let shipped: ShippedRule

  init() throws {
    shipped = try ShippedRule("WeatherRule")
    try shipped.write(Self.report(wind: 40, rain: 2.5), as: "weather.json")
  }

  private static func report(wind: Double, rain: Double) -> String {
    """
    { "observedAt": "2026-12-01T18:30:00+01:00",
      "figures": { "windKmh": \(wind), "rainMmPerHour": \(rain), "temperatureC": 3 },
      "zones": { "hill": { "windKmh": 80, "temperatureC": -2 } } }
    """
  }

  private static let rules = """
    "rules": [
      { "when": { "windKmh": { "from": 75 } }, "refuse": true, "message": "Too much wind" },
      { "when": { "rainMmPerHour": { "from": 2 } }, "addMinutes": 5, "addFee": 50 },
      { "when": { "temperatureC": { "below": 0 }, "rainMmPerHour": { "from": 0.1, "below": 9 } },
        "addMinutes": 10 } ]
    """
  private static let configuration = #"{ "file": "weather.json", \#(rules) }"#

  private func request(_ placedAt: String = "2026-12-01T18:40:00+01:00") throws -> SampleRequest {
    try SampleRequest(placedAt: placedAt)
  }

  /// 75 km/h and 2 mm are in the limits, which begin with them.
  @Test(
    arguments: [
      (74.9, 1.9, .allow, ""), (40, 2, .adjust(seconds: 300, minorUnits: 50), "1"),
      (75, 0, .refuse(code: "BAD_WEATHER", message: "Too much wind"), "0"),
      (90, 5, .refuse(code: "BAD_WEATHER", message: "Too much wind"), "0, 1"),
    ] as [(Double, Double, RulePluginKit.Verdict, String)])
  func `what holds is added, unless one refuses`(
    _ wind: Double, _ rain: Double, _ verdict: RulePluginKit.Verdict, _ holding: String
  ) throws {
    try shipped.write(Self.report(wind: wind, rain: rain), as: "weather.json")
    let rule = try shipped.make(Self.configuration)
    #expect(try rule.verdict(on: request()) == verdict)
    #expect(
      rule.notes == [
        "weather.age": "10 min, of at most 60", "weather.rules": holding,
        "weather.figures": "rainMmPerHour \(rain), temperatureC 3.0, windKmh \(wind)",
      ])
  }

  /// It freezes there, and it rains everywhere: 5 and 10 minutes, were it not for the wind.
  @Test func `a zone has its own figures`() throws {
    var request = try request()
    request.zoneID = "hill"
    let rule = try shipped.make(Self.configuration)
    #expect(
      try rule.verdict(on: request) == .refuse(code: "BAD_WEATHER", message: "Too much wind"))
    #expect(rule.notes["weather.rules"] == "0, 1, 2")
    request.zoneID = "valley"
    #expect(try rule.verdict(on: request) == .adjust(seconds: 300, minorUnits: 50))
  }

  @Test func `several rules add up`() throws {
    let calm = Self.rules.replacing("\"from\": 75", with: "\"from\": 175")
    var request = try request()
    request.zoneID = "hill"
    let rule = try shipped.make(#"{ "file": "weather.json", \#(calm) }"#)
    #expect(try rule.verdict(on: request) == .adjust(seconds: 900, minorUnits: 50))
  }

  @Test(arguments: [
    ("2026-12-01T19:30:00+01:00", true), ("2026-12-01T19:30:01+01:00", false),
    ("2026-12-01T16:30:00Z", true), ("2026-12-01T16:29:59Z", false),
  ])
  func `a report that is too old says nothing`(_ placedAt: String, _ counts: Bool) throws {
    let rule = try shipped.make(Self.configuration)
    #expect(
      try rule.verdict(on: request(placedAt))
        == (counts ? .adjust(seconds: 300, minorUnits: 50) : .abstain))
    #expect(rule.notes["weather.age"]?.hasSuffix("min, of at most 60") == true)
  }

  @Test(arguments: [
    ("{", "weather.json:1:"), ("{}", #"the member "observedAt" is missing"#),
    (#"{"observedAt": "soon", "figures": {}}"#, "/observedAt: not an instant"),
    (
      #"{"observedAt": "2026-12-01T18:30:00Z", "figures": {"windKmh": 1, "temperatureC": 0}}"#,
      #"/figures: there is no "rainMmPerHour", which a rule looks at"#
    ),
    (
      #"{"observedAt": "2026-12-01T18:30:00Z", "figures": {"windKmh": "1"}}"#,
      "/figures/windKmh: expected a number"
    ),
  ])
  func `a broken file is told, or abstained for`(_ text: String, _ problem: String) throws {
    try shipped.write(text, as: "weather.json")
    let refusal = try shipped.refusal(of: Self.configuration)
    #expect(refusal.first == "/file")
    #expect(refusal.last?.hasPrefix("@/weather.json") == true)
    #expect(refusal.last?.contains(problem) == true, "\(refusal)")
    let patient = try shipped.make(
      #"{ "file": "weather.json", "onBrokenFile": "abstain", \#(Self.rules) }"#)
    #expect(try patient.verdict(on: request()) == .abstain)
    #expect(patient.notes["weather.problem"]?.contains(problem) == true)
  }

  @Test(arguments: [
    ("none.json", "No such file or directory"), (".", "not a regular file"),
    ("/dev/zero", "not a regular file"),
  ])
  func `what is no file is told`(_ name: String, _ problem: String) throws {
    let refusal = try shipped.refusal(of: #"{ "file": "\#(name)", \#(Self.rules) }"#)
    #expect(refusal.first == "/file")
    #expect(refusal.last?.hasSuffix(problem) == true, "\(refusal)")
  }

  @Test(arguments: wrong)
  func `a wrong configuration is told with its place`(
    _ rules: String, _ pointer: String, _ message: String
  ) throws {
    let configuration = #"{ "file": "weather.json", "rules": \#(rules) }"#
    #expect(try shipped.refusal(of: configuration) == [pointer, message])
  }

  private static let wrong: [(String, String, String)] = [
    ("[]", "/rules", "expected 1 to 64 rules, found 0"),
    ("[{}]", "/rules/0", #"the member "when" is missing"#),
    (
      #"[{"when": {}, "addFee": 1}]"#, "/rules/0/when",
      #"empty; expected {"windKmh": {"from": 75}}"#
    ),
    (
      #"[{"when": {"a": {}}, "addFee": 1}]"#, "/rules/0/when/a",
      #"expected "from", "below" or both"#
    ),
    (
      #"[{"when": {"a": {"from": 2, "below": 2}}, "addFee": 1}]"#, "/rules/0/when/a",
      "no figure is from 2.0 on and below 2.0"
    ),
    (
      #"[{"when": {"a": {"from": 2}}}]"#, "/rules/0",
      "it does nothing: give it addMinutes, addFee or refuse"
    ),
    (
      #"[{"when": {"a": {"from": 2}}, "refuse": true, "addFee": 1}]"#, "/rules/0",
      "a rule that refuses adds nothing"
    ),
    (
      #"[{"when": {"a": {"from": 2}}, "addFee": 1, "message": "x"}]"#, "/rules/0/message",
      "only a rule that refuses has a message"
    ),
    (
      #"[{"when": {"a": {"from": 2}}, "addMinutes": 10081}]"#, "/rules/0/addMinutes",
      "expected -10080 to 10080, found 10081"
    ),
    (
      """
      [{"when": {"a": {"from": 2}}, "addMinutes": 10080}, \
      {"when": {"b": {"from": 2}}, "addMinutes": -1}]
      """, "/rules", "together they may add more than a week"
    ),
    (
      """
      [{"when": {"a": {"from": 2}}, "addFee": 1000000000000}, \
      {"when": {"b": {"from": 2}}, "addFee": 1}]
      """, "/rules", "together they may add more than 1000000000000 minor units"
    ),
  ]

  @Test func `the loaded library decides, names its file and its schema, and takes batches`() throws
  {
    let library = try TemporaryFolder.loadCopy(ofShippedPlugin: "WeatherRule")
    let configuration = JSON(try JSONDocument(parsing: Self.configuration).root)
    #expect(
      try library.watchedFiles(configuration: configuration, folder: shipped.folder.path)
        .map { URL(filePath: $0).lastPathComponent } == ["weather.json"])
    let schema = try JSONDocument(parsing: library.identity.configurationSchema).root
    #expect(
      try schema.required("properties").members().map(\.key).sorted()
        == ["file", "maximumAgeMinutes", "onBrokenFile", "rules"])
    let instance = try library.makeInstance(
      configuration: configuration, folder: shipped.folder.path
    ) { _, _ in }
    let context = try Delivery.context(placedAt: "2026-12-01T18:40:00+01:00")
    let expected = DeliveryRules.Verdict.adjust(Adjustment(seconds: 300, minorUnits: 50))
    #expect(try instance.evaluate(context) == expected)
    #expect(
      instance.evaluate([context, context], timeout: nil) == [
        .success(expected), .success(expected),
      ])
  }
}
