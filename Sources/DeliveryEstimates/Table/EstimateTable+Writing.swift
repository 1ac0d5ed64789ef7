// SPDX-License-Identifier: MIT

import Glibc
public import JSONDocument
import Schedules

extension EstimateTable {
  /// The number that says which form a table's JSON has.
  static let formatVersion: Int64 = 1

  /// The table as JSON, which `init(decoding:)` reads.
  public var json: JSON {
    var object: JSON.Object = [
      "doorstepEstimates": .integer(Self.formatVersion), "name": .string(name), "unit": "minutes",
      "form": .string(form.name),
    ]
    if case .multiplicative(let minutes) = form { object["fixed"] = .minutes(minutes) }
    object["base"] = base.json
    if let distance {
      object["distance"] = [
        "kilometers": .array(distance.knots.map { .rounded($0 / 1000, to: 3) }),
        form.effectsKey: .array(distance.values.map(JSON.effect)),
      ]
    }
    if let items {
      object["items"] = [
        "counts": .array(items.knots.map { .rounded($0, to: 0) }),
        form.effectsKey: .array(items.values.map(JSON.effect)),
      ]
    }
    if !zones.isEmpty {
      let sorted = zones.sorted { $0.key < $1.key }.map { ($0.key, JSON.effect($0.value)) }
      object["zones"] = .object(
        sorted.reduce(into: JSON.Object()) { $0[$1.0] = $1.1 })
    }
    if !combinations.isEmpty {
      object["combinations"] = .array(
        combinations.map { combination in
          [
            "items": .array(combination.items.map { .string($0) }),
            form.effectKey: .effect(combination.effect),
            "orders": .integer(Int64(combination.orders)),
          ]
        })
    }
    object["ranges"] = ranges.json
    object["onTime"] = .rounded(onTime, to: 4)
    object["windowOffset"] = .minutes(windowOffset)
    object["history"] = history
    object["measured"] = measured
    return .object(object)
  }
}

extension EstimateForm {
  /// The word that names the form in JSON.
  var name: String {
    switch self {
    case .additive: "additive"
    case .multiplicative: "multiplicative"
    }
  }

  /// The name of a member with one effect.
  var effectKey: String {
    switch self {
    case .additive: "minutes"
    case .multiplicative: "factor"
    }
  }

  /// The name of a member with several effects.
  var effectsKey: String {
    switch self {
    case .additive: "minutes"
    case .multiplicative: "factors"
    }
  }
}

extension BaseTimes {
  /// The member of base times that are the same on all weekdays.
  static let anyDay = "Mo-Su"

  fileprivate var json: JSON {
    var object: JSON.Object = ["hours": .array(hours.map { .rounded($0, to: 3) })]
    for (row, minutes) in minutes.enumerated() {
      let name = isByWeekday ? Weekday.allCases[row].tableName : Self.anyDay
      object[name] = .array(minutes.map(JSON.minutes))
    }
    return .object(object)
  }
}

extension QuantileCurves {
  fileprivate var json: JSON {
    var object: JSON.Object = ["typical": .array(typical.map(JSON.minutes))]
    for level in Level.allCases {
      object[level.rawValue] = .array(minutes(of: level).map(JSON.minutes))
    }
    return .object(object)
  }
}

extension Weekday {
  /// The weekday as opening hours write it, such as `Mo`.
  var tableName: String { String(englishAbbreviation.prefix(2)) }
}

extension JSON {
  /// A number with at most `digits` digits after the point; a table is for people too.
  static func rounded(_ number: Double, to digits: Int) -> Self {
    let scale = pow(10, Double(digits))
    let rounded = (number * scale).rounded() / scale
    if let integer = Int64(exactly: rounded) { return .integer(integer) }
    return .number(rounded)
  }

  fileprivate static func minutes(_ number: Double) -> Self { rounded(number, to: 2) }

  fileprivate static func effect(_ number: Double) -> Self { rounded(number, to: 4) }
}
