// SPDX-License-Identifier: MIT

import DeliveryModel
import Foundation
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@testable import RulePlugins

@Suite("Reports of plug-ins in the shadow")
struct ShadowReportFileTests {
  private static let subject = ShadowSubject(name: "./rule.so", id: "test.rule", version: "1.0")
  let folder: TemporaryFolder
  var path: String { "\(folder.path)/report.jsonl" }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Every kind of finding goes to the file and back.
  @Test func `are read as they were written`() throws {
    var record = ShadowRecord(of: Self.subject)
    for finding in [
      .nothing, .refusal(.itemRestricted), .adjustment(seconds: -60, minorUnits: 250),
      .missingInput("basket.tags"), .failure("plug-in \"./rule.so\":\nfailed"),
    ] as [ShadowFinding] {
      record.tally.add(finding)
      guard finding != .nothing else { continue }
      record.add(example(finding))
    }
    #expect(ShadowReportFile(path).append(record) == nil)
    #expect(ShadowReportFile(path).records() == [record])
  }

  @Test func `add up, and keep the latest examples`() throws {
    let file = ShadowReportFile(path)
    for number in 0..<150 {
      var record = ShadowRecord(of: Self.subject)
      record.tally.add(.adjustment(seconds: 0, minorUnits: Int64(number)))
      record.add(example(.adjustment(seconds: 0, minorUnits: Int64(number))))
      #expect(file.append(record) == nil)
    }
    let record = try #require(file.records().first)
    #expect(record.tally.asked == 150)
    #expect(record.examples.count == 100)
    #expect(record.examples.last?.finding == .adjustment(seconds: 0, minorUnits: 149))
    // Nothing added is no change: of 1 to 149, the 75th is 75; 149 is 140 to two digits.
    #expect(record.tally.minorUnits.quantile(0.5) == 75)
    #expect(record.tally.minorUnits.quantile(1) == 140)
  }

  /// What a full disk leaves of a record is taken back, so that it does not swallow the next one.
  ///
  /// The limit of a process of its own on the size of files stands for the disk.
  @Test func `lose nothing more than what a full disk refuses`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/report.jsonl"
      let file = ShadowReportFile(path)
      var record = ShadowRecord(of: Self.subject)
      record.tally.add(.nothing)
      #expect(file.append(record) == nil)
      let before = try Data(contentsOf: URL(filePath: path))
      signal(SIGXFSZ, SIG_IGN)
      // Room for half a line more.
      var limit = rlimit(rlim_cur: rlim_t(before.count * 3 / 2), rlim_max: rlim_t.max)
      #expect(unsafe setrlimit(__rlimit_resource_t(1), &limit) == 0)
      #expect(file.append(record) == "File too large")
      limit.rlim_cur = .max
      #expect(unsafe setrlimit(__rlimit_resource_t(1), &limit) == 0)
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
      #expect(file.append(record) == nil)
      #expect(file.records().first?.tally.asked == 2)
    }
  }

  /// Each line stays whole, whoever renames the file meanwhile.
  @Test func `take no more than twice their limit, and lose no line before that`() throws {
    let limit = 4000
    var record = ShadowRecord(of: Self.subject)
    record.tally.add(.refusal(.itemRestricted))
    let path = path
    DispatchQueue.concurrentPerform(iterations: 8) { [record] _ in
      for _ in 0..<25 { _ = ShadowReportFile(path, maximumBytes: limit).append(record) }
    }
    let sizes = try [path, path + ".1"].map {
      try #require(FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int)
    }
    #expect(sizes.allSatisfy { $0 <= limit && $0 > 0 })
    let lines = try [path, path + ".1"].map { try String(contentsOfFile: $0, encoding: .utf8) }
      .joined().split(separator: "\n").count
    let read = ShadowReportFile(path, maximumBytes: limit).records()
    #expect(read.first?.tally.asked == lines)
  }

  @Test func `are not written where something else is`() throws {
    let file = ShadowReportFile(path)
    let record = ShadowRecord(of: Self.subject)
    try Tool.run("mkdir", [path])
    #expect(file.append(record) == "Is a directory")
    try Tool.run("sh", ["-c", "rmdir '\(path)'; ln -s /tmp/elsewhere '\(path)'"])
    #expect(file.append(record) == "Too many levels of symbolic links")
    try Tool.run("sh", ["-c", "rm '\(path)'; mkfifo '\(path)'"])
    #expect(file.append(record) == "No such device or address")
    #expect(
      ShadowReportFile("\(folder.path)/gone/report").append(record) == "No such file or directory")
  }

  /// The naive quantile of the rounded numbers.
  @Test(arguments: UInt64(0)..<20) func `have the quantiles of their numbers`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var distribution = ShadowDistribution()
    let numbers = (0..<Int.random(in: 1...200, using: &generator)).map { _ in
      Int64.random(in: -99...99, using: &generator)
    }
    for number in numbers { distribution.add(number) }
    let sorted = numbers.sorted()
    for share in [0, 0.25, 0.5, 0.9, 1] {
      let rank = max(1, Int((Double(sorted.count) * share).rounded(.up)))
      #expect(distribution.quantile(share) == sorted[rank - 1], "seed \(seed), share \(share)")
    }
  }

  @Test(
    arguments: [
      (99, 99), (100, 100), (149, 140), (-149, -140), (12_345, 12_000),
      (Int64.min, -9_200_000_000_000_000_000),
    ] as [(Int64, Int64)])
  func `round to two digits`(number: Int64, rounded: Int64) {
    var distribution = ShadowDistribution()
    distribution.add(number)
    #expect(distribution.counts == [rounded: 1])
  }

  private func example(_ finding: ShadowFinding) -> ShadowExample {
    ShadowExample(
      time: Instant(secondsSince1970: 1_796_126_400),
      coordinate: Coordinate(longitude: 13.404, latitude: 52.516), zone: nil, answer: .no,
      code: "OUT_OF_ZONE", serviceVersion: "test", finding: finding)
  }
}
