// SPDX-License-Identifier: MIT

import Checksums
import DeliveryModel
import DeliveryRules
import Foundation
import JSONDocument
import RulePlugins
import TestSupport
import Testing

/// What was built against a version of the interface loads and works for good.
@Suite("Frozen versions of the plug-in interface")
struct FrozenInterfaceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let fixtures = SharedData.packageDirectory
    .appending(path: "Tests/Fixtures/Plugins")
  private static func frozen(_ minor: Int) -> URL { fixtures.appending(path: "version-1.\(minor)") }

  /// The compilers of C and C++ that the frozen plug-ins were written for.
  static let compilers: [[String]] = [
    ["cc", "-std=c99", "-x", "c"], ["cc", "-std=c11", "-x", "c"],
    ["c++", "-std=c++98", "-Wno-long-long", "-x", "c++"], ["c++", "-std=c++11", "-x", "c++"],
  ]

  /// From `sha256sum` on the day when each was frozen.
  @Test(arguments: [
    (0, "doorstep_rule.h", "8d2e332b74f808fad6fce824110bd8f07f9971cd5e947a603e9aba554a7bfe83"),
    (0, "layout.txt", "0708200976e9f15737be5427426acf70f1c0693462d4309a989689335b617bdb"),
    (
      0, "libFrozen-x86_64.so",
      "1b94c7bf8185e573f053c24b4b30a345ba527f9994ca552dcc04cdb711f1adf2"
    ),
    (1, "doorstep_rule.h", "34ea13ed9ff7895159fb8aa27b385c864ceddcff6cb0ed288e48e6ad7361aa35"),
    (1, "layout.txt", "a5c36a2ea5864a0f47b928bcb3d593dda08da01fcaae272864690d91254a76a1"),
  ])
  func `stay as they were`(_ minor: Int, _ name: String, _ digest: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.frozen(minor).appending(path: name)))
    #expect(unsafe SHA256(of: bytes.span.bytes)?.description == digest)
  }

  /// Today's header may have more fields, and never others.
  @Test(arguments: [0, 1], compilers)
  func `have their fields in today's header`(_ minor: Int, _ compiler: [String]) throws {
    guard Self.isThere(compiler) else { return }
    let golden = try String(
      contentsOf: Self.frozen(minor).appending(path: "layout.txt"), encoding: .utf8)
    for include in [["-I", Self.frozen(minor).path], Tool.includeFlags] {
      let program = "\(folder.path)/layout"
      let source = Self.fixtures.appending(path: "Layout.c").path
      try build(program, from: source, compiler + ["-DMINOR=\(minor)"], include)
      #expect(try Tool.run("sh", ["-c", program]) == golden)
    }
  }

  @Test(arguments: compilers) func `have the plug-in of 1.1 that still works`(
    _ compiler: [String]
  ) throws {
    guard Self.isThere(compiler) else { return }
    let library = try load(minor: 1, compiler)
    #expect(library.identity.id == "test.frozen-1")
    _ = try folder.write("7".utf8, as: "seconds")
    #expect(
      try library.watchedFiles(configuration: "seconds", folder: folder.path)
        .map { URL(filePath: $0).lastPathComponent } == ["seconds"])
    let instance = try library.makeInstance(
      configuration: "seconds", folder: folder.path
    ) { _, _ in }
    let request = DeliveryRequest(to: Delivery.kitchen, isTraced: true)
    let engine = try DecisionEngine(area: Delivery.area(), rules: [PluginRule(instance)])
    let entry = try engine.quote(for: request).trace.first { $0.rule == "test.frozen-1" }
    #expect(entry?.outcome == .adjusts)
    #expect(entry?.inputs == [TraceEntry.Input(name: "frozen.seconds", value: "7")])
    let adjusted = Verdict.adjust(Adjustment(seconds: 7, minorUnits: 0))
    let refused = Verdict.refuse(Refusal(code: ReasonCode(rawValue: "FROZEN")))
    let contexts = try (0..<3).map { _ in try Delivery.context() }
    #expect(
      instance.evaluate(contexts, timeout: nil)
        == [.success(adjusted), .success(refused), .success(adjusted)])
  }

  @Test(arguments: compilers) func `have the plug-in of 1.0 that still works`(
    _ compiler: [String]
  ) throws {
    guard Self.isThere(compiler) else { return }
    try expectAllOf10(try load(minor: 0, compiler))
  }

  #if arch(x86_64)
    private static let runsFrozenBinary = true
  #else
    private static let runsFrozenBinary = false
  #endif

  /// A library that no compiler of today has touched.
  @Test(.enabled(if: runsFrozenBinary, "the frozen binary is for x86-64"))
  func `have the binary of 1.0 that still works`() throws {
    let binary = Self.frozen(0).appending(path: "libFrozen-x86_64.so")
    // A checkout may be writable by a group.
    let file = try folder.write(Data(contentsOf: binary), as: "libFrozen.so")
    try expectAllOf10(try RulePluginLoader().load(file, relativeTo: "/"))
  }

  private func expectAllOf10(_ library: RulePluginLibrary) throws {
    let file = library.name
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

  /// Builds the plug-in of the version against the header of then, and loads it.
  private func load(minor: Int, _ compiler: [String]) throws -> RulePluginLibrary {
    let file = "\(folder.path)/libFrozen\(minor).so"
    try build(
      file, from: Self.frozen(minor).appending(path: "Frozen.c").path,
      compiler + ["-shared", "-fPIC", "-fvisibility=hidden"], ["-I", Self.frozen(minor).path])
    return try RulePluginLoader().load(file, relativeTo: "/")
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
