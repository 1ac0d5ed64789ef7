// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Testing

/// A plug-in in the shadow is asked, and changes nothing but its report.
@Suite("Plug-ins in the shadow")
struct ShadowTests {
  private static let middle = Coordinate(longitude: 13.4, latitude: 52.52)
  private static let outside = Coordinate(longitude: 13.5, latitude: 52.5)
  private static let noon = "2026-12-01T12:00:00Z"

  let folder: ServiceFolder

  init() throws {
    folder = try ServiceFolder(service: Self.service([Self.alcohol(isShadow: true)]))
  }

  /// AlcoholRule, which allows alcohol from 10 to 22 o'clock, and misses the tags of unknown baskets.
  private static func alcohol(isShadow: Bool, report: String? = nil) -> JSON {
    var members: JSON.Object = [
      "name": "AlcoholRule", "config": ["hours": ["from": "10:00", "until": "22:00"]],
    ]
    if isShadow { members["shadow"] = true }
    members["report"] = report.map(JSON.string)
    return .object(members)
  }

  private static func service(_ plugins: [JSON]) -> JSON {
    ServiceFolder.service.setting("/defaults", to: ["estimate": "bike", "fee": ["base": 299]])
      .setting("/plugins", to: .array(plugins))
  }

  private func request(
    to place: Coordinate = middle, at time: String = noon, tags: Set<String>? = ["alcohol"],
    isTraced: Bool = false
  ) throws -> DeliveryRequest {
    DeliveryRequest(
      to: place, placedAt: try Instant(rfc3339: time), basket: Basket(tags: tags),
      isTraced: isTraced)
  }

  @Test func `answers are those of the service without it, but for the trace`() throws {
    let shadowed = try folder.checker()
    let bare = try ServiceFolder(service: Self.service([])).checker()
    // Of what a service decides, what only looks on is no part.
    #expect(shadowed.area.version == bare.area.version)
    for var request in [
      try request(), try request(at: "2026-12-01T23:00:00Z"), try request(tags: nil),
      try request(to: Self.outside, at: "2026-12-01T23:00:00Z"),
    ] {
      // Who did not ask for a trace does not wait for what it could tell of the shadow.
      #expect(try shadowed.quote(for: request).trace == bare.quote(for: request).trace)
      request.isTraced = true
      let (one, other) = (try shadowed.quote(for: request), try bare.quote(for: request))
      #expect(try withoutTrace(one) == withoutTrace(other))
      #expect(one.trace.filter { !$0.isShadow } == other.trace)
      #expect(one.trace.filter(\.isShadow).map(\.rule) == ["doorstep.alcohol"])
    }
  }

  @Test func `one in a process of its own is asked alike`() throws {
    let plugin = Self.alcohol(isShadow: true).setting("/isolation", to: "process")
      .setting("/timeoutMilliseconds", to: 20_000)
    let checker = try ServiceFolder(service: Self.service([plugin])).checker()
    let quote = try checker.quote(for: request(at: "2026-12-01T23:00:00Z"))
    #expect(quote.deliverable == .yes)
    let report = try #require(checker.shadowReports.first)
    #expect(report.asked == 1)
    #expect(report.refusals == ["ITEM_RESTRICTED": 1])
    #expect(checker.plugins.map(\.process?.state) == [.ready])
  }

  @Test func `the trace tells what it says, and that it does not count`() throws {
    let checker = try folder.checker()
    let quote = try checker.quote(for: request(at: "2026-12-01T23:00:00Z", isTraced: true))
    let entry = try #require(quote.trace.last)
    #expect(entry.isShadow)
    #expect(entry.outcome == .refuses)
    #expect(entry.detail == "ITEM_RESTRICTED")
    #expect(quote.deliverable == .yes)
    let json = try quote.jsonText(in: .utc)
    #expect(json.contains(#""detail":"ITEM_RESTRICTED","inputs":{},"shadow":true}"#))
  }

  /// Two of five agree: the one at noon, and the one outside, which is a no in any case.
  ///
  /// Berlin is an hour ahead.
  @Test func `disagreements are counted, with examples that are nobody's address`() throws {
    let checker = try folder.checker()
    let precise = Coordinate(longitude: 13.401234, latitude: 52.518765)
    for request in [
      try request(), try request(to: precise, at: "2026-12-01T22:30:00Z"),
      try request(at: "2026-12-01T23:30:00Z"), try request(tags: nil),
      try request(to: Self.outside, at: "2026-12-01T23:00:00Z"),
    ] { _ = try checker.quote(for: request) }
    let report = try #require(checker.shadowReports.first)
    #expect(checker.shadowReports.count == 1)
    #expect(
      [report.plugin, report.id, report.version] == ["AlcoholRule", "doorstep.alcohol", "1.0.0"])
    #expect(report.asked == 5)
    #expect(report.agreed == 2)
    #expect(report.missed == 0)
    #expect(report.refusals == ["ITEM_RESTRICTED": 2])
    #expect(report.missingInputs == ["basket.tags": 1])
    #expect(report.failures.isEmpty)
    #expect(report.fee == nil)
    #expect(
      report.examples.map(\.change) == [
        .missingInput("basket.tags"), .refusal(code: .itemRestricted),
        .refusal(code: .itemRestricted),
      ])
    let first = try #require(report.examples.last)
    #expect(first.coordinate == Coordinate(longitude: 13.4, latitude: 52.52))
    #expect(first.time == (try Instant(rfc3339: "2026-12-01T22:30:00Z")))
    #expect(first.answer == .yes)
    #expect(first.serviceVersion == checker.area.version)
  }

  @Test func `what it would add is told as it is spread`() throws {
    let plugin = try VersionedPlugin(in: folder)
    try folder.write(Self.service([["name": "./rule.so", "shadow": true]]), as: "service.json")
    try folder.write(plugin[50], as: "rule.so")
    let checker = try folder.checker()
    for _ in 0..<3 { _ = try checker.quote(for: request()) }
    #expect(try checker.quote(for: request()).fee?.total.minorUnits == 299)
    let report = try #require(checker.shadowReports.first)
    #expect(report.asked == 4)
    #expect(report.agreed == 0)
    for spread in [report.fee, report.estimate] {
      #expect(spread?.count == 4)
      let figures: [Int64?] = [spread?.least, spread?.median, spread?.p90, spread?.most]
      #expect(figures == [50, 50, 50, 50] as [Int64?])
    }
    #expect(
      report.examples.map(\.change)
        == Array(repeating: .adjustment(seconds: 50, minorUnits: 50), count: 4))
  }

  /// Each time it is asked it adds one more; the traces tell of 1, 2, 3 and so on, each asked once.
  @Test func `one is asked once, also when a trace wants to know what it says`() throws {
    let name = try VersionedPlugin.build(
      ["EVALUATE": "usleep(20000); return doorstep_adjust(verdict, 0, ++calls);"],
      as: "count.so", in: folder)
    try folder.write(
      Self.service([["name": .string("./\(name)"), "shadow": true]]), as: "service.json")
    let checker = try folder.checker()
    var details: [String] = []
    for _ in 0..<5 {
      details += try checker.quote(for: request(isTraced: true)).trace.filter(\.isShadow)
        .map(\.detail)
    }
    #expect(details == (1...5).map { "0 s, $0.0\($0)" })
    let report = try #require(checker.shadowReports.first)
    #expect(report.asked == 5)
    #expect(report.fee?.most == 5)
  }

  /// The process ends while the first of three is still being asked about, which takes 4 seconds.
  @Test func `what was not asked in the end is missed`() throws {
    let name = try VersionedPlugin.build(
      ["EVALUATE": "if (calls++) sleep(4); return doorstep_allow(verdict);"], as: "slow.so",
      in: folder)
    try folder.write(
      Self.service([
        ["name": .string("./\(name)"), "shadow": true, "report": "report.jsonl"],
        Self.alcohol(isShadow: true, report: "report.jsonl"),
      ]), as: "service.json")
    do {
      let checker = try folder.checker()
      for _ in 0..<4 { _ = try checker.quote(for: request()) }
      withExtendedLifetime(checker) {}
    }
    let reports = try ShadowReport.all(of: folder.path)
    #expect(reports.map(\.asked) == [1, 1])
    #expect(reports.map(\.missed) == [3, 3])
  }

  @Test func `one that cannot be loaded is doubtful, and the service decides`() throws {
    try folder.write(
      Self.service([["name": "./gone.so", "shadow": true], Self.alcohol(isShadow: true)]),
      as: "service.json")
    let checker = try folder.checker()
    #expect(checker.warnings.count == 1)
    #expect(checker.warnings.first?.contains("gone.so") == true)
    #expect(try checker.quote(for: request()).deliverable == .yes)
    #expect(checker.shadowReports.map(\.plugin) == ["AlcoholRule"])
  }

  @Test func `reports of two processes add up in one file`() throws {
    try folder.write(
      Self.service([Self.alcohol(isShadow: true, report: "report.jsonl")]), as: "service.json")
    #expect(try ShadowReport.all(of: folder.path).map(\.asked) == [0])
    for _ in 0..<2 {
      let checker = try folder.checker()
      for hour in [12, 23] {
        _ = try checker.quote(for: request(at: "2026-12-01T\(hour):00:00Z"))
      }
      // Given up here, which writes what is left.
      withExtendedLifetime(checker) {}
    }
    let report = try #require(try ShadowReport.all(of: folder.path).first)
    #expect(report.asked == 4)
    #expect(report.agreed == 2)
    #expect(report.refusals == ["ITEM_RESTRICTED": 2])
    #expect(report.examples.count == 2)
    // Lines that nobody here wrote do not matter.
    let file = try #require(FileHandle(forWritingAtPath: "\(folder.path)/report.jsonl"))
    try file.seekToEnd()
    try file.write(contentsOf: Data("\n{\"asked\": 5}\nnonsense\n{\"plugin\":".utf8))
    try file.close()
    #expect(try ShadowReport.all(of: folder.path) == [report])
  }

  @Test func `a new version has a report of its own, and the counts of the old one stay`() throws {
    let plugin = try VersionedPlugin(in: folder)
    try folder.write(
      Self.service([["name": "./rule.so", "shadow": true], Self.alcohol(isShadow: false)]),
      as: "service.json")
    try folder.write(plugin[50], as: "rule.so")
    let service = try ReloadableChecker(service: folder.path, watchesFiles: false)
    let version = service.checker.area.version
    _ = try service.quote(for: request())
    try folder.write(plugin[70], as: "rule.so")
    try service.reload()
    _ = try service.quote(for: request())
    #expect(service.checker.area.version == version)
    let report = try #require(service.checker.shadowReports.first)
    // Both call themselves 0.1.
    #expect(report.fee?.least == 50)
    #expect(report.fee?.most == 70)
    #expect(report.asked == 2)
  }

  /// The answer as JSON, without the trace.
  private func withoutTrace(_ quote: Quote) throws -> JSON {
    let document = try JSONDocument(parsing: quote.jsonText(in: .utc))
    guard case .object(var members) = JSON(document.root) else { return .null }
    members["trace"] = nil
    return .object(members)
  }
}
