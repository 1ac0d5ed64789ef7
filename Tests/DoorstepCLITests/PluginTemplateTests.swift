// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import DoorstepCLI

/// What `doorstep plugins new` writes.
@Suite("New plug-ins")
struct PluginTemplateTests {
  private static let checkout = SharedData.packageDirectory.path

  private func files(named name: String) throws -> [String: String] {
    let files = try SwiftPluginTemplate.files(named: name, checkout: Self.checkout)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  /// The article's first two blocks of Swift are the files of the package that its reader has made.
  @Test func `are what the article shows`() throws {
    let article = try String(
      contentsOf: SharedData.packageDirectory.appending(path: "docs/PLUGINS.md"), encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
    try #require(blocks.count == 3)
    let files = try files(named: "NightRule")
    #expect(files["Sources/NightRule/NightRule.swift"]?.contains(blocks[0]) == true)
    #expect(files["Tests/NightRuleTests/NightRuleTests.swift"]?.contains(blocks[1]) == true)
  }

  /// Modules and types that the new files need, targets of Doorstep, and names that end up as one of those.
  @Test(arguments: [
    "RulePluginKit", "RulePluginTesting", "Testing", "Swift", "Verdict", "JSONDocument",
    "JSONValue",
    "AlcoholRule", "Doorstep", "Foundation", "String", "Rule",
  ])
  func `are not called as something else`(_ name: String) {
    #expect(throws: PluginScaffoldError.takenName(name)) { try files(named: name) }
  }

  /// The name of the last file is longer than any may be.
  @Test func `leave nothing when they cannot be written`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "doorstep-new-\(UUID().uuidString)").path
    let long = String(repeating: "x", count: 300)
    #expect(throws: PluginScaffoldError.self) {
      try NewFolder.write([("a/b/c", "text"), ("d", "text"), ("a/\(long)", "text")], to: folder)
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
    try NewFolder.write([("a/b/c", "text"), ("a/b/d", "more")], to: folder)
    #expect(try String(contentsOfFile: "\(folder)/a/b/d", encoding: .utf8) == "more")
    // Somebody's work is left alone.
    #expect(throws: PluginScaffoldError.self) { try NewFolder.write([("e", "text")], to: folder) }
    #expect(FileManager.default.fileExists(atPath: "\(folder)/a/b/c"))
    try FileManager.default.removeItem(atPath: folder)
  }
}
