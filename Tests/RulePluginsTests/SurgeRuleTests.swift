// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Foundation
import JSONDocument
import RulePluginKit
import RulePluginTesting
import RulePlugins
import Schedules
import Testing

/// Fee and time by a load that another program writes.
@Suite("SurgeRule")
struct SurgeRuleTests {
  private typealias Verdict = RulePluginKit.Verdict

  let shipped: ShippedRule

  init() throws {
    shipped = try ShippedRule("SurgeRule")
    try shipped.write(Self.file, as: "load.json")
  }

  private static let file = """
    { "updatedAt": "2026-12-01T18:30:00+01:00", "load": 1.4,
      "zones": { "centre": 1.8, "north": 0 }, "hubs": { "pier": 3 } }
    """
  private static let steps = """
    "steps": [ { "load": 0.5, "addFee": -50 }, { "load": 1.2, "addMinutes": 5, "addFee": 100 },
      { "load": 1.8, "addMinutes": 15, "addFee": 250 }, { "load": 2.5, "refuse": true } ]
    """
  private static let configuration = #"{ "loadFile": "load.json", \#(steps) }"#

  private static let tooBusy = Verdict.refuse(
    code: "TOO_BUSY", message: "We have too many orders at the moment")

  private func request(
    placedAt: String = "2026-12-01T18:40:00+01:00", scheduledFor: String? = nil,
    zone: String? = nil, hub: String? = nil
  ) throws -> SampleRequest {
    var request = try SampleRequest(placedAt: placedAt, scheduledFor: scheduledFor)
    request.zoneID = zone
    request.hubID = hub
    return request
  }

  /// The load of the hub goes before that of the zone, and that before the load of all.
  @Test(
    arguments: [
      (nil, nil, .adjust(seconds: 300, minorUnits: 100), "1.4 of all"),
      ("south", "airport", .adjust(seconds: 300, minorUnits: 100), "1.4 of all"),
      // A step begins with its load.
      ("centre", nil, .adjust(seconds: 900, minorUnits: 250), "1.8 of the zone"),
      ("north", nil, .allow, "0 of the zone"),
      ("north", "pier", tooBusy, "3 of the hub"), (nil, "pier", tooBusy, "3 of the hub"),
    ] as [(String?, String?, RulePluginKit.Verdict, String)])
  func `the nearest load decides`(
    _ zone: String?, _ hub: String?, _ verdict: RulePluginKit.Verdict, _ note: String
  ) throws {
    let rule = try shipped.make(Self.configuration)
    #expect(try rule.verdict(on: request(zone: zone, hub: hub)) == verdict)
    #expect(rule.notes == ["surge.load": note, "surge.age": "10 min, of at most 15"])
  }

  /// The file is of half past six.
  @Test(
    arguments: [
      ("2026-12-01T18:45:00+01:00", nil, true), ("2026-12-01T18:45:01+01:00", nil, false),
      ("2026-12-01T17:15:00Z", nil, true), ("2026-12-01T17:14:59Z", nil, false),
      // What is ordered for later is not of this load, and what was ordered before for now is.
      ("2026-12-01T18:31:00+01:00", "2026-12-01T20:00:00+01:00", false),
      ("2026-11-30T12:00:00+01:00", "2026-12-01T18:30:00+01:00", true),
    ] as [(String, String?, Bool)])
  func `a load counts for orders near its time`(
    _ placedAt: String, _ scheduledFor: String?, _ counts: Bool
  ) throws {
    let rule = try shipped.make(Self.configuration)
    let verdict = try rule.verdict(on: request(placedAt: placedAt, scheduledFor: scheduledFor))
    #expect(verdict == (counts ? .adjust(seconds: 300, minorUnits: 100) : .abstain))
    #expect((rule.notes["surge.load"] != nil) == counts)
    #expect(rule.notes["surge.age"] != nil)
  }

  @Test func `the age and the words can be configured`() throws {
    let rule = try shipped.make(
      """
      { "loadFile": "load.json", "maximumAgeMinutes": 5,
        "steps": [ { "load": 1, "refuse": true, "message": "Später!" } ] }
      """)
    let fresh = try request(placedAt: "2026-12-01T18:35:00+01:00")
    #expect(try rule.verdict(on: fresh) == .refuse(code: "TOO_BUSY", message: "Später!"))
    #expect(try rule.verdict(on: request()) == .abstain)
  }

  @Test func `without a load for a place the rule abstains`() throws {
    try shipped.write(
      #"{"updatedAt": "2026-12-01T17:30:00.5Z", "zones": {"centre": 2}}"#, as: "load.json")
    let rule = try shipped.make(Self.configuration)
    #expect(try rule.verdict(on: request()) == .abstain)
    #expect(
      try rule.verdict(on: request(zone: "centre")) == .adjust(seconds: 900, minorUnits: 250))
  }

  @Test(arguments: [
    ("", "line 1: '[' or '{' expected near end of file"),
    ("[]", #""it" is not an object"#),
    ("{}", #""updatedAt" is not an instant such as "2026-12-01T18:30:00Z""#),
    (
      #"{"updatedAt": 1796146200}"#,
      #""updatedAt" is not an instant such as "2026-12-01T18:30:00Z""#
    ),
    (#"{"updatedAt": "2026-12-01T18:30:00Z", "load": "1"}"#, #""load" is not a number"#),
    (#"{"updatedAt": "2026-12-01T18:30:00Z", "load": -1}"#, #""load" is not 0 or more"#),
    (#"{"updatedAt": "2026-12-01T18:30:00Z", "zones": []}"#, #""zones" is not an object"#),
    (#"{"updatedAt": "2026-12-01T18:30:00Z", "hubs": {"a": null}}"#, #""a" is not a number"#),
  ])
  func `a broken file is told, or abstained for`(_ text: String, _ problem: String) throws {
    try shipped.write(text, as: "load.json")
    #expect(
      try shipped.refusal(of: Self.configuration) == ["/loadFile", "@/load.json: \(problem)"])
    let patient = try shipped.make(
      #"{ "loadFile": "load.json", "onBrokenFile": "abstain", \#(Self.steps) }"#)
    #expect(try patient.verdict(on: request()) == .abstain)
    #expect(patient.notes.keys.sorted() == ["surge.problem"])
    #expect(
      patient.log.map { $0.replacing(shipped.folder.path, with: "@") } == [
        "@/load.json: \(problem)"
      ])
  }

  @Test(arguments: [
    ("load.txt", "@/load.txt: No such file or directory"),
    (".", "@/.: not a regular file of at most 1048576 bytes"),
    ("/dev/zero", "/dev/zero: not a regular file of at most 1048576 bytes"),
  ])
  func `what is no file is told`(_ name: String, _ problem: String) throws {
    let configuration = #"{ "loadFile": "\#(name)", \#(Self.steps) }"#
    #expect(try shipped.refusal(of: configuration) == ["/loadFile", problem])
  }

  /// Against Foundation's calendar, which knows nothing of this parser.
  @Test(arguments: [
    "1583-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00+14:00",
    "2000-02-29T12:00:00-05:30", "2024-02-29T23:59:59Z", "2100-02-28T00:00:00Z",
    "2100-03-01T00:00:00Z", "2026-12-01t18:30:00.125z", "9999-12-31T23:59:59Z",
  ])
  func `the instant of the file is read as the calendar has it`(_ text: String) throws {
    try shipped.write(#"{"updatedAt": "\#(text)", "load": 1.4}"#, as: "load.json")
    let rule = try shipped.make(
      #"{ "loadFile": "load.json", "maximumAgeMinutes": 1, "steps": [{"load": 1, "addFee": 1}] }"#)
    let plain = text.uppercased().replacing(/\.\d+/, with: "")
    let seconds = try Date.ISO8601FormatStyle().parse(plain).timeIntervalSince1970
    var request = try SampleRequest()
    for (offset, counts) in [(-61, false), (-60, true), (0, true), (60, true), (61, false)] {
      request.placedAt = .init(secondsSince1970: Int64(seconds) + Int64(offset))
      #expect(
        try rule.verdict(on: request) == (counts ? .adjust(minorUnits: 1) : .abstain),
        "\(offset) s after \(text)")
    }
  }

  @Test(arguments: [
    "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-12-01", "2026-12-01T24:00:00Z",
    "2026-12-01T18:30Z", "2026-12-01T18:30:00", "2026-12-01T18:30:00+1:00",
    "2026-12-01T18:30:00Zx", "2026-12-01T18:30:00.Z", "0000-01-01T00:00:00Z",
    "2026-12-01T18:30:00+24:00", "2026-12-01T18:60:00Z", "٢٠٢٦-12-01T18:30:00Z", "",
  ])
  func `what is no instant is refused`(_ text: String) throws {
    try shipped.write(#"{"updatedAt": "\#(text)", "load": 1.4}"#, as: "load.json")
    #expect(
      try shipped.refusal(of: Self.configuration).last
        == #"@/load.json: "updatedAt" is not an instant such as "2026-12-01T18:30:00Z""#)
  }

  @Test(arguments: wrong)
  func `a wrong configuration is told with its place`(
    _ text: String, _ pointer: String, _ message: String
  ) throws {
    #expect(try shipped.refusal(of: text) == [pointer, message])
  }

  private static let wrong: [(String, String, String)] = [
    ("[]", "", "expected an object, found an array"),
    ("{}", "/loadFile", #"missing; expected a path such as "load.json""#),
    (#"{"loadFile": ""}"#, "/loadFile", "empty; leave it out for the default"),
    (
      #"{"loadFile": "l"}"#, "/steps",
      #"missing; expected [{"load": 1.5, "addMinutes": 10}]"#
    ),
    (#"{"loadFile": "l", "steps": {}}"#, "/steps", "expected an array of steps, found an object"),
    (#"{"loadFile": "l", "steps": []}"#, "/steps", "empty, so the rule could do nothing"),
    (
      #"{"loadFile": "l", "steps": [{}]}"#, "/steps/0/load",
      "missing; expected a number such as 1.5"
    ),
    (
      #"{"loadFile": "l", "steps": [{"load": -0.1}]}"#, "/steps/0/load",
      "expected 0 to 1000000, found -0.1"
    ),
    (
      #"{"loadFile": "l", "steps": [{"load": 1}, {"load": 1}]}"#, "/steps/1/load",
      "expected more than 1, the load of the step before"
    ),
    (
      #"{"loadFile": "l", "steps": [{"load": 1, "addMinutes": 10081}]}"#, "/steps/0/addMinutes",
      "expected -10080 to 10080, found 10081"
    ),
    (
      #"{"loadFile": "l", "steps": [{"load": 1, "addFee": 1.5}]}"#, "/steps/0/addFee",
      "expected an integer, found a fraction"
    ),
    (
      #"{"loadFile": "l", "steps": [{"load": 1, "refuse": true, "addFee": 1}]}"#,
      "/steps/0/refuse", "a step that refuses adds nothing"
    ),
    (
      #"{"loadFile": "l", "steps": [{"load": 1, "message": "x"}]}"#, "/steps/0/message",
      "only a step that refuses has a message"
    ),
    (
      #"{"loadFile": "l", "steps": [{"load": 1}], "maximumAgeMinutes": 0}"#, "/maximumAgeMinutes",
      "expected 1 to 527040, found 0"
    ),
    (
      #"{"loadFile": "l", "steps": [{"load": 1}], "onBrokenFile": "ignore"}"#, "/onBrokenFile",
      #"expected "fail" or "abstain", found "ignore""#
    ),
    (
      #"{"loadFile": "l", "step": []}"#, "/step",
      "unknown member; the known ones are loadFile, maximumAgeMinutes, onBrokenFile and steps"
    ),
  ]

  @Test func `the loaded library decides, names its file and its schema, and takes batches`() throws
  {
    let library = try TemporaryFolder.loadCopy(ofShippedPlugin: "SurgeRule")
    let configuration = JSON(try JSONDocument(parsing: Self.configuration).root)
    #expect(
      try library.watchedFiles(configuration: configuration, folder: shipped.folder.path)
        .map { URL(filePath: $0).lastPathComponent } == ["load.json"])
    let schema = try JSONDocument(parsing: library.identity.configurationSchema).root
    #expect(
      try schema.required("properties").members().map(\.key).sorted()
        == ["loadFile", "maximumAgeMinutes", "onBrokenFile", "steps"])
    let instance = try library.makeInstance(
      configuration: configuration, folder: shipped.folder.path
    ) { _, _ in }
    let context = try Delivery.context(placedAt: "2026-12-01T18:40:00+01:00")
    let expected = DeliveryRules.Verdict.adjust(Adjustment(seconds: 900, minorUnits: 250))
    #expect(try instance.evaluate(context) == expected)
    #expect(
      instance.evaluate([context, context], timeout: nil) == [
        .success(expected), .success(expected),
      ])
  }
}
