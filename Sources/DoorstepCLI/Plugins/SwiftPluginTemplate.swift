// SPDX-License-Identifier: MIT

/// The files of a new plug-in in Swift.
enum SwiftPluginTemplate {
  /// The paths of the files, and what they say.
  static func files(named name: String, checkout: String) -> [(path: String, text: String)] {
    [
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

    /// Refuses deliveries before an hour of the morning: `{"firstHour": 6}`.
    public struct \(name): RulePlugin {
      public static let id = "com.example.\(name.lowercased())"
      public static let version = "0.1.0"
      public static let summary = "Refuses deliveries before an hour of the morning."
      public static let isPure = true

      private let firstHour: Int64

      public init(configuration: JSONValue) throws {
        try configuration.rejectMembers(otherThan: ["firstHour"])
        firstHour = try configuration.required("firstHour").integer()
      }

      public func evaluate(_ request: borrowing RuleRequest) -> Verdict {
        guard request.arrival.time.hour < firstHour else { return .allow }
        return .refuse(code: "TOO_EARLY", message: "We deliver from \\(firstHour) o'clock")
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
    func `deliveries begin at six`(time: String, isAllowed: Bool) throws {
      let rule = try RuleUnderTest(\(name).self, configuration: #"{"firstHour": 6}"#)
      let request = try SampleRequest(scheduledFor: "2026-12-01T\\(time)+01:00")
      let refusal = Verdict.refuse(code: "TOO_EARLY", message: "We deliver from 6 o'clock")
      #expect(try rule.verdict(on: request) == (isAllowed ? .allow : refusal))
    }

    @Test func `a wrong configuration is refused`() {
      #expect(throws: RuleTestError.self) {
        try RuleUnderTest(\(name).self, configuration: #"{"firsthour": 6}"#)
      }
    }

    """
  }
}
