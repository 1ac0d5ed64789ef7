// SPDX-License-Identifier: MIT

import Foundation
import JSONDocument
import RulePlugins
import Testing

/// A plug-in says which files its instances read.
@Suite("Files that rule plug-ins watch")
struct WatchedFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let add = """
    doorstep_text path = {config.bytes + 1, config.length - 2}; \
    return files->add(files, path);
    """

  @Test(arguments: [("load.json", true), ("a/../load.json", true), ("/var/load.json", false)])
  func `are told as absolute paths`(_ path: String, _ isRelative: Bool) throws {
    let library = try load(["LIST_FILES": Self.add])
    let found = try library.watchedFiles(configuration: .string(path), folder: folder.path)
    // The folder may be reached by a symbolic link, as /tmp is on some systems.
    let real = URL(filePath: folder.path).resolvingSymlinksInPath().path
    #expect(found == [isRelative ? "\(real)/\(path)" : path])
  }

  @Test func `are none where the plug-in names none`() throws {
    #expect(try load([:]).watchedFiles(configuration: [:], folder: "/") == [])
    #expect(try load(["LIST_FILES": ";"]).watchedFiles(configuration: [:], folder: "/") == [])
  }

  @Test(arguments: [
    ##"{"", 0}"##, ##"{"\xff", 1}"##, ##"{"a\0b", 3}"##, "{NULL, 1}", ##"{"x", ~0ull}"##,
    "{config.bytes, 4096}",
  ])
  func `with a path that is none are refused`(_ path: String) throws {
    let statement = """
      const doorstep_text path = \(path); \
      if (files->add(files, path) != DOORSTEP_FAILED) return -1; \
      return files->add(files, doorstep_text_of("fine"));
      """
    let library = try load(["LIST_FILES": statement])
    let configuration = JSON.string(String(repeating: "x", count: 5000))
    #expect(try library.watchedFiles(configuration: configuration, folder: "/") == ["/fine"])
  }

  @Test func `are 64 at the most`() throws {
    let library = try load([
      "LIST_FILES": """
      for (int count = 0; count < 64; count++) \
        if (files->add(files, doorstep_text_of("f")) != DOORSTEP_OK) return -1; \
      return files->add(files, doorstep_text_of("f")) == DOORSTEP_FAILED ? DOORSTEP_OK : -1;
      """
    ])
    #expect(try library.watchedFiles(configuration: [:], folder: "/").count == 64)
  }

  @Test func `are not told where the configuration is wrong`() throws {
    let library = try load([
      "LIST_FILES": #"return doorstep_fail(failure, DOORSTEP_BAD_CONFIG, "/file", "no file");"#
    ])
    let reason = RulePluginError.Reason.badConfiguration(pointer: "/file", message: "no file")
    #expect(throws: RulePluginError(plugin: library.name, reason: reason)) {
      try library.watchedFiles(configuration: [:], folder: "/")
    }
  }

  @Test func `are asked for by a host that says what it is`() throws {
    let library = try load(["CREATE": "say_text(host->name); say_text(host->version);"])
    let log = LogBook()
    let instance = try library.makeInstance(log: log.log)
    withExtendedLifetime(instance) {}
    #expect(log.messages == ["Doorstep", "\(HostInterface.hostVersion)"])
    #expect(!log.messages.contains(""))
  }

  @Test func `are found by the plug-in, which knows the service's folder`() throws {
    let library = try load(["CREATE": "say_text(host->service_folder);"])
    let log = LogBook()
    let instance = try library.makeInstance(folder: folder.path + "/", log: log.log)
    withExtendedLifetime(instance) {}
    #expect(log.messages == [URL(filePath: folder.path).resolvingSymlinksInPath().path])
  }

  @Test(arguments: [
    ("load.json", 20, "/srv/load.json"), ("load.json", 15, "/srv/load.json"),
    ("load.json", 14, ""), ("/a", 3, "/a"), ("/a", 2, ""), ("", 6, "/srv/"), ("", 5, ""),
  ])
  func `are resolved by the kit where there is room`(
    _ path: String, _ capacity: Int, _ result: String
  ) throws {
    let statement = """
      doorstep_host at_srv = *host; at_srv.service_folder = doorstep_text_of("/srv"); \
      char text[40] = "?"; doorstep_resolve(&at_srv, "\(path)", text, \(capacity)); say(text);
      """
    let log = LogBook()
    let instance = try load(["CREATE": statement]).makeInstance(log: log.log)
    withExtendedLifetime(instance) {}
    #expect(log.messages == [result])
  }

  private func load(_ macros: [String: String]) throws -> RulePluginLibrary {
    try RulePluginLoader().load(folder.build(macros), relativeTo: "/")
  }
}
