// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import RulePlugins
import Testing

/// What holds whatever the plug-in makes of its own process: the process that asks sees to it.
@Suite("The gate of a plug-in's process")
struct GateTests {
  let plugin: FaultyPlugin

  init() throws {
    plugin = try FaultyPlugin()
  }

  /// ENOSYS, which is 38, is of the gate.
  ///
  /// The process itself would answer EPERM, which is 1.
  @Test func `is closed to a plug-in that keeps its process from confining itself`() throws {
    let process = try plugin.process(
      "unconfined", ["OWN_FILE": #""\#(plugin.folder.path)/unconfined.so""#])
    _ = try process.evaluate(
      FaultyPlugin.request(items: FaultyPlugin.unlucky), timeout: FaultyPlugin.patience)
    let book = plugin.book
    #expect(eventually { book.messages.contains("file 38, code 38") })
    #expect(book.messages.contains("file 0, code 0"))
  }

  /// Packet 3 is that it is ready; the gate is closed as soon as that is heard.
  @Test func `is closed when the plug-in says in the place of its process that it is ready`() throws
  {
    let process = try plugin.process(
      "custom",
      [
        "CREATE": """
        if (send(3, "\\003true", 5, 0) != 5) return DOORSTEP_FAILED; \
        int count = 0; \
        while (count < 1000 && access("/", F_OK) == 0) count++; \
        say(errno == ENOSYS ? "closed" : "open");
        """
      ])
    let book = plugin.book
    withExtendedLifetime(process) {
      #expect(eventually { book.messages.contains("closed") })
    }
  }

  /// Packet 1 is how the process is confined, which it says before anything of the plug-in runs.
  @Test func `a plug-in cannot say how its process is confined`() throws {
    let process = try plugin.process(
      "custom",
      ["CREATE": #"send(3, "\001{\"active\":[\"all\"],\"missing\":[]}", 32, 0);"#])
    #expect(process.health.lastFault == .malformedMessage)
    #expect(process.health.sandbox == nil)
  }

  /// Limits as in proc(5); filters of seccomp are the gate and two lists, where the kernel counts them.
  @Test func `limits, filters and descriptors are seen from outside`() throws {
    // Somebody's descriptor that would be inherited.
    let stray = dup(STDIN_FILENO)
    defer { close(stray) }
    let process = try plugin.process("custom", ["CREATE": FaultyPlugin.sayNumber])
    defer { withExtendedLifetime(process) {} }
    let folder = "/proc/\(try plugin.number())"
    let limits = try String(contentsOfFile: "\(folder)/limits", encoding: .utf8)
    let rows = limits.split(separator: "\n").map { row in
      row.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    for row in [
      "Max file size 0 0 bytes", "Max core file size 0 0 bytes", "Max processes 0 0 processes",
      "Max open files 64 64 files",
    ] {
      #expect(rows.contains(row))
    }
    let status = try String(contentsOfFile: "\(folder)/status", encoding: .utf8)
    #expect(status.contains("\nNoNewPrivs:\t1\n"))
    #expect(status.contains("\nSeccomp:\t2\n"))
    if status.contains("Seccomp_filters") { #expect(status.contains("\nSeccomp_filters:\t3\n")) }
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd")
    #expect(Set(descriptors.compactMap { Int($0) }).isSubset(of: 0..<7))
  }

  /// The program is `doorstep` itself, killed while it waits for a plug-in that is never made.
  @Test func `a process ends with the one that asks, though that is killed`() throws {
    let host = Process()
    host.executableURL = Tool.buildFolder.appending(path: "doorstep")
    host.arguments = ["plugins", "check", try plugin.folder.build(fault: "outliving")]
    host.standardOutput = FileHandle.nullDevice
    host.standardError = FileHandle.nullDevice
    try host.run()
    let number = host.processIdentifier
    try #require(eventually { Self.stateOfBusyChild(of: number) != nil })
    let child = try #require(Self.stateOfBusyChild(of: number))
    kill(number, SIGKILL)
    host.waitUntilExit()
    #expect(eventually { !Self.runs(child) })
  }

  /// The child of the process that has used some time, and so has come to the plug-in.
  private static func stateOfBusyChild(of parent: Int32) -> Int32? {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.compactMap { Int32($0) }.first { number in
      guard let words = words(of: number) else { return false }
      // In ticks of a hundredth: the time used in user mode.
      return words[1] == "\(parent)" && (Int(words[11]) ?? 0) > 5
    }
  }

  private static func runs(_ number: Int32) -> Bool {
    words(of: number).map { $0[0] != "Z" && $0[0] != "X" } ?? false
  }

  /// What /proc says of the process from its state on, as in proc(5).
  private static func words(of number: Int32) -> [Substring]? {
    guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    let words = text[text.index(after: end)...].split(separator: " ")
    return words.count > 11 ? words : nil
  }
}
