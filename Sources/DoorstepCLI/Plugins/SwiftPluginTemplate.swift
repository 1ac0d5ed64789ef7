// SPDX-License-Identifier: MIT

import Glibc

/// The files of a new plug-in in Swift.
enum SwiftPluginTemplate {
  /// The paths of the files, and what they say.
  ///
  /// - Throws: `takenName` for a name of which Swift or a plug-in already makes something else.
  static func files(
    named name: String, checkout: String
  ) throws(PluginScaffoldError) -> [(path: String, text: String)] {
    guard !isTaken(name, by: checkout) else { throw .takenName(name) }
    return [
      ("Package.swift", manifest(named: name, checkout: checkout)),
      ("plugin.map", "{\n  global: doorstep_rule_entry_v1;\n  local: *;\n};\n"),
      ("Sources/\(name)/\(name).swift", rule(named: name)),
      ("Sources/\(name)Plugin/Entry.swift", entry(named: name)),
      ("Tests/\(name)Tests/\(name)Tests.swift", test(named: name)),
    ]
  }

  private static func manifest(named name: String, checkout: String) -> String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", type: .dynamic, targets: ["\(name)Plugin"])],
      dependencies: [.package(name: "doorstep", path: "\(checkout)")],
      targets: [
        .target(
          name: "\(name)", dependencies: [.product(name: "RulePluginKit", package: "doorstep")]),
        // Only the entry function is for others to see.
        .target(
          name: "\(name)Plugin", dependencies: ["\(name)"],
          linkerSettings: [
            .unsafeFlags([
              "-Xlinker", "--version-script=\\(Context.packageDirectory)/plugin.map",
            ])
          ]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)", .product(name: "RulePluginTesting", package: "doorstep")]),
      ])

    """
  }

  private static func rule(named name: String) -> String {
    """
    import JSONDocument
    import RulePluginKit

    public struct \(name): RulePlugin {
      public static let id = "com.example.\(name.lowercased())"
      public static let version = "0.1.0"
      public static let summary = "Refuses alcohol by night."
      public static let isPure = true

      private let firstHour: Int64

      public init(configuration: JSONValue) throws {
        try configuration.rejectMembers(otherThan: ["firstHour"])
        firstHour = try configuration.required("firstHour").integer()
      }

      public func evaluate(_ request: borrowing RuleRequest) -> Verdict {
        guard let tags = request.basketTags else { return .unknown(input: "basket.tags") }
        guard tags.contains("alcohol") else { return .abstain }
        guard request.arrival.time.hour < firstHour else { return .allow }
        return .refuse(code: "NIGHT", message: "No alcohol before \\(firstHour) o'clock")
      }
    }

    """
  }

  private static func entry(named name: String) -> String {
    """
    import \(name)
    import RulePluginKit

    private let entry = RuleEntry(for: \(name).self)

    @c(doorstep_rule_entry_v1)
    public func ruleEntry() -> UnsafeRawPointer { entry.table }

    """
  }

  private static func test(named name: String) -> String {
    """
    import \(name)
    import RulePluginKit
    import RulePluginTesting
    import Testing

    @Test(arguments: [("05:59:59", false), ("06:00:00", true)])
    func `alcohol waits for the morning`(time: String, isAllowed: Bool) throws {
      let rule = try RuleUnderTest(\(name).self, configuration: #"{"firstHour": 6}"#)
      var request = try SampleRequest(scheduledFor: "2026-12-01T\\(time)+01:00")
      request.basketTags = ["bread", "alcohol"]
      let refusal = Verdict.refuse(code: "NIGHT", message: "No alcohol before 6 o'clock")
      #expect(try rule.verdict(on: request) == (isAllowed ? .allow : refusal))
    }

    @Test func `a wrong configuration is refused`() {
      #expect(throws: RuleTestError.self) {
        try RuleUnderTest(\(name).self, configuration: #"{"firsthour": 6}"#)
      }
    }

    """
  }

  /// The types that the new files use, and modules that come with Swift.
  private static let takenNames: Set = [
    "Any", "Bool", "Context", "Dispatch", "Foundation", "Glibc", "Int64", "JSONValue",
    "Observation",
    "Package", "PackageDescription", "Protocol", "RegexBuilder", "RuleEntry", "RulePlugin",
    "RuleRequest",
    "RuleTestError", "RuleUnderTest", "SampleRequest", "Self", "Set", "String", "Swift",
    "Synchronization",
    "Test", "Testing", "Type", "UnsafeRawPointer", "Verdict", "XCTest",
  ]

  /// Whether a module or type called `name` would be in the way of another.
  private static func isTaken(_ name: String, by checkout: String) -> Bool {
    ["", "Plugin", "Tests"].contains { ending in
      let module = name + ending
      // Targets of one name cannot be told from each other, and their folders are called as they are.
      return takenNames.contains(module)
        || ["Sources", "Plugins", "Tests"].contains {
          unsafe access("\(checkout)/\($0)/\(module)", F_OK) == 0
        }
    }
  }
}
