// SPDX-License-Identifier: MIT

import JSONDocument
import RulePluginKit
import Schedules
import ZoneGeometry

/// A rule in Swift that does what its configuration says.
struct ProbeRule: RulePlugin {
  static let id = "test.probe"
  static let version = "1.2.3"
  static let summary = "Does what a test wants."
  static let wantsJSON = true

  private let task: String
  private let code: String
  private let message: String

  init(configuration: JSONValue) throws {
    task = try configuration.required("task").string()
    code = try configuration.member("code")?.string() ?? ""
    message = try configuration.member("message")?.string() ?? ""
    if task == "fail to be made" { throw Trouble() }
  }

  func evaluate(_ request: borrowing RuleRequest) throws -> Verdict {
    switch task {
    case "refuse": return .refuse(code: code, message: message)
    case "adjust": return .adjust(seconds: .max, minorUnits: 5)
    case "describe": return .unknown(input: describe(request))
    case "json": return .unknown(input: try request.json().root.required("zone").string())
    case "log": request.log(message, level: .warning)
    case "note":
      let isNoted = request.annotate(code, message)
      if !isNoted { return .abstain }
    case "cancel": if request.isCancelled { throw CancellationError() }
    default: throw Trouble()
    }
    return .allow
  }

  /// All that a request has, with "-" for nil.
  private func describe(_ request: borrowing RuleRequest) -> String {
    let fields: [(any CustomStringConvertible)?] = [
      request.destination?.longitude, request.destination?.latitude,
      request.scheduledFor?.secondsSince1970, request.estimateSeconds, request.fee,
      request.subtotal, request.itemCount, request.weightGrams,
      request.basketTags?.sorted().joined(separator: "+"),
      request.customerTags?.sorted().joined(separator: "+"), request.currency, request.zoneID,
      request.hubID, request.placedAt.secondsSince1970, request.arrival,
    ]
    return fields.map { $0?.description ?? "-" }.joined(separator: " ")
  }

  private struct Trouble: Error, CustomStringConvertible {
    var description: String { "the probe is in trouble" }
  }
}
