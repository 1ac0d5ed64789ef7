// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import RulePlugins
import Testing

/// The start of a plug-in's process: what is an error, and what is only a fault.
@Suite("Starts of plug-ins in processes of their own")
struct StartTests {
  let plugin: FaultyPlugin

  init() throws {
    plugin = try FaultyPlugin()
  }

  @Test(
    arguments: [
      (
        "crash-at-load",
        "its process was killed by signal 11 (Segmentation fault) while it was loaded"
      ),
      ("exit-at-load", "its process exited with status 3 while it was loaded"),
      (
        "crash-in-create",
        "its process was killed by signal 11 (Segmentation fault) while its instance was made"
      ),
    ])
  func `a crash is a fault that every request tells`(_ fault: String, _ words: String) throws {
    let process = try plugin.process(fault)
    let rule = PluginRule(process, onFailure: .ignore, timeout: .milliseconds(50))
    guard case .failed(let failure) = rule.evaluate(try FaultyPlugin.request(items: 2)) else {
      Issue.record("the verdict is a failure")
      return
    }
    #expect(failure.message.hasPrefix("plug-in \"\(process.name)\": cannot be asked: "))
    #expect(failure.consequence == .ignore)
    #expect(plugin.book.lines.contains(LogBook.Line(level: .error, message: words)))
    // It is tried again until the circuit opens; then who asks hears at once.
    try #require(eventually { process.health.state == .circuitOpen })
    #expect(process.health.restarts >= RestartPolicy.faultsToOpen)
    #expect(
      reason { try process.evaluate(FaultyPlugin.request(items: 2), timeout: .seconds(3600)) }
        == .unavailable("it is not asked for a while: \(words)"))
  }

  @Test func `a slow start keeps nobody waiting`() throws {
    let process = try plugin.process(
      "slow-start", ["START_MICROSECONDS": "700000"], patience: .milliseconds(20))
    let request = try FaultyPlugin.request(items: 2)
    #expect(process.health.state == .starting)
    #expect(process.identity.id == process.name)
    #expect(
      reason { try process.evaluate(request, timeout: .milliseconds(20)) }
        == .unavailable("its process has not started yet"))
    // Who has the time gets an answer.
    #expect(
      try process.evaluate(request, timeout: FaultyPlugin.patience)
        == FaultyPlugin.verdict(items: 2))
    #expect(process.identity.id == "test.fixture")
  }

  /// Whoever sleeps, and whoever never stops to give the process that watches over it something to do.
  @Test(arguments: [
    "usleep(3600000000u);", #"for (;;) access("/", F_OK);"#, "for (;;) say(\".\");",
  ])
  func `a start without end is a fault`(_ create: String) throws {
    let limit = Duration.milliseconds(300)
    let process = try plugin.process("custom", ["CREATE": create], startLimit: limit)
    #expect(process.health.faults == [.slowStart: 1])
    #expect(process.health.lastFault == .slowStart(limit, .creating))
  }

  @Test func `what is still being made ends without further ado`() throws {
    var process: PluginProcess? = try plugin.process(
      "slow-start", ["START_MICROSECONDS": "3600000000u"], patience: .milliseconds(20))
    #expect(process?.health.state == .starting)
    process = nil
    #expect(plugin.book.messages.isEmpty)
  }

  @Test func `a refused configuration is an error with its place`() throws {
    let create = #"return doorstep_fail(failure, DOORSTEP_BAD_CONFIG, "/a/0", "too big");"#
    #expect(
      reason { try plugin.process("segfault", ["CREATE": create]) }
        == .badConfiguration(pointer: "/a/0", message: "too big"))
  }

  @Test(
    arguments: [
      (["ENTRY": "other_entry"], .notAPlugin),
      (["ENTRY": "doorstep_rule_entry_v3"], .otherMajor(3)),
      (["MIN_HOST_MINOR": "99"], .newerHostNeeded(minor: 99)),
      (["TABLE": "0"], .malformedTable("the entry function returns NULL")),
      (["ID": #"DOORSTEP_TEXT("Test")"#], nil),
    ] as [([String: String], RulePluginError.Reason?)])
  func `what is no plug-in is an error as in this process`(
    _ macros: [String: String], _ expected: RulePluginError.Reason?
  ) throws {
    let found = reason { try plugin.process("segfault", macros) }
    let path = "\(plugin.folder.path)/segfault.so"
    #expect(found == reason { try RulePluginLoader().load(path, relativeTo: "/") })
    if let expected { #expect(found == expected) }
  }

  @Test func `the configuration arrives, however long`() throws {
    let long = String(repeating: "é", count: 300_000)
    let file = try plugin.folder.build(
      fault: "segfault", ["CREATE": "if (config.length != 600009) return DOORSTEP_FAILED;"])
    let hosted = try RulePluginLoader().hosted(
      file, relativeTo: "/", configuration: ["a": .string(long + "b")])
    // {"a":"…b"} is 600,000 bytes and 9 more.
    let process = try PluginProcess(hosted, by: PluginHostExecutable(), log: plugin.book.log)
    #expect(process.health.restarts == 0)
  }

  @Test func `the plug-in's own words arrive, however long`() throws {
    let schema = String(repeating: "x", count: 60_000)
    let process = try plugin.process("segfault", ["SUMMARY": "DOORSTEP_TEXT(\"\(schema)\")"])
    #expect(process.identity.summary == schema)
  }

  @Test(arguments: ["/nowhere/doorstep", "/tmp", "a\0b"])
  func `without its program nothing starts`(_ path: String) throws {
    let found = reason { try plugin.process("segfault", executable: path) }
    if path == "/tmp" {
      // It can be executed as folders can, but not run.
      #expect(found == nil)
    } else {
      do throws(RulePluginError.Reason) {
        _ = try PluginHostExecutable(path)
        Issue.record("there is no such program")
      } catch {
        #expect(error == .noHost(path: path))
      }
    }
  }

  /// `true` ends without a word, and so did not do what it should.
  @Test func `another program in its place is a fault`() throws {
    let process = try plugin.process("segfault", executable: "/bin/true")
    #expect(process.health.lastFault == .exit(0, .starting))
  }
}
