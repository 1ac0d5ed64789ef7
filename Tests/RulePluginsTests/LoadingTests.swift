// SPDX-License-Identifier: MIT

import Foundation
import JSONDocument
import RulePlugins
import Testing

/// Where plug-ins are found, and which files are refused.
@Suite("Loading of rule plug-ins")
struct LoadingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a plug-in says what it is`() throws {
    let plugin = try RulePluginLoader().load(folder.build(), relativeTo: "/").identity
    #expect(plugin.id == "test.fixture")
    #expect(plugin.version == "0.1")
    #expect(plugin.summary == "Does what a test wants.")
    #expect(plugin.toolchain.isEmpty && plugin.configurationSchema.isEmpty)
  }

  @Test(arguments: ["AlcoholRule": "doorstep.alcohol", "BlackoutRule": "doorstep.blackout"])
  func `a shipped plug-in is found by name beside the executable`(
    name: String, id: String
  ) throws {
    let plugin = try RulePluginLoader().load(name, relativeTo: "/nowhere")
    #expect(plugin.identity.id == id)
    #expect(plugin.path == Tool.buildFolder.appending(path: "lib\(name).so").path)
  }

  @Test(arguments: [
    "AlcoholRule": ["hours", "message", "tags", "weekdays"], "BlackoutRule": ["ranges"],
  ])
  func `a shipped plug-in has a schema of its configuration`(
    name: String, members: [String]
  ) throws {
    let identity = try RulePluginLoader().load(name, relativeTo: "/").identity
    let schema = try JSONDocument(parsing: identity.configurationSchema).root
    #expect(try schema.required("properties").members().map(\.key).sorted() == members)
  }

  @Test func `folders are searched in order`() throws {
    let second = try TemporaryFolder()
    _ = try second.build()
    let loader = RulePluginLoader(folders: [folder.path, second.path])
    #expect(try loader.load("Fixture", relativeTo: "/").path == "\(second.path)/libFixture.so")
    _ = try folder.build()
    #expect(try loader.load("Fixture", relativeTo: "/").path == "\(folder.path)/libFixture.so")
  }

  @Test(arguments: ["libFixture.so", "./libFixture.so", "../$FOLDER/libFixture.so"])
  func `a relative path starts at the folder of the service`(_ path: String) throws {
    _ = try folder.build()
    let name = URL(filePath: folder.path).lastPathComponent
    let path = path.replacing("$FOLDER", with: name)
    let plugin = try RulePluginLoader().load(path, relativeTo: folder.path)
    #expect(plugin.path.hasSuffix("/\(name)/libFixture.so") && !plugin.path.contains("/./"))
  }

  @Test func `an unknown name lists the places and the nearest name`() throws {
    _ = try folder.build(as: "libBlackoutRules.so")
    let error = failure(of: "BlackotRules", folders: [folder.path])
    let beside = Tool.buildFolder.appending(path: "libBlackotRules.so").path
    #expect(
      error?.reason
        == .notFound(
          places: [beside, "\(folder.path)/libBlackotRules.so"], nearest: "BlackoutRules"))
    #expect(
      error?.description
        == "plug-in \"BlackotRules\": not found; looked for \"\(beside)\", "
        + "\"\(folder.path)/libBlackotRules.so\"; did you mean \"BlackoutRules\"?")
  }

  @Test(arguments: [("", nil), ("NoSuchThingAnywhere", nil), ("Alcohol\0Rule", "AlcoholRule")])
  func `a name that is only a little wrong has a suggestion`(name: String, nearest: String?) {
    let place = Tool.buildFolder.path + "/lib\(name).so"
    #expect(failure(of: name)?.reason == .notFound(places: [place], nearest: nearest))
  }

  @Test func `a missing file is not found, where its path leads`() throws {
    let error = failure(of: "plugins/absent.so", relativeTo: folder.path)
    #expect(
      error?.reason == .notFound(places: ["\(folder.path)/plugins/absent.so"], nearest: nil))
  }

  @Test func `files of other kinds are not libraries`() throws {
    let library = try Array(Data(contentsOf: URL(filePath: folder.build())))
    let cases: [(bytes: [UInt8], reason: String)] = [
      ([], "the file is empty"),
      (Array("GET / HTTP/1.1".utf8), "it does not begin with the ELF signature"),
      (Array(library.prefix(63)), "the file is truncated"),
      (Array(library.prefix(64)), "the file is truncated"),
      (Array(library.dropLast()), "the file is truncated"),
      // e_type, 2 bytes at 16: 1 is an object file.
      (library.replacing(16, with: [1, 0]), "the file is ELF, but a program or an object file"),
      // e_shoff, 8 bytes at 40: a table of sections beyond 64 bits.
      (
        library.replacing(40, with: Array(repeating: 0xFF, count: 8)), "the file is truncated"
      ),
    ]
    for (bytes, reason) in cases {
      let file = try folder.write(bytes, as: "other.so")
      #expect(failure(of: file)?.reason == .notALibrary(reason))
    }
    #expect(failure(of: "\(folder.path)/")?.reason == .notALibrary("a folder"))
  }

  @Test func `a pipe is refused and not waited for`() throws {
    let pipe = "\(folder.path)/pipe.so"
    try Tool.run("mkfifo", [pipe])
    #expect(failure(of: pipe)?.reason == .notALibrary("not a regular file"))
  }

  @Test func `libraries for other machines are told from broken ones`() throws {
    let library = try Array(Data(contentsOf: URL(filePath: folder.build())))
    #if arch(x86_64)
      let (own, other, otherName) = ("x86_64", UInt8(183), "aarch64")
    #else
      let (own, other, otherName) = ("aarch64", UInt8(62), "x86_64")
    #endif
    // EI_CLASS is byte 4 (1 is 32-bit), EI_DATA byte 5 (2 is big-endian), e_machine is at 18.
    let cases: [(bytes: [UInt8], found: String)] = [
      (library.replacing(18, with: [other, 0]), "\(otherName), 64-bit little-endian"),
      (library.replacing(4, with: [1]).replacing(18, with: [3]), "x86, 32-bit little-endian"),
      (library.replacing(5, with: [2]).replacing(18, with: [0, 22]), "s390x, 64-bit big-endian"),
      (library.replacing(18, with: [1, 2]), "machine 513, 64-bit little-endian"),
    ]
    for (bytes, found) in cases {
      let file = try folder.write(bytes, as: "foreign.so")
      #expect(failure(of: file)?.reason == .otherMachine(found: found, expected: own))
    }
  }

  @Test func `what the dynamic linker refuses comes with its reason`() throws {
    let file = try folder.build(["EVALUATE": "extern int nowhere(void); nowhere();"])
    guard case .notLoadable(let why) = failure(of: file)?.reason else {
      Issue.record("a library that needs a function which nobody has was loaded")
      return
    }
    #expect(why.contains("undefined symbol: nowhere"))
  }

  @Test(arguments: FaultyTable.all)
  func `a faulty table is refused`(_ faulty: FaultyTable) throws {
    let file = try folder.build(faulty.macros)
    #expect(failure(of: file)?.reason == faulty.reason)
  }

  private func failure(
    of name: String, folders: [String] = [], relativeTo base: String = "/"
  ) -> RulePluginError? {
    do {
      _ = try RulePluginLoader(folders: folders).load(name, relativeTo: base)
      return nil
    } catch {
      return error
    }
  }
}

/// A plug-in that says something wrong about itself.
struct FaultyTable: CustomTestStringConvertible {
  let testDescription: String
  let macros: [String: String]
  let reason: RulePluginError.Reason

  private init(_ macro: String, _ value: String, _ reason: RulePluginError.Reason) {
    testDescription = "\(macro) is \(value.prefix(40))"
    macros = [macro: value]
    self.reason = reason
  }

  private static let badID = RulePluginError.Reason.malformedTable(
    "id is not 1 to 64 of a-z, 0-9, \".\", \"-\" and \"_\"")

  static let all = [
    Self("ENTRY", "some_function", .notAPlugin),
    Self("ENTRY", "doorstep_rule_entry_v2", .otherMajor(2)),
    Self("ENTRY", "doorstep_rule_entry_v9", .otherMajor(9)),
    Self("MIN_HOST_MINOR", "2", .newerHostNeeded(minor: 2)),
    Self("TABLE", "NULL", .malformedTable("the entry function returns NULL")),
    Self(
      "STRUCT_SIZE", "0",
      .malformedTable("struct_size is 0, less than the 136 of version 1.0")),
    Self(
      "STRUCT_SIZE", "135",
      .malformedTable("struct_size is 135, less than the 136 of version 1.0")),
    Self("CREATE_POINTER", "NULL", .malformedTable("create is NULL")),
    Self("DESTROY_POINTER", "NULL", .malformedTable("destroy is NULL")),
    Self("EVALUATE_POINTER", "NULL", .malformedTable("evaluate is NULL")),
    Self("ID", "DOORSTEP_TEXT(\"\")", badID),
    Self("ID", "DOORSTEP_TEXT(\"Test.Fixture\")", badID),
    Self("ID", "DOORSTEP_TEXT(\"\(String(repeating: "i", count: 65))\")", badID),
    Self("ID", "{NULL, 5}", .malformedTable("id is no UTF-8 text")),
    Self("SUMMARY", "DOORSTEP_TEXT(\"\\xff\")", .malformedTable("summary is no UTF-8 text")),
    Self(
      "SUMMARY", "{\"\", 1ull << 40}", .malformedTable("summary is 1099511627776 bytes long")),
  ]
}

extension [UInt8] {
  /// The bytes with others from `offset` on.
  fileprivate func replacing(_ offset: Int, with bytes: [UInt8]) -> [UInt8] {
    var copy = self
    copy.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    return copy
  }
}
