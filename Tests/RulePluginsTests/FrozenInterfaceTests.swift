// SPDX-License-Identifier: MIT

import Checksums
import DeliveryModel
import DeliveryRules
import Foundation
import JSONDocument
import RulePlugins
import TestSupport
import Testing

/// What was built against version 1.0 loads and works for good.
@Suite("Version 1.0 of the plug-in interface")
struct FrozenInterfaceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let fixtures = SharedData.packageDirectory
    .appending(path: "Tests/Fixtures/Plugins")
  private static let frozen = fixtures.appending(path: "version-1.0")

  /// The compilers of C and C++ that the frozen plug-in was written for.
  static let compilers: [[String]] = [
    ["cc", "-std=c99", "-x", "c"], ["cc", "-std=c11", "-x", "c"],
    ["c++", "-std=c++98", "-Wno-long-long", "-x", "c++"], ["c++", "-std=c++11", "-x", "c++"],
  ]

  /// From `sha256sum` on the day when each was frozen.
  @Test(arguments: [
    "doorstep_rule.h": "8d2e332b74f808fad6fce824110bd8f07f9971cd5e947a603e9aba554a7bfe83",
    "layout.txt": "0708200976e9f15737be5427426acf70f1c0693462d4309a989689335b617bdb",
  ])
  func `stays as it was`(_ name: String, _ digest: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.frozen.appending(path: name)))
    #expect(unsafe SHA256(of: bytes.span.bytes)?.description == digest)
  }

  /// Today's header may have more fields, and never others.
  @Test(arguments: compilers) func `has its fields in today's header`(_ compiler: [String]) throws {
    guard Self.isThere(compiler) else { return }
    let golden = try String(
      contentsOf: Self.frozen.appending(path: "layout.txt"), encoding: .utf8)
    for include in [["-I", Self.frozen.path], Tool.includeFlags] {
      let program = "\(folder.path)/layout"
      let source = Self.fixtures.appending(path: "Layout.c").path
      try build(program, from: source, compiler, include)
      #expect(try Tool.run("sh", ["-c", program]) == golden)
    }
  }

  @Test(arguments: compilers) func `has plug-ins that still work`(_ compiler: [String]) throws {
    guard Self.isThere(compiler) else { return }
    let file = "\(folder.path)/libFrozen.so"
    let source = Self.frozen.appending(path: "Frozen.c").path
    try build(
      file, from: source, compiler + ["-shared", "-fPIC", "-fvisibility=hidden"],
      ["-I", Self.frozen.path])
    let library = try RulePluginLoader().load(file, relativeTo: "/")
    let identity = library.identity
    #expect([identity.id, identity.version, identity.toolchain] == ["test.frozen", "1.0.0", "cc"])
    for (task, verdict) in Self.verdicts { #expect(try ask(library, task) == verdict, "\(task)") }
    #expect(throws: RulePluginError(plugin: file, reason: .failed("no such task"))) {
      try ask(library, "sing")
    }
    let reason = RulePluginError.Reason.badConfiguration(
      pointer: "/task", message: "expected a short task")
    #expect(throws: RulePluginError(plugin: file, reason: reason)) {
      try ask(library, "a task that is too long")
    }
  }

  private static let verdicts: [(String, Verdict)] = [
    ("allow", .pass),
    ("refuse", .refuse(Refusal(code: ReasonCode(rawValue: "FROZEN"), message: "Too cold"))),
    ("adjust", .adjust(Adjustment(seconds: -60, minorUnits: 150))),
    ("abstain", .abstain(reason: "not a case for the plug-in")),
    ("unknown", .unknown(input: "basket.weight")),
  ]

  /// The plug-in holds the request against the one that it expects, field by field.
  private func ask(_ library: RulePluginLibrary, _ task: String) throws -> Verdict {
    let log = LogBook()
    let instance = try library.makeInstance(
      configuration: ["task": .string(task)], log: log.log)
    #expect(log.messages == ["Doorstep"])
    let context = try Delivery.context(basket: Basket(subtotal: 1000, tags: ["wine"]))
    return try instance.evaluate(context)
  }

  private static func isThere(_ compiler: [String]) -> Bool {
    compiler[0] == "cc" || Tool.isInstalled(compiler[0])
  }

  private func build(
    _ file: String, from source: String, _ compiler: [String], _ include: [String]
  ) throws {
    let strict = ["-Wall", "-Wextra", "-pedantic", "-Werror"]
    try Tool.run(compiler[0], compiler.dropFirst() + strict + include + [source, "-o", file])
  }
}
