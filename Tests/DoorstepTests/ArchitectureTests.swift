// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// ARCHITECTURE.md says of each target what the manifest says.
@Suite("The architecture page")
struct ArchitectureTests {
  @Test func `its table has every target with its dependencies`() throws {
    #expect(try tableDependencies() == manifestDependencies())
  }

  /// Dependencies by target, from rows such as "| `A` | what it is | `B`, `C` |".
  private func tableDependencies() throws -> [String: Set<String>] {
    var targets: [String: Set<String>] = [:]
    for line in try text("ARCHITECTURE.md").split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map(names(in:))
      try targets[#require(cells.first?.first)] = Set(#require(cells.last))
    }
    return targets
  }

  /// Dependencies by target of the manifest, tests and plug-ins left out.
  private func manifestDependencies() throws -> [String: Set<String>] {
    let manifest = try text("Package.swift")
    let start = try #require(manifest.range(of: "targets: [\n    // C"))
    let end = try #require(manifest.range(of: "// Rule plug-ins"))
    let declaration = /name: "(?<name>\w+)"(?:,\s*dependencies: \[(?<list>[^\]]*)\])?/
    var targets: [String: Set<String>] = [:]
    for match in manifest[start.upperBound..<end.lowerBound].matches(of: declaration) {
      let list = (match.output.list ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
      targets[String(match.output.name)] = Set(list)
    }
    return targets
  }

  private func names(in cell: Substring) -> [String] {
    cell.matches(of: /`(\w+)`/).map { String($0.output.1) }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SharedData.packageDirectory.appending(path: path), encoding: .utf8)
  }
}
