// SPDX-License-Identifier: MIT

import Foundation
import JSONDocument
import RulePlugins
import Testing

/// What a plug-in in a process of its own can reach.
@Suite("Confinement of plug-ins")
struct ConfinementTests {
  private static let layers = [
    "limits", "closed descriptors", "no new privileges", "end with its parent", "landlock", "gate",
    "seccomp",
  ]
  let plugin: FaultyPlugin

  init() throws {
    plugin = try FaultyPlugin()
  }

  @Test func `nothing outside can be reached once the plug-in is made`() throws {
    let process = try escape()
    #expect(try outcomes("deciding", in: process).values.allSatisfy { $0 == "EPERM" })
    #expect(process.health.sandbox?.active == Self.layers)
    #expect(process.health.sandbox?.missing == [])
    #expect(
      plugin.book.lines.contains(
        LogBook.Line(
          level: .info,
          message: "runs in a process of its own, confined by "
            + Self.layers.joined(separator: ", "))))
  }

  /// What loading takes, and nothing that reaches another process; Landlock answers EACCES, seccomp EPERM.
  @Test(
    arguments: [
      ([], "EACCES"), (["/etc/passwd"], "done"), (["/etc"], "done"), (["/nowhere"], "EACCES"),
    ])
  func `files that the operator names can be read while the plug-in is made`(
    _ reads: [String], _ outcome: String
  ) throws {
    let outcomes = try outcomes("made", in: escape(reads: reads))
    #expect(outcomes["file"] == outcome)
    #expect(outcomes["write"] == "EACCES")
    let allowed = outcomes.filter { $0.value == "done" && $0.key != "file" }.keys.sorted()
    #expect(allowed == ["code", "own-file", "read-flags", "read-limit"])
    let others = outcomes.filter { $0.value != "done" && !["file", "write"].contains($0.key) }
    #expect(others.count == outcomes.count - 6)
    #expect(others.values.allSatisfy { $0 == "EPERM" })
  }

  /// Without seccomp it is Landlock that answers, also once no path may be read any more.
  @Test func `Landlock has a second layer of its own`() throws {
    let wrapper = try OlderSystem(in: plugin.folder, without: "SYS_seccomp", error: "ENOSYS").path
    let process = try escape(sandbox: .bestEffort, executable: wrapper)
    #expect(
      process.health.sandbox?.missing == [
        "gate (Function not implemented)", "seccomp (Function not implemented)",
      ])
    #expect(try outcomes("made", in: process)["own-file"] == "done")
    let deciding = try outcomes("deciding", in: process)
    #expect(deciding["own-file"] == "EACCES")
    #expect(deciding["exec"] == "EACCES")
  }

  /// Linux 6.1 speaks version 2, which knows no scopes: nothing keeps signals in but seccomp.
  @Test(arguments: [1, 2, 4])
  func `an older Landlock is enough, as seccomp keeps signals in`(_ version: Int) throws {
    let wrapper = try OlderSystem(in: plugin.folder, landlock: version).path
    let process = try escape(executable: wrapper)
    #expect(process.health.sandbox?.active == Self.layers)
    #expect(try outcomes("deciding", in: process).values.allSatisfy { $0 == "EPERM" })
    #expect(
      try outcomes("made", in: process).filter { $0.value == "done" }.keys.sorted()
        == ["code", "own-file", "read-flags", "read-limit"])
  }

  @Test func `an older Landlock without seccomp is told to lack scopes`() throws {
    let wrapper = try OlderSystem(
      in: plugin.folder, without: "SYS_seccomp", error: "ENOSYS", landlock: 2
    ).path
    let process = try escape(sandbox: .bestEffort, executable: wrapper)
    #expect(
      process.health.sandbox?.missing.last == "scopes of landlock, against signals to others")
  }

  private func escape(
    reads: [String] = [], sandbox: SandboxDemand = .required, executable: String? = nil
  ) throws -> PluginProcess {
    try plugin.process(
      "escape", ["OWN_FILE": #""\#(plugin.folder.path)/escape.so""#], reads: reads,
      sandbox: sandbox, executable: executable)
  }

  /// What came of each attempt to escape, made while the plug-in was made or is asked.
  private func outcomes(_ when: String, in process: PluginProcess) throws -> [String: String] {
    let unlucky = try FaultyPlugin.request(items: FaultyPlugin.unlucky)
    _ = try process.evaluate(unlucky, timeout: FaultyPlugin.patience)
    // Its lines come through a socket, which nobody waits for.
    let book = plugin.book
    try #require(eventually { book.messages.contains { $0.hasPrefix("\(when):") } })
    let line = try #require(book.messages.first { $0.hasPrefix("\(when):") })
    let words = line.split(separator: " ").dropFirst().map { $0.split(separator: "=") }
    try #require(words.count > 20 && words.allSatisfy { $0.count == 2 })
    return Dictionary(words.map { (String($0[0]), String($0[1])) }) { $1 }
  }

  @Test func `a relative path starts at the folder of the service`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("7".utf8, as: "load.txt")
    let create = """
      FILE *file = fopen("\(folder.path)/load.txt", "r"); \
      if (file == NULL) return DOORSTEP_FAILED; \
      fclose(file);
      """
    let path = try plugin.folder.build(fault: "segfault", ["CREATE": create])
    for reads in [["load.txt"], ["./"]] {
      let hosted = try RulePluginLoader().hosted(
        path, relativeTo: folder.path, readablePaths: reads)
      _ = try PluginProcess(hosted, by: PluginHostExecutable(), log: plugin.book.log)
    }
    let hosted = try RulePluginLoader().hosted(path, relativeTo: folder.path)
    #expect(throws: RulePluginError.self) {
      try PluginProcess(hosted, by: PluginHostExecutable(), log: plugin.book.log)
    }
  }

  @Test(
    arguments: [
      (
        OlderSystem.Lack(call: "444", error: "ENOSYS"), "landlock",
        "landlock (Function not implemented)"
      ),
      // As where whoever runs Doorstep has such a gate already.
      (
        OlderSystem.Lack(call: "SYS_seccomp", error: "EBUSY", flags: 8), "gate",
        "gate (Device or resource busy)"
      ),
    ])
  func `without a layer a plug-in runs only if that is allowed`(
    _ lack: OlderSystem.Lack, _ layer: String, _ words: String
  ) throws {
    let wrapper = try OlderSystem(in: plugin.folder, without: lack).path
    #expect(
      reason { try plugin.process("segfault", executable: wrapper) }
        == .noSandbox(missing: [words]))
    let process = try plugin.process("segfault", sandbox: .bestEffort, executable: wrapper)
    #expect(process.health.sandbox?.active == Self.layers.filter { $0 != layer })
    #expect(
      plugin.book.lines.contains(
        LogBook.Line(level: .warning, message: "is not confined by \(words)")))
    #expect(
      try process.evaluate(FaultyPlugin.request(items: 2), timeout: FaultyPlugin.patience)
        == FaultyPlugin.verdict(items: 2))
  }

  @Test(arguments: ["AlcoholRule": "doorstep.alcohol", "BlackoutRule": "doorstep.blackout"])
  func `a shipped plug-in can be confined`(_ name: String, _ id: String) throws {
    let hosted = try RulePluginLoader().hosted(
      name, relativeTo: "/",
      configuration: name == "AlcoholRule"
        ? ["hours": ["from": "10:00", "until": "22:00"]]
        : ["ranges": [["from": "2026-12-01", "until": "2026-12-02"]]])
    let process = try PluginProcess(
      hosted, by: PluginHostExecutable(), patience: FaultyPlugin.patience, log: plugin.book.log)
    #expect(process.identity.id == id)
    let contexts = try ["2026-12-01T09:00:00+01:00", "2026-12-05T12:00:00+01:00"].map { time in
      try Delivery.context(scheduledFor: time)
    }
    let instance = try RulePluginLoader().load(name, relativeTo: "/").makeInstance(
      configuration: hosted.configuration, log: plugin.book.log)
    for context in contexts {
      #expect(
        try process.evaluate(context, timeout: FaultyPlugin.patience)
          == instance.evaluate(context))
    }
  }

  @Test func `the process ends with the object`() throws {
    var process: PluginProcess? = try plugin.process(
      "segfault", ["CREATE": FaultyPlugin.sayNumber])
    let number = try plugin.number()
    #expect(kill(number, 0) == 0)
    withExtendedLifetime(process) {}
    process = nil
    #expect(kill(number, 0) == -1)
  }
}
