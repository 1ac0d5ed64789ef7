// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import TestSupport
import Testing

/// The README's program is compiled and run as it stands there.
@Suite("The README's program")
struct ReadmeTests {
  /// The lines of the program, but for its `import`, which is above.
  private func program() throws {
    // README begins
    let checker = try DeliveryChecker(service: "Zones/harbor", pluginFolders: [".build/release"])
    let pier = Coordinate(longitude: -71.0421, latitude: 42.3530)
    let quote = try checker.quote(for: DeliveryRequest(to: pier))
    switch quote.deliverable {
    case .yes: print("deliverable in \(quote.estimate?.text ?? "time")")
    case .no, .depends: print(quote.reasons.map(\.message))
    }
    // README ends
  }

  @Test func `it is the one that is compiled here`() throws {
    let readme = try text("README.md")
    let section = try #require(readme.range(of: "\n## In your program\n"))
    let block = try #require(
      between("```swift\n", "```", in: String(readme[section.upperBound...])))
    var lines = words(ofLinesIn: block)
    #expect(lines.count <= 10)
    #expect(lines.removeFirst() == ["import", "Doorstep"])
    let own = try text("Tests/DoorstepTests/Answers/ReadmeTests.swift")
    let body = try #require(between("// README begins\n", "// README ends", in: own))
    #expect(lines == words(ofLinesIn: body))
  }

  // Paths in the README start at the checkout. No other test minds the current folder.
  @Test func `it runs`() throws {
    #expect(
      FileManager.default.changeCurrentDirectoryPath(SharedData.packageDirectory.path))
    try program()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SharedData.packageDirectory.appending(path: path), encoding: .utf8)
  }

  /// The text between the first `start` and the next `end`.
  private func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let start = text.range(of: start) else { return nil }
    let rest = text[start.upperBound...]
    return rest.range(of: end).map { String(rest[..<$0.lowerBound]) }
  }

  /// The words of each line that has any.
  private func words(ofLinesIn text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: " ") }.filter { !$0.isEmpty }
  }
}
