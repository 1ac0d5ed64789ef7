// SPDX-License-Identifier: MIT

import DeliveryRules
import Foundation
import JSONDocument
import Testing

@testable import RulePlugins

/// A new version of a plug-in takes the place of the old one if it could decide.
@Suite("Plug-ins whose files change")
struct RenewalTests {
  let folder: TemporaryFolder
  let book = LogBook()
  var path: String { "\(folder.path)/libFixture.so" }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `stay as they are with the same content, in whatever file`() throws {
    let plugin = try load()
    #expect(try plugin.renewed() == nil)
    let content = try Data(contentsOf: URL(filePath: path))
    try content.write(to: URL(filePath: path), options: .atomic)
    #expect(try plugin.renewed() == nil)
    try Tool.run("sh", ["-c", "cp '\(path)' '\(path)2'; rm '\(path)'; mv '\(path)2' '\(path)'"])
    #expect(try plugin.renewed() == nil)
  }

  @Test func `say what the new content says, while the old one goes on`() throws {
    let old = try load(["EVALUATE": "return doorstep_adjust(verdict, 1, 1);"])
    _ = try folder.build(["EVALUATE": "return doorstep_adjust(verdict, 2, 2);"])
    let renewed = try #require(try old.renewed())
    #expect(try verdict(old) == .adjust(Adjustment(seconds: 1, minorUnits: 1)))
    #expect(try verdict(renewed) == .adjust(Adjustment(seconds: 2, minorUnits: 2)))
    #expect(try renewed.renewed() == nil)
  }

  /// Written over, cut off, removed: with the file mapped, the next call would end the process.
  @Test(arguments: ["cat /dev/zero | head -c 100000 > 'F'", "truncate -s 0 'F'", "rm 'F'"])
  func `outlive their file`(_ deed: String) throws {
    let plugin = try load()
    try Tool.run("sh", ["-c", deed.replacingOccurrences(of: "F", with: path)])
    #expect(throws: RulePluginError.self) { try plugin.renewed() }
    #expect(try verdict(plugin) == .pass)
  }

  @Test(
    arguments: [
      (
        ["ID": #"DOORSTEP_TEXT("test.other")"#],
        "another plug-in: its id is \"test.other\", and not \"test.fixture\""
      ),
      (
        ["CREATE": #"return doorstep_fail(failure, DOORSTEP_FAILED, "", "no licence");"#],
        "failed: no licence"
      ),
      (
        ["CREATE": #"return doorstep_fail(failure, DOORSTEP_BAD_CONFIG, "/a", "gone");"#],
        "its configuration is wrong at /a: gone"
      ),
      (["EVALUATE": "verdict->action = 77;"], "its verdict is malformed: action is 77"),
      (
        ["EVALUATE": #"return doorstep_fail(failure, DOORSTEP_FAILED, "", "no data");"#],
        "failed: no data"
      ),
      (
        ["ENTRY": "doorstep_rule_entry_v2"],
        "built for version 2 of the plug-in interface, but this Doorstep speaks version 1"
      ),
      (
        ["ENTRY": "something_else"], "not a rule plug-in: it does not export doorstep_rule_entry_v1"
      ),
      (
        ["MIN_HOST_MINOR": "99"],
        "needs a Doorstep that speaks version 1.99 of the plug-in interface; this one speaks 1.\(HostInterface.minor)"
      ),
    ] as [([String: String], String)])
  func `refuse a bad new version`(_ macros: [String: String], _ why: String) throws {
    let plugin = try load(["CREATE": #"say("made");"#, "DESTROY": #"say("destroyed");"#])
    _ = try folder.build(macros)
    #expect(reason { try plugin.renewed() }?.description == why)
    #expect(try verdict(plugin) == .pass)
    #expect(book.messages == ["made"])
    // The next good one counts.
    _ = try folder.build(["EVALUATE": "return doorstep_adjust(verdict, 2, 2);"])
    #expect(try plugin.renewed() != nil)
  }

  /// About places and baskets that no service has, a rule may know nothing.
  @Test func `may fail at some requests`() throws {
    let plugin = try load()
    _ = try folder.build([
      "EVALUATE":
        "return request->given & DOORSTEP_GIVEN_SUBTOTAL ? DOORSTEP_FAILED : doorstep_allow(verdict);"
    ])
    #expect(try plugin.renewed() != nil)
  }

  @Test func `refuse a file that others may write now, though it says the same`() throws {
    let plugin = try load()
    try Tool.run("chmod", ["g+w", path])
    #expect(reason { try plugin.renewed() } == .untrusted(path: path, fault: .writableByGroup))
    try Tool.run("chmod", ["g-w", path])
    #expect(try plugin.renewed() == nil)
  }

  @Test func `refuse another file than the pinned one`() throws {
    let file = try folder.build()
    let pin = try LibraryContent(at: file, pin: nil).hash
    let plugin = try PluginSource(name: file, folder: "/", pin: pin, log: book.log).load()
    _ = try folder.build(["EVALUATE": "return doorstep_adjust(verdict, 2, 2);"])
    let found = try LibraryContent(at: file, pin: nil).hash
    #expect(reason { try plugin.renewed() } == .otherContent(found: found, pinned: pin))
  }

  /// A copy that is under way is cut off anywhere; what is mapped or listed beyond its end would be missing.
  @Test func `refuse the beginning of a file, wherever it ends`() throws {
    let plugin = try load()
    let content = try Array(
      Data(contentsOf: URL(filePath: folder.build(["CREATE": "return DOORSTEP_FAILED;"]))))
    for count in stride(from: 0, to: content.count, by: 97) {
      _ = try folder.write(content.prefix(count), as: "libFixture.so")
      guard case .notALibrary = reason({ try plugin.renewed() }) else {
        Issue.record("\(count) of \(content.count) bytes were taken for a library")
        return
      }
    }
  }

  @Test func `are made anew when a file changes that they read`() throws {
    let data = try folder.write("one".utf8, as: "data")
    let absent = "\(folder.path)/absent"
    let file = try folder.build([
      "CREATE": #"say("made");"#, "DESTROY": #"say("destroyed");"#,
      "LIST_FILES": """
      files->add(files, doorstep_text_of("\(data)")); \
      return files->add(files, doorstep_text_of("\(absent)"));
      """,
    ])
    var plugin = try PluginSource(name: file, folder: "/", log: book.log).load()
    #expect(plugin.paths == [file, data, absent])
    #expect(try plugin.renewed() == nil)
    for deed in ["echo two > '\(data)'", "rm '\(data)'", "echo > '\(absent)'"] {
      try Tool.run("sh", ["-c", deed])
      plugin = try #require(try plugin.renewed(), "\(deed)")
      #expect(try plugin.renewed() == nil)
    }
    // Of those that are not there it is said that they are followed all the same.
    #expect(
      book.messages.filter { !$0.hasPrefix("follows ") } == [
        "made", "made", "destroyed", "made", "destroyed", "made", "destroyed",
      ])
  }

  /// Images stay, so one that is there already is used again; a copy has static data of its own.
  @Test func `that go back to what they were are the image of then`() throws {
    let first = try load()
    let content = try Data(contentsOf: URL(filePath: path))
    _ = try folder.build(["EVALUATE": "return doorstep_adjust(verdict, 2, 2);"])
    let second = try #require(try first.renewed())
    try content.write(to: URL(filePath: path))
    let third = try #require(try second.renewed())
    #expect(table(of: first) == table(of: third))
    #expect(table(of: first) != table(of: second))
    let copy = try folder.write(content, as: "copy.so")
    let other = try PluginSource(name: copy, folder: "/", log: book.log).load()
    #expect(table(of: first) != table(of: other))
  }

  private func load(_ macros: [String: String] = [:]) throws -> LoadedPlugin {
    try PluginSource(name: folder.build(macros), folder: "/", log: book.log).load()
  }

  private func verdict(_ plugin: LoadedPlugin) throws -> Verdict {
    try plugin.evaluator.evaluate(Delivery.context())
  }

  /// Where the table of the plug-in is; it tells images apart.
  private func table(of plugin: LoadedPlugin) -> Int? {
    plugin.version.library.map { unsafe Int(bitPattern: $0.table) }
  }

  private func reason(_ body: () throws -> LoadedPlugin?) -> RulePluginError.Reason? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? RulePluginError)?.reason
    }
  }
}
