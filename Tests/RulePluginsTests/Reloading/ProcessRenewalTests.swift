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

  /// Written in place, renamed over, further down.
  @Test(arguments: ["load.json", "deep/er/load.json"])
  func `are started anew when something changes in a folder that they may read`(
    _ name: String
  ) throws {
    let data = "\(folder.path)/data"
    try Tool.run("sh", ["-c", "mkdir -p '\(data)/deep/er'; echo one > '\(data)/\(name)'"])
    var plugin = try load(reads: [data])
    #expect(plugin.paths == [path, data])
    for deed in ["echo two2 > FILE", "echo three > draft && mv draft FILE", "rm FILE"] {
      #expect(try plugin.renewed() == nil)
      let file = deed.replacingOccurrences(of: "FILE", with: "data/\(name)")
      try Tool.run("sh", ["-c", "cd '\(folder.path)' && \(file)"])
      plugin = try #require(try plugin.renewed(), "\(deed)")
    }
    #expect(book.lines.filter { $0.level != .info } == [])
  }

  /// The file is beside the plug-in, which it may read; nothing is named in `reads`.
  @Test func `are started anew when a file changes that they name`() throws {
    let data = try folder.write("one".utf8, as: "data")
    var plugin = try load([
      "LIST_FILES": #"return files->add(files, doorstep_text_of("\#(data)"));"#
    ])
    #expect(plugin.paths == [path, data])
    #expect(try plugin.renewed() == nil)
    for deed in ["echo two2 > '\(data)'", "rm '\(data)'", "echo one > '\(data)'"] {
      try Tool.run("sh", ["-c", deed])
      plugin = try #require(try plugin.renewed(), "\(deed)")
      #expect(try plugin.renewed() == nil)
    }
  }

  /// What it does not find there would be all that it learns of such a file.
  @Test func `do not have files watched that they may not read`() throws {
    _ = try folder.write("one".utf8, as: "data")
    let statement = """
      files->add(files, doorstep_text_of("/etc/shadow")); \
      files->add(files, doorstep_text_of("\(folder.path)/data/../../x")); \
      files->add(files, doorstep_text_of("\(folder.path)-beside/data")); \
      return files->add(files, doorstep_text_of("\(folder.path)/data"));
      """
    let plugin = try load(["LIST_FILES": statement])
    #expect(plugin.paths == [path, "\(folder.path)/data"])
  }

  @Test func `are not made when they refuse to name files`() throws {
    let macros = [
      "LIST_FILES": #"return doorstep_fail(failure, DOORSTEP_BAD_CONFIG, "/file", "no file");"#
    ]
    let error = #expect(throws: RulePluginError.self) { try load(macros) }
    #expect(error?.reason == .badConfiguration(pointer: "/file", message: "no file"))
  }

  /// Changed while the instance is made: it may have read what was there before.
  @Test func `notice what changes while they are made`() throws {
    let data = try folder.write("one".utf8, as: "data")
    let plugin = try load(
      [
        "LIST_FILES": #"return files->add(files, doorstep_text_of("\#(data)"));"#,
        "CREATE": #"say("reading"); usleep(500000);"#,
      ],
      whileLoading: { [book] in
        _ = eventually { book.messages.contains("reading") }
        try? Data("two2".utf8).write(to: URL(filePath: data))
      })
    #expect(try plugin.renewed() != nil)
  }

  @Test func `warn of what is not there to be read`() throws {
    _ = try load(reads: ["\(folder.path)/laod.json"])
    #expect(
      book.lines.filter { $0.level == .warning }.map(\.message) == [
        #"follows "\#(folder.path)/laod.json", but there is no such file or folder"#
      ])
  }

  private func load(
    _ macros: [String: String] = [:], reads: [String] = [],
    whileLoading act: (@Sendable () -> Void)? = nil
  ) throws -> LoadedPlugin {
    let source = try PluginSource(
      name: folder.build(macros), folder: "/",
      process: ProcessTerms(by: PluginHostExecutable(), readablePaths: reads), log: book.log)
    if let act { Thread.detachNewThread(act) }
    return try source.load()
  }

  private func verdict(_ plugin: LoadedPlugin) throws -> Verdict {
    try plugin.evaluator.evaluate(Delivery.context())
  }
}
