// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Foundation
import JSONDocument
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

  /// `NightRule.swift` and `MenuRule.swift` are compiled, and their tests run, with this target.
  @Test func `shows Swift that is compiled`() throws {
    let compiled = try ["NightRule", "MenuRule"].map {
      try Self.text("Tests/RulePluginsTests/\($0).swift")
    }.joined()
    let shown = blocks(of: "swift")
    #expect(shown.count == 3)
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

  /// Its configuration, and the file of data that comes behind it.
  @Test(arguments: [
    ("SurgeRule", "load.json", Verdict.adjust(Adjustment(seconds: 900, minorUnits: 250))),
    ("WeatherRule", "weather.json", .adjust(Adjustment(seconds: 300, minorUnits: 50))),
  ])
  func `shows a rule with a file that decides`(
    _ name: String, _ file: String, _ verdict: Verdict
  ) throws {
    let folder = try TemporaryFolder()
    let json = blocks(of: "json")
    let place = try #require(json.firstIndex { $0.contains("\"name\": \"\(name)\"") })
    _ = try folder.write(json[place + 1].utf8, as: file)
    let instance = try instance(of: name, configuredBy: json[place], in: folder)
    let context = try Delivery.context(placedAt: "2026-12-01T18:35:00+01:00")
    #expect(try instance.evaluate(context) == verdict)
  }

  @Test(.enabled(if: Tool.isInstalled("python3"))) func `shows a program that decides`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(try #require(blocks(of: "python").first).utf8, as: "rule.py")
    let json = try #require(
      blocks(of: "json").first { $0.contains("\"name\": \"ScriptRule\"") })
    let rule = try instance(of: "ScriptRule", configuredBy: json, in: folder)
    for (grams, verdict) in [
      (nil, Verdict.unknown(input: "basket.weightGrams")), (20_000, .pass),
      (
        20_001,
        .refuse(Refusal(code: ReasonCode(rawValue: "TOO_HEAVY"), message: "Too heavy for us"))
      ),
    ] as [(Int64?, Verdict)] {
      let context = try Delivery.context(basket: Basket(weightGrams: grams))
      #expect(try rule.evaluate(context) == verdict)
    }
  }

  private func instance(
    of name: String, configuredBy json: String, in folder: TemporaryFolder
  ) throws -> RulePluginInstance {
    let configuration = JSON(try JSONDocument(parsing: json).root.required("config"))
    return try RulePluginLoader().load(name, relativeTo: "/").makeInstance(
      configuration: configuration, folder: folder.path
    ) { _, _ in }
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
