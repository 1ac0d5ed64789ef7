// SPDX-License-Identifier: MIT

public import JSONDocument
public import RulePluginKit
import RulePluginTesting
import Schedules
import Testing

// What docs/PLUGINS.md shows, word for word.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct NightRule: RulePlugin {
  public static let id = "com.example.nightrule"
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
    return .refuse(code: "NIGHT", message: "No alcohol before \(firstHour) o'clock")
  }
}

@Test(arguments: [("05:59:59", false), ("06:00:00", true)])
func `alcohol waits for the morning`(time: String, isAllowed: Bool) throws {
  let rule = try RuleUnderTest(NightRule.self, configuration: #"{"firstHour": 6}"#)
  var request = try SampleRequest(scheduledFor: "2026-12-01T\(time)+01:00")
  request.basketTags = ["bread", "alcohol"]
  let refusal = Verdict.refuse(code: "NIGHT", message: "No alcohol before 6 o'clock")
  #expect(try rule.verdict(on: request) == (isAllowed ? .allow : refusal))
}
