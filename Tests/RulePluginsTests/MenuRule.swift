// SPDX-License-Identifier: MIT

public import JSONDocument
public import RulePluginKit
import RulePluginTesting
import Testing

// What docs/PLUGINS.md shows, word for word.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct MenuRule: WatchingRulePlugin {
  public static let id = "com.example.menu"
  public static let version = "1.0.0"
  public static let summary = "Refuses what is sold out."

  private let soldOut: Set<String>

  public static func watchedFiles(configuration: JSONValue) throws -> [String] {
    [try configuration.required("file").string()]
  }

  public init(configuration: JSONValue, folder: ServiceFolder) throws {
    let file = try configuration.required("file").string()
    let list = try JSONDocument(parsing: folder.bytes(of: file), source: file).root
    soldOut = Set(try list.elements().map { try $0.string() })
  }

  public func evaluate(_ request: borrowing RuleRequest) -> Verdict {
    guard let tags = request.basketTags else { return .unknown(input: "basket.tags") }
    let missing = tags.intersection(soldOut).sorted()
    request.annotate("menu.missing", missing.joined(separator: ", "))
    return missing.isEmpty ? .allow : .refuse(code: "SOLD_OUT")
  }
}

/// The rule of the article reads its file from the service's folder.
@Test func `what the menu file says is sold out`() throws {
  let folder = try TemporaryFolder()
  _ = try folder.write(#"["soup", "cake"]"#.utf8, as: "menu.json")
  let rule = try RuleUnderTest(
    MenuRule.self, configuration: #"{"file": "menu.json"}"#, folder: folder.path)
  var request = try SampleRequest()
  request.basketTags = ["tea", "cake", "soup"]
  #expect(try rule.verdict(on: request) == .refuse(code: "SOLD_OUT"))
  #expect(rule.notes == ["menu.missing": "cake, soup"])
  request.basketTags = ["tea"]
  #expect(try rule.verdict(on: request) == .allow)
}
