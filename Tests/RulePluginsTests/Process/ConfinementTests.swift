// SPDX-License-Identifier: MIT

import Foundation
import JSONDocument
import RulePlugins
import Testing

/// What a plug-in in a process of its own can reach.
@Suite("Confinement of plug-ins")
struct ConfinementTests {
  private static let layers = [
    "limits", "closed descriptors", "no new privileges", "end with its parent", "landlock",
    "seccomp",
  ]
  let plugin: FaultyPlugin

  init() throws {
    plugin = try FaultyPlugin()
  }

  @Test func `nothing outside can be reached once the plug-in is made`() throws {
    let process = try plugin.process("escape", ["OWN_FILE": #""\#(plugin.folder.path)/escape.so""#])
    let found = reason {
      try process.evaluate(
        FaultyPlugin.request(items: FaultyPlugin.unlucky), timeout: FaultyPlugin.patience)
    }
    #expect(
      found
        == .failed(
          "file EPERM, own file EPERM, write EPERM, socket EPERM, unix EPERM, fork EPERM, "
            + "thread EPERM, exec EPERM, kill EPERM, code EPERM, rights EPERM"))
    #expect(process.health.sandbox?.active == Self.layers)
    #expect(process.health.sandbox?.missing == [])
    #expect(
      plugin.book.lines.first
        == LogBook.Line(
          level: .info,
          message: "runs in a process of its own, confined by "
            + Self.layers.joined(separator: ", ")))
  }

  /// Landlock answers EACCES, seccomp EPERM.
  @Test(
    arguments: [
      ([], "passwd EACCES, write EACCES, socket EPERM, fork EPERM, thread EPERM, exec EPERM"),
      (
        ["/etc/passwd"],
        "passwd done, write EACCES, socket EPERM, fork EPERM, thread EPERM, exec EPERM"
      ),
      (["/etc"], "passwd done, write EACCES, socket EPERM, fork EPERM, thread EPERM, exec EPERM"),
      (
        ["/nowhere"],
        "passwd EACCES, write EACCES, socket EPERM, fork EPERM, thread EPERM, exec EPERM"
      ),
    ])
  func `files that the operator names can be read while the plug-in is made`(
    _ reads: [String], _ outcome: String
  ) throws {
    let process = try plugin.process(
      "escape", ["AT_START": "1", "OWN_FILE": #""x""#], reads: reads)
    withExtendedLifetime(process) {}
    #expect(plugin.book.messages.contains(outcome))
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

  /// The wrapper has the kernel say that it knows no Landlock, as old ones do.
  @Test func `without Landlock a plug-in runs only if that is allowed`() throws {
    let wrapper = "\(plugin.folder.path)/wrapper"
    let doorstep = Tool.buildFolder.appending(path: "doorstep").path
    let source = try plugin.folder.write(Self.withoutLandlock(doorstep).utf8, as: "wrapper.c")
    try Tool.run("cc", [source, "-o", wrapper])
    #expect(
      reason { try plugin.process("segfault", executable: wrapper) }
        == .noSandbox(missing: ["landlock (Function not implemented)"]))
    let process = try plugin.process("segfault", sandbox: .bestEffort, executable: wrapper)
    #expect(process.health.sandbox?.active == Self.layers.filter { $0 != "landlock" })
    #expect(
      plugin.book.lines.contains(
        LogBook.Line(
          level: .warning, message: "is not confined by landlock (Function not implemented)")))
    #expect(
      try process.evaluate(FaultyPlugin.request(items: 2), timeout: FaultyPlugin.patience)
        == FaultyPlugin.verdict(items: 2))
  }

  /// System call 444 is `landlock_create_ruleset` on all machines.
  private static func withoutLandlock(_ program: String) -> String {
    """
    #include <errno.h>
    #include <linux/filter.h>
    #include <linux/seccomp.h>
    #include <stddef.h>
    #include <sys/prctl.h>
    #include <unistd.h>
    int main(int count, char **arguments) {
      struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 444, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      };
      struct sock_fprog program = {4, code};
      (void)count;
      prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
      prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
      execv("\(program)", arguments);
      return 1;
    }
    """
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
      "segfault",
      ["CREATE": "char text[20]; snprintf(text, sizeof text, \"%d\", (int)getpid()); say(text);"])
    let number = try #require(plugin.book.messages.compactMap { Int32($0) }.first)
    #expect(kill(number, 0) == 0)
    withExtendedLifetime(process) {}
    process = nil
    #expect(kill(number, 0) == -1)
  }
}
