// SPDX-License-Identifier: MIT

import JSONDocument

/// What the operator configured.
struct WeatherConfiguration: Sendable {
  /// The file with the weather, from the folder of the service.
  let file: String
  /// How long a report says something, before and after it was made.
  let maximumAgeMinutes: Int64
  /// Whether the rule abstains while the file is broken; otherwise it cannot be made then, and a rule that was made
  /// before stays as it is.
  let abstainsIfBroken: Bool
  let conditions: [WeatherCondition]

  private static let mostConditions = 64
  private static let minutesOfWeek: Int64 = 7 * 24 * 60
  private static let feeLimit: Int64 = 1_000_000_000_000

  init(_ value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: ["file", "maximumAgeMinutes", "onBrokenFile", "rules"])
    let file = try value.required("file")
    self.file = try file.string()
    if self.file.isEmpty { throw file.error("empty; expected a path such as \"weather.json\"") }
    maximumAgeMinutes =
      try value.member("maximumAgeMinutes")?.integer(in: 1...527_040) ?? 60
    abstainsIfBroken = try Self.abstainsIfBroken(value.member("onBrokenFile"))
    let rules = try value.required("rules")
    var conditions: [WeatherCondition] = []
    for element in try rules.elements() {
      conditions.append(try WeatherCondition(element, number: conditions.count))
    }
    self.conditions = conditions
    guard (1...Self.mostConditions).contains(conditions.count) else {
      throw rules.error("expected 1 to \(Self.mostConditions) rules, found \(conditions.count)")
    }
    // All may hold at once, and what they add up to must fit the interface.
    let seconds = conditions.reduce(0) { $0 + Int64($1.addSeconds.magnitude) }
    let fee = conditions.reduce(Int128(0)) { $0 + Int128($1.addFee.magnitude) }
    guard seconds <= Self.minutesOfWeek * 60 else {
      throw rules.error("together they may add more than a week")
    }
    guard fee <= Self.feeLimit else {
      throw rules.error("together they may add more than \(Self.feeLimit) minor units")
    }
  }

  private static func abstainsIfBroken(_ value: JSONValue?) throws(JSONError) -> Bool {
    guard let value else { return false }
    switch try value.string() {
    case "fail": return false
    case "abstain": return true
    case let other: throw value.error("expected \"fail\" or \"abstain\", found \"\(other)\"")
    }
  }

  /// Its JSON Schema.
  static let schema = """
    {"type":"object","additionalProperties":false,"required":["file","rules"],"properties":{\
    "file":{"type":"string","minLength":1},\
    "maximumAgeMinutes":{"type":"integer","minimum":1,"maximum":527040,"default":60},\
    "onBrokenFile":{"enum":["fail","abstain"],"default":"fail"},\
    "rules":{"type":"array","minItems":1,"maxItems":64,"items":{\
    "type":"object","additionalProperties":false,"required":["when"],"properties":{\
    "when":{"type":"object","minProperties":1,"additionalProperties":{\
    "type":"object","additionalProperties":false,"minProperties":1,"properties":{\
    "from":{"type":"number"},"below":{"type":"number"}}}},\
    "addMinutes":{"type":"integer","minimum":-10080,"maximum":10080},\
    "addFee":{"type":"integer","minimum":-1000000000000,"maximum":1000000000000},\
    "refuse":{"type":"boolean"},"message":{"type":"string","minLength":1,"maxLength":244}}}}}}
    """
}

extension JSONValue {
  /// The value as an integer within limits.
  func integer(in limits: ClosedRange<Int64>) throws(JSONError) -> Int64 {
    let number = try integer()
    guard limits.contains(number) else {
      throw error("expected \(limits.lowerBound) to \(limits.upperBound), found \(number)")
    }
    return number
  }
}
