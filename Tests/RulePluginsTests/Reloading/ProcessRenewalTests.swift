// SPDX-License-Identifier: MIT

import DeliveryRules
import Foundation
import Testing

@testable import RulePlugins

/// A new version of a plug-in in a process of its own is another process, which takes the place of the old one.
@Suite("Plug-ins in processes of their own whose files change")
struct ProcessRenewalTests {
  let folder: TemporaryFolder
  let book = LogBook()
  var path: String { "\(folder.path)/libFixture.so" }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `say what the new content says, while the old one goes on`() throws {
    let old = try load(["EVALUATE": "return doorstep_adjust(verdict, 1, 1);"])
    #expect(old.evaluator is PluginProcess)
    #expect(try old.renewed() == nil)
    _ = try folder.build(["EVALUATE": "return doorstep_adjust(verdict, 2, 2);"])
    let renewed = try #require(try old.renewed())
    #expect(try verdict(old) == .adjust(Adjustment(seconds: 1, minorUnits: 1)))
    #expect(try verdict(renewed) == .adjust(Adjustment(seconds: 2, minorUnits: 2)))
    #expect(try renewed.renewed() == nil)
  }

  /// Written over, cut off, removed: with the file mapped, the process would end.
  @Test(arguments: ["cat /dev/zero | head -c 100000 > 'F'", "truncate -s 0 'F'", "rm 'F'"])
  func `outlive their file`(_ deed: String) throws {
    let plugin = try load()
    try Tool.run("sh", ["-c", deed.replacingOccurrences(of: "F", with: path)])
    #expect(throws: RulePluginError.self) { try plugin.renewed() }
    #expect(try verdict(plugin) == .pass)
    #expect((plugin.evaluator as? PluginProcess)?.health.restarts == 0)
  }

  @Test(
    arguments: [
      ["ID": #"DOORSTEP_TEXT("test.other")"#],
      ["CREATE": #"return doorstep_fail(failure, DOORSTEP_BAD_CONFIG, "/a", "gone");"#],
      ["EVALUATE": "verdict->action = 77;"],
      // Once is enough.
      ["EVALUATE": "verdict->action = ++calls == 3 ? 77 : DOORSTEP_ALLOW;"],
      ["EVALUATE": "*(volatile int *)0 = 0;"],
    ])
  func `refuse a bad new version`(_ macros: [String: String]) throws {
    let plugin = try load()
    _ = try folder.build(macros)
    #expect(throws: RulePluginError.self) { try plugin.renewed() }
    #expect(try verdict(plugin) == .pass)
    _ = try folder.build(["EVALUATE": "return doorstep_adjust(verdict, 2, 2);"])
    #expect(try plugin.renewed() != nil)
  }

  @Test func `are started anew when a file changes that they may read`() throws {
    let data = try folder.write("one".utf8, as: "data")
    var plugin = try load(
      ["CREATE": #"say("made");"#, "DESTROY": #"say("destroyed");"#], reads: [data])
    #expect(plugin.paths == [path, data])
    #expect(try plugin.renewed() == nil)
    for deed in ["echo two > '\(data)'", "rm '\(data)'"] {
      try Tool.run("sh", ["-c", deed])
      plugin = try #require(try plugin.renewed(), "\(deed)")
      #expect(try plugin.renewed() == nil)
      #expect(try verdict(plugin) == .pass)
    }
    #expect(eventually { book.messages.count { $0 == "made" } == 3 })
    #expect(eventually { book.messages.count { $0 == "destroyed" } == 2 })
  }

  private func load(
    _ macros: [String: String] = [:], reads: [String] = []
  ) throws -> LoadedPlugin {
    try PluginSource(
      name: folder.build(macros), folder: "/",
      process: ProcessTerms(by: PluginHostExecutable(), readablePaths: reads), log: book.log
    ).load()
  }

  private func verdict(_ plugin: LoadedPlugin) throws -> Verdict {
    try plugin.evaluator.evaluate(Delivery.context())
  }
}
