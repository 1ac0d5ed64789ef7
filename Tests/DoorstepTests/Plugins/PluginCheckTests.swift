// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import RulePlugins
import TestSupport
import Testing

/// Plug-ins tried out before a service names them.
@Suite("Checks of plug-ins")
struct PluginCheckTests {
  @Test func `a shipped plug-in has nothing to mend`() throws {
    let check = PluginCheck(
      of: "AlcoholRule", configuration: ["hours": ["from": "10:00", "until": "22:00"]],
      requests: 200)
    #expect(check.problems == [])
    #expect(check.identity?.id == "doorstep.alcohol")
    #expect(check.symbols == ["doorstep_rule_entry_v1"])
    let answers = try #require(check.answers)
    #expect(answers.requests == 200)
    #expect(answers.tallies.reduce(0) { $0 + $1.count } == 200)
    // A basket whose tags are not known cannot be judged; one without alcohol is no case for the rule.
    for answer in ["abstain", "unknown basket.tags", "allow", "refuse ITEM_RESTRICTED"] {
      #expect(answers.tallies.contains { $0.answer == answer }, "\(answer)")
    }
  }

  @Test func `the same seed asks the same`() throws {
    let checks = [7, 7, 8].map { seed in
      PluginCheck(
        of: "AlcoholRule", configuration: ["hours": ["from": "10:00", "until": "22:00"]],
        requests: 100, seed: seed)
    }
    let tallies = try checks.map { try #require($0.answers?.tallies) }
    #expect(tallies[0] == tallies[1])
    #expect(tallies[0] != tallies[2])
  }

  @Test(arguments: [
    // A configuration that it refuses.
    ("AlcoholRule", ["hous": [:]] as JSON, "its configuration is wrong at /hous: "),
    ("NoSuchRule", [:] as JSON, "not found; looked for "),
    ("/etc/hostname", [:] as JSON, "not a shared library: "),
  ])
  func `what keeps it from being asked is told`(
    _ file: String, _ configuration: JSON, _ problem: String
  ) {
    let check = PluginCheck(of: file, configuration: configuration)
    #expect(check.problems.count == 1)
    #expect(check.problems.first?.hasPrefix(problem) == true, "\(check.problems)")
    #expect(check.answers == nil)
  }

  @Test(arguments: [
    // It counts its calls, which is not pure, when asked again and when asked together.
    (
      [
        "-DCAPABILITIES=DOORSTEP_PURE",
        "-DEVALUATE=return ++calls % 3 ? doorstep_allow(verdict) : doorstep_abstain(verdict);",
      ], ["it claims to be pure, but answered ", "it claims to be pure, but answered "]
    ),
    (["-DEVALUATE=return ++calls % 3 ? doorstep_allow(verdict) : doorstep_abstain(verdict);"], []),
    (["-Wl,--defsym=helper=16"], ["it exports helper beside its entry function"]),
    (["-DSCHEMA=DOORSTEP_TEXT(\"{\")"], ["its config_schema is no JSON: "]),
    (["-DEVALUATE=return DOORSTEP_FAILED;"], ["50 of 50 requests failed"]),
    (["-DCREATE=abort();"], ["its process was killed by signal 6"]),
  ])
  func `what has to be mended is told`(_ options: [String], _ problems: [String]) throws {
    let folder = try ServiceFolder(service: ServiceFolder.service)
    let file = "\(folder.path)/libFixture.so"
    try build(file, options)
    let found = PluginCheck(of: file, requests: 50).problems
    #expect(found.count == problems.count, "\(found)")
    for (problem, start) in zip(found, problems) {
      #expect(problem.hasPrefix(start), "\(problem)")
    }
  }

  /// What is measured then is how fast failures are told.
  @Test(arguments: [(1, true), (2, true), (3, false)]) func `times are told of answers`(
    _ failuresOfFour: Int, _ areTold: Bool
  ) throws {
    let folder = try ServiceFolder(service: ServiceFolder.service)
    let file = "\(folder.path)/libFixture.so"
    try build(
      file,
      [
        "-DEVALUATE=return calls++ % 4 < \(failuresOfFour) ? DOORSTEP_FAILED : doorstep_allow(verdict);"
      ])
    let check = PluginCheck(of: file, requests: 40)
    #expect((check.answers?.times != nil) == areTold)
    #expect(check.lines.contains { $0.contains("µs a request") } == areTold)
    #expect(try check.json.text().contains("nanosecondsAlone") == areTold)
  }

  @Test func `extensions are told`() throws {
    let folder = try ServiceFolder(service: ServiceFolder.service)
    let file = "\(folder.path)/libFixture.so"
    try build(file, ["-DEVALUATE_BATCH=;", "-DLIST_FILES=;"])
    let both = ["doorstep.batch/1", "doorstep.watches/1"]
    #expect(PluginCheck(of: file, requests: 1).identity?.extensions == both)
    #expect(
      PluginCheck(of: file, requests: 1).lines.contains("  extensions: \(both[0]), \(both[1])"))
    try build(file, [])
    #expect(PluginCheck(of: file, requests: 1).lines.contains("  extensions: none"))
  }

  @Test func `a path to read that leads to nothing is a problem`() throws {
    let check = PluginCheck(
      of: "AlcoholRule", configuration: ["hours": ["from": "10:00", "until": "22:00"]],
      readablePaths: ["/etc", "/laod.json"], requests: 1)
    #expect(check.problems.last?.hasPrefix(#"it may read "/laod.json", but there is no"#) == true)
  }

  private func build(_ file: String, _ options: [String]) throws {
    let package = SharedData.packageDirectory
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["cc", "-shared", "-fPIC", "-fvisibility=hidden", "-O1"] + options + [
        "-I", package.appending(path: "Sources/CDoorstepRule/include").path,
        package.appending(path: "Tests/Fixtures/Plugins/Fixture.c").path, "-o", file,
      ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
