// SPDX-License-Identifier: MIT

import JSONDocument
import RulePluginKit

/// What follows while some figures are within limits.
struct WeatherCondition: Sendable {
  private struct Limits: Sendable {
    /// The least that is within; no limit when nil.
    let from: Double?
    /// The first that is no more within; no limit when nil.
    let below: Double?
  }

  /// Its place among the rules, from 0 on.
  let number: Int
  private let limits: [String: Limits]
  let addSeconds: Int
  /// Minor units.
  let addFee: Int64
  let refuses: Bool
  /// What the customer is told, if it refuses.
  let message: String

  /// The figures that it looks at.
  var figures: [String] { limits.keys.sorted() }

  init(_ value: JSONValue, number: Int) throws(JSONError) {
    self.number = number
    try value.rejectMembers(otherThan: ["when", "addMinutes", "addFee", "refuse", "message"])
    limits = try Self.limits(try value.required("when"))
    addSeconds = Int(try value.member("addMinutes")?.integer(in: -10_080...10_080) ?? 0) * 60
    addFee =
      try value.member("addFee")?.integer(in: -1_000_000_000_000...1_000_000_000_000) ?? 0
    refuses = try value.member("refuse")?.boolean() ?? false
    message = try Self.message(value.member("message")) ?? "We cannot deliver in this weather"
    if refuses, addSeconds != 0 || addFee != 0 {
      throw value.error("a rule that refuses adds nothing")
    }
    if !refuses, let message = value.member("message") {
      throw message.error("only a rule that refuses has a message")
    }
    if !refuses, addSeconds == 0, addFee == 0 {
      throw value.error("it does nothing: give it addMinutes, addFee or refuse")
    }
  }

  /// Whether each figure that it looks at is there, and within its limits.
  func holds(given figures: [String: Double]) -> Bool {
    limits.allSatisfy { name, limits in
      guard let figure = figures[name] else { return false }
      return limits.from.map { figure >= $0 } ?? true && limits.below.map { figure < $0 } ?? true
    }
  }

  private static func limits(_ value: JSONValue) throws(JSONError) -> [String: Limits] {
    var limits: [String: Limits] = [:]
    for (name, own) in try value.members() {
      try own.rejectMembers(otherThan: ["from", "below"])
      let from = try own.member("from")?.double()
      let below = try own.member("below")?.double()
      if from == nil, below == nil { throw own.error("expected \"from\", \"below\" or both") }
      if let from, let below, from >= below {
        throw own.error("no figure is from \(from) on and below \(below)")
      }
      limits[name] = Limits(from: from, below: below)
    }
    if limits.isEmpty { throw value.error("empty; expected {\"windKmh\": {\"from\": 75}}") }
    return limits
  }

  private static func message(_ value: JSONValue?) throws(JSONError) -> String? {
    guard let value else { return nil }
    let text = try value.string()
    guard !text.isEmpty else { throw value.error("empty; leave it out for the default") }
    let most = Verdict.maximumMessageBytes
    guard text.utf8.count <= most else {
      throw value.error("\(text.utf8.count) bytes long; at most \(most) fit")
    }
    return text
  }
}
