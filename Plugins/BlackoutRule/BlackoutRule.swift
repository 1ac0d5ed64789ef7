// SPDX-License-Identifier: MIT

import JSONDocument
import RulePluginKit

/// Refuses deliveries in configured ranges of days or instants.
///
///     { "ranges": [
///         { "from": "2026-12-24", "until": "2026-12-26", "message": "Closed over Christmas" },
///         { "from": "2026-10-03T18:00:00-04:00", "until": "2026-10-03T23:00:00-04:00",
///           "zones": ["stadium"] } ] }
///
/// Days are those of the service's calendar at the moment of delivery.
struct BlackoutRule: RulePlugin {
  static let id = "doorstep.blackout"
  static let version = "1.0.0"
  static let summary = "Refuses deliveries in configured date ranges."
  static let configurationSchema = """
    {"type":"object","additionalProperties":false,"required":["ranges"],"properties":{\
    "ranges":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,\
    "required":["from","until"],"properties":{\
    "from":{"type":"string"},"until":{"type":"string"},\
    "message":{"type":"string","minLength":1,"maxLength":244},\
    "zones":{"type":"array","minItems":1,"items":{"type":"string"}}}}}}}
    """
  static let isPure = true

  private let ranges: [BlackoutRange]

  init(configuration: JSONValue) throws {
    try configuration.rejectMembers(otherThan: ["ranges"])
    let ranges = try configuration.required("ranges")
    self.ranges = try ranges.elements().map { try BlackoutRange($0) }
    if self.ranges.isEmpty { throw ranges.error("empty, so the rule could never refuse") }
  }

  func evaluate(_ request: borrowing RuleRequest) -> Verdict {
    for range in ranges where range.contains(request) {
      return .refuse(code: "BLACKOUT", message: range.message)
    }
    return .allow
  }
}

private let entry = RuleEntry(for: BlackoutRule.self)

/// The entry function of `doorstep_rule.h`.
@c(doorstep_rule_entry_v1)
public func ruleEntry() -> UnsafeRawPointer { unsafe entry.table }
