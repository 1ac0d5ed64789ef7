// SPDX-License-Identifier: MIT

public import JSONDocument
import Schedules

extension EstimateTable {
  private static let members = [
    "doorstepEstimates", "name", "unit", "form", "fixed", "base", "distance", "items", "zones",
    "combinations", "ranges", "onTime", "windowOffset", "history", "measured",
  ]

  /// Reads a table as `doorstep estimate fit` writes it.
  ///
  /// - Throws: The first value that does not fit: a table that could give a farther address an earlier
  ///   estimate, or a lower quantile a later time, is refused too.
  public init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    let version = try value.required("doorstepEstimates")
    guard try version.integer() == Self.formatVersion else {
      throw version.error("expected version \(Self.formatVersion), found \(version.summary)")
    }
    let unit = try value.required("unit")
    guard try unit.string() == "minutes" else {
      throw unit.error(#"expected "minutes", found \#(unit.summary)"#)
    }
    let form = try EstimateForm(decoding: value)
    self.init(
      name: try value.required("name").string(), form: form,
      base: try BaseTimes(decoding: value.required("base"), form),
      distance: try value.member("distance")?.distanceCurve(form),
      items: try value.member("items")?.effects(form, knots: "counts", scale: 1),
      zones: try value.member("zones")?.zoneEffects(form) ?? [:],
      combinations: try value.member("combinations")?.combinations(form) ?? [],
      ranges: try QuantileCurves(decoding: value.required("ranges")),
      onTime: try value.required("onTime").number(in: 0.5...0.999, of: "of all orders"),
      windowOffset: try value.member("windowOffset")?.number(in: -10...0, of: "minutes") ?? -5,
      history: value.member("history").map { JSON($0) },
      measured: value.member("measured").map { JSON($0) })
  }
}

extension EstimateForm {
  fileprivate init(decoding table: JSONValue) throws(JSONError) {
    let form = try table.required("form")
    switch try form.string() {
    case "additive":
      if let fixed = table.member("fixed") {
        throw fixed.error("only a multiplicative table has fixed minutes")
      }
      self = .additive
    case "multiplicative":
      self = .multiplicative(
        fixedMinutes: try table.member("fixed")?.minutes() ?? 0)
    default:
      throw form.error(#"expected "additive" or "multiplicative", found \#(form.summary)"#)
    }
  }
}

extension BaseTimes {
  fileprivate init(decoding value: JSONValue, _ form: EstimateForm) throws(JSONError) {
    let days = Weekday.allCases.map(\.tableName)
    try value.rejectMembers(otherThan: ["hours", Self.anyDay] + days)
    let hoursValue = try value.required("hours")
    let hours = try hoursValue.ascendingNumbers(in: 0...24, of: "hours")
    let names = value.member(Self.anyDay) == nil ? days : [Self.anyDay]
    if names.count == 1, let day = days.compactMap({ value.member($0) }).first {
      throw day.error(#"expected either "\#(Self.anyDay)" or each weekday"#)
    }
    let minutes = try names.map { name throws(JSONError) in
      let row = try value.required(name)
      return try row.numbers(count: hours.count, in: 0.1...EstimateTable.longestMinutes)
    }
    for (name, row) in zip(names, minutes) {
      for (index, minutes) in row.enumerated() where minutes <= form.fixedMinutes {
        throw try value.required(name).elements()[index].error(
          "expected more than the \(form.fixedMinutes) fixed minutes, found \(minutes)")
      }
    }
    self.init(hours: hours, minutes: minutes)
  }
}

extension QuantileCurves {
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: ["typical"] + Level.allCases.map(\.rawValue))
    let typical = try value.required("typical").ascendingNumbers(
      in: 0.1...EstimateTable.longestMinutes, of: "minutes")
    let rows = try Level.allCases.map { level throws(JSONError) in
      let row = try value.required(level.rawValue)
      let minutes = try row.numbers(count: typical.count, in: 0...EstimateTable.longestMinutes)
      if let fall = minutes.indices.dropFirst().first(where: { minutes[$0] < minutes[$0 - 1] }) {
        throw try row.elements()[fall].error(
          "expected no less than the \(minutes[fall - 1]) before, found \(minutes[fall])")
      }
      return minutes
    }
    let quantiles: [Level] = [.p10, .p25, .p50, .p75, .p90]
    for (lower, upper) in zip(quantiles, quantiles.dropFirst()) {
      for index in typical.indices where rows[upper.index][index] < rows[lower.index][index] {
        throw try value.required(upper.rawValue).elements()[index].error(
          "expected no less than the \(rows[lower.index][index]) of \(lower.rawValue), "
            + "found \(rows[upper.index][index])")
      }
    }
    self.init(typical: typical, minutes: rows)
  }
}

extension JSONValue {
  /// An object of knots in the member `name`, each `scale` of the table's units, and effects.
  fileprivate func effects(
    _ form: EstimateForm, knots name: String, scale: Double
  ) throws(JSONError) -> PiecewiseCurve {
    try rejectMembers(otherThan: [name, form.effectsKey])
    let knots = try required(name).ascendingNumbers(in: 0...1e6, of: name)
    let effects = try required(form.effectsKey).numbers(
      count: knots.count, in: form.possibleEffects)
    return PiecewiseCurve(knots: knots.map { $0 * scale }, values: effects)
  }

  fileprivate func distanceCurve(_ form: EstimateForm) throws(JSONError) -> PiecewiseCurve {
    let curve = try effects(form, knots: "kilometers", scale: 1000)
    let effects = curve.values
    if let fall = effects.indices.dropFirst().first(where: { effects[$0] < effects[$0 - 1] }) {
      throw try required(form.effectsKey).elements()[fall].error(
        "a farther address must not be sooner: expected no less than the \(effects[fall - 1]) "
          + "before, found \(effects[fall])")
    }
    return curve
  }

  fileprivate func zoneEffects(_ form: EstimateForm) throws(JSONError) -> [String: Double] {
    var effects: [String: Double] = [:]
    for (zone, effect) in try members() { effects[zone] = try effect.effect(form) }
    return effects
  }

  fileprivate func combinations(_ form: EstimateForm) throws(JSONError) -> [ItemCombination] {
    try elements().map { value throws(JSONError) in
      try value.rejectMembers(otherThan: ["items", form.effectKey, "orders"])
      let items = try value.required("items")
      let names = try items.elements().map { name throws(JSONError) in try name.string() }
      guard names.count >= 2 else {
        throw items.error("expected two items or more, found \(names.count)")
      }
      return ItemCombination(
        items: names, effect: try value.required(form.effectKey).effect(form),
        orders: Int(try value.member("orders")?.number(in: 0...1e9, of: "orders") ?? 0))
    }
  }

  private func effect(_ form: EstimateForm) throws(JSONError) -> Double {
    let range = form.possibleEffects
    return try number(in: range, of: form.effectsKey)
  }

  fileprivate func minutes() throws(JSONError) -> Double {
    try number(in: 0...EstimateTable.longestMinutes, of: "minutes")
  }
}

extension EstimateForm {
  /// The effects that a table may have: what is beyond them is a mistake in the unit.
  var possibleEffects: ClosedRange<Double> {
    switch self {
    case .additive: -1440...1440
    case .multiplicative: 0.01...100
    }
  }
}
