// SPDX-License-Identifier: MIT

import DeliveryRules
import Foundation
import RulePlugins
import TestSupport
import Testing

/// The code of the article compiles and does what it says.
@Suite("The article on rule plug-ins")
struct PluginArticleTests {
  private let article: String

  init() throws {
    article = try Self.text("docs/PLUGINS.md")
  }

  /// `NightRule.swift` is compiled, and its test runs, with this target.
  @Test func `shows Swift that is compiled`() throws {
    let compiled = try Self.text("Tests/RulePluginsTests/NightRule.swift")
    let shown = blocks(of: "swift")
    #expect(shown.count == 2)
    for block in shown { #expect(compiled.contains(block)) }
  }

  @Test func `shows C that is a plug-in`() throws {
    let shown = blocks(of: "c")
    #expect(shown.count == 1)
    let folder = try TemporaryFolder()
    let source = try folder.write(try #require(shown.first).utf8, as: "DawnRule.c")
    let file = "\(folder.path)/libDawnRule.so"
    let strict = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-fPIC", "-fvisibility=hidden"]
    try Tool.run("cc", strict + Tool.includeFlags + ["-shared", source, "-o", file])
    let library = try RulePluginLoader().load(file, relativeTo: "/")
    #expect(library.identity.id == "com.example.dawn")
    let rule = PluginRule(try library.makeInstance { _, _ in })
    for (hour, isRefused) in [("05:59", true), ("06:00", false)] {
      let context = try Delivery.context(
        placedAt: "2026-12-01T01:00:00+01:00", scheduledFor: "2026-12-01T\(hour):00+01:00")
      let verdict = rule.evaluate(context)
      #expect((verdict != .pass) == isRefused, "\(hour): \(verdict)")
    }
  }

  private func blocks(of language: String) -> [String] {
    article.components(separatedBy: "```\(language)\n").dropFirst().compactMap { rest in
      rest.components(separatedBy: "```\n").first
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SharedData.packageDirectory.appending(path: path), encoding: .utf8)
  }
}
