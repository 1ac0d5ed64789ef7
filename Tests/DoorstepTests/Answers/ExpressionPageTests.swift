// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import TestSupport
import Testing

/// The rules and errors on the page about expressions are what the page says they are.
@Suite("The page about expressions")
struct ExpressionPageTests {
  /// The page from "In a service" up to the next chapter.
  private let chapter: String

  init() throws {
    let url = SharedData.packageDirectory.appending(path: "docs/EXPRESSIONS.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(page.range(of: "\n## In a service\n"))
    let rest = page[start.upperBound...]
    chapter = String(rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)])
  }

  private func rules() throws -> JSON {
    let blocks = chapter.components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    return .array(try blocks.map { try JSON(JSONDocument(parsing: Array($0.utf8)).root) })
  }

  private func folder(rules: JSON) throws -> ServiceFolder {
    let service = ServiceFolder.service.setting("/rules", to: rules)
      .setting("/defaults", to: ["fee": ["base": 200], "estimate": "bike"])
      .setting("/hubs/0/id", to: "pier").setting("/hubs/0/name", to: "Pier 4")
    return try ServiceFolder(
      service: service, zones: ServiceFolder.collection([ServiceFolder.feature(id: "islands")]))
  }

  /// 4.4 km from both hubs, on the island.
  private static let request = DeliveryRequest(
    to: Coordinate(longitude: 13.40, latitude: 52.52), basket: Basket(tags: ["soup"]),
    customerTags: ["member"])

  /// On Friday 2026-12-04 in Berlin.
  private func quote(at clock: String) throws -> Quote {
    var request = Self.request
    request.placedAt = try Instant(rfc3339: "2026-12-04T\(clock):00+01:00")
    return try folder(rules: rules()).checker().quote(for: request)
  }

  @Test func `its rules decide as it says`() throws {
    #expect(try rules().elements.count == 3)
    let noon = try quote(at: "12:00")
    #expect(noon.reasons.map(\.message) == ["Soup gets cold on 4.4 km"])
    #expect(noon.fee?.total.minorUnits == 200)
    let evening = try quote(at: "19:00")
    #expect(evening.fee?.parts.last?.name == "evening-ferry")
    #expect(evening.fee?.total.minorUnits == 500)
    #expect(evening.estimate?.parts.last?.seconds == 900...900)
    #expect(evening.code?.rawValue == "TOO_FAR_FOR_HOT")
    let late = try quote(at: "21:31")
    #expect(late.reasons.map(\.message).contains("The kitchen at Pier 4 has closed"))
    #expect(try quote(at: "21:30").reasons.count == 1)
  }

  @Test func `its trace is that of its first rule`() throws {
    let entry = try #require(try quote(at: "12:00").trace.first { $0.rule == "no-hot-soup-far" })
    #expect(chapter.contains("refuses no-hot-soup-far: \(entry.detail)\n"))
    for input in entry.inputs {
      #expect(chapter.contains(" \(input.name): \(input.value ?? "")\n"), "\(input)")
    }
  }

  @Test(
    arguments: [
      ["in_zone": "island"], ["has_tags": "soup"], ["<": [["minutes_until": "half past"], 5]],
    ] as [JSON])
  func `its errors are those of a service`(condition: JSON) throws {
    let rules: JSON = [["id": "r", "when": condition, "then": ["surcharge": 1]]]
    let folder = try folder(rules: rules)
    let error = try #require(folder.error()).unpositioned
    #expect(
      chapter.unpositioned.contains("    \(error.replacing("\(folder.path)/", with: ""))\n"),
      "\(error)")
  }
}
