// SPDX-License-Identifier: MIT

import DeliveryEstimates
import DeliveryModel
import JSONDocument

extension EstimateModel {
  /// The members of a value in `estimates`.
  package static let members = [
    "preparation", "queue", "speedKmh", "detour", "travelMinutes", "travelSpread", "handover",
    "buffer", "onTime", "roundTo", "window", "table",
  ]
  /// Those that go with a table, which says the rest.
  private static let membersWithTable = ["table", "buffer", "roundTo", "window"]

  init(id: String, decoding value: JSONValue, tables: EstimateTableFiles) throws(JSONError) {
    let basis: Basis
    if let table = value.member("table") {
      try value.rejectMembers(otherThan: Self.membersWithTable)
      basis = .table(try tables.table(named: table))
    } else {
      try value.rejectMembers(otherThan: Self.members)
      basis = .parts(try EstimateParts(decoding: value))
    }
    self.init(
      id: id, basis: basis,
      buffer: try value.member("buffer")?.minutes() ?? 0,
      roundTo: Int(try value.member("roundTo")?.integer(in: 1...60, of: "minutes") ?? 5),
      window: Int(try value.member("window")?.integer(in: 1...1440, of: "minutes") ?? 30))
  }
}

extension EstimateParts {
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    self.init(
      preparation: try EstimatePreparation(decoding: value.required("preparation")),
      queue: try value.member("queue").map(EstimateQueue.init(decoding:)),
      travel: try EstimateTravel(decoding: value),
      handover: try value.member("handover")?.minutesSpread() ?? Spread(fixed: 0),
      onTime: try value.member("onTime")?.number(in: 0.5...0.99, of: "of all deliveries")
        ?? Self.usualOnTime)
  }
}

extension Optional {
  /// What `transform`, which throws an error of its own type, makes of the value.
  fileprivate func map<Result>(
    _ transform: (Wrapped) throws(JSONError) -> Result
  ) throws(JSONError) -> Result? {
    guard let self else { return nil }
    return try transform(self)
  }
}

extension EstimatePreparation {
  /// Minutes, or minutes by the size of the basket.
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    let bands: [Band]
    if value.member("bands") != nil {
      try value.rejectMembers(otherThan: ["bands", "perItem", "typicalItems"])
      bands = try Self.bands(value.required("bands"))
    } else if value.member("fixed") != nil {
      try value.rejectMembers(otherThan: ["fixed", "perItem", "typicalItems"])
      bands = [Band(upToItems: nil, minutes: try value.required("fixed").minutesSpread())]
    } else {
      self.init(try value.minutesSpread())
      return
    }
    // A basket that is not known needs a size, which nobody should have to guess.
    let typical = try value.required("typicalItems").integer(in: Self.items, of: "items")
    self.init(
      bands: bands, minutesPerItem: try value.member("perItem")?.minutes() ?? 0,
      typicalItems: Int(typical))
  }

  private static func bands(_ value: JSONValue) throws(JSONError) -> [Band] {
    let elements = try value.elements()
    guard !elements.isEmpty else { throw value.error("expected at least one band, found none") }
    var bands: [Band] = []
    for (index, element) in elements.enumerated() {
      try element.rejectMembers(otherThan: ["upTo", "minutes"])
      let limit = try element.member("upTo").map { value throws(JSONError) in
        Int(try value.integer(in: Self.items, of: "items"))
      }
      if limit == nil, index < elements.count - 1 {
        throw element.error("expected \"upTo\": only the last band is for all larger baskets")
      }
      if let limit, let last = bands.last?.upToItems, limit <= last {
        throw element.error("expected more than \(last) items, those of the band before")
      }
      bands.append(
        Band(upToItems: limit, minutes: try element.required("minutes").minutesSpread()))
    }
    return bands
  }

  private static let items: ClosedRange<Int64> = 0...1_000_000
}

extension EstimateQueue {
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: ["minutesPerOrder", "parallel", "typicalOrders"])
    self.init(
      minutesPerOrder: try value.required("minutesPerOrder").minutes(),
      capacity: Int(
        try value.member("parallel")?.integer(in: 1...10_000, of: "orders side by side") ?? 1),
      typicalOrders: try value.required("typicalOrders").spread(of: "orders", upTo: 10_000))
  }
}

extension EstimateTravel {
  /// The way in an estimate of parts.
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    let way: Way
    if let minutes = value.member("travelMinutes") {
      for other in ["speedKmh", "detour"] where value.member(other) != nil {
        throw value.error(
          "expected \"travelMinutes\" or \"\(other)\", found both: minutes by distance need no speed"
        )
      }
      way = .minutes(try EstimateDistances(decoding: minutes))
    } else {
      way = .speed(
        try EstimateSpeeds(decoding: value.required("speedKmh")),
        detour: try value.member("detour")?.number(in: 1...10, of: "times the great circle") ?? 1.3)
    }
    self.init(
      way: way,
      factor: try value.member("travelSpread").map { value throws(JSONError) in
        try value.factor()
      } ?? Spread(fixed: 1))
  }
}

extension EstimateDistances {
  /// Pairs of metres and minutes.
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    let knots = try value.map { pair throws(JSONError) in
      let numbers = try pair.elements()
      guard numbers.count == 2 else {
        throw pair.error("expected metres and minutes, found an array of \(numbers.count)")
      }
      return Knot(
        meters: try numbers[0].number(in: 0...20_100_000, of: "metres"),
        minutes: try numbers[1].minutes())
    }
    guard knots.count >= 2 else {
      throw value.error("expected two distances or more, found \(knots.count)")
    }
    guard let distances = Self(knots) else {
      throw value.error("expected metres that ascend, and minutes that do not descend")
    }
    self = distances
  }
}

extension JSONValue {
  private static let longestMinutes = 10_080.0

  /// Minutes up to a week: what takes longer is not a delivery but a mistake in the unit.
  fileprivate func minutes() throws(JSONError) -> Double {
    try number(in: 0...Self.longestMinutes, of: "minutes")
  }

  /// Minutes, as far as they are known.
  fileprivate func minutesSpread() throws(JSONError) -> Spread {
    try spread(of: "minutes", upTo: Self.longestMinutes)
  }

  /// A number, the ends between which eight in ten are, three quantiles, or a mean with its standard deviation.
  fileprivate func spread(of unit: String, upTo most: Double) throws(JSONError) -> Spread {
    switch kind {
    case .array:
      let ends = try map { value throws(JSONError) in try value.number(in: 0...most, of: unit) }
      guard ends.count == 2 else {
        throw error(
          "expected the shortest and the longest \(unit), found an array of \(ends.count)")
      }
      guard ends[0] <= ends[1] else {
        throw error("expected the shortest \(unit) first, found \(ends[0]) before \(ends[1])")
      }
      return Spread(mostly: ends[0]...ends[1])
    case .object where member("mean") != nil:
      try rejectMembers(otherThan: ["mean", "sd"])
      return Spread(
        mean: try required("mean").number(in: 0.1...most, of: unit),
        standardDeviation: try required("sd").number(in: 0...most, of: unit))
    case .object:
      try rejectMembers(otherThan: ["p10", "p50", "p90"])
      let quantiles = try ["p10", "p50", "p90"].mapTyped { name throws(JSONError) in
        try required(name).number(in: 0...most, of: unit)
      }
      guard quantiles[0] <= quantiles[1], quantiles[1] <= quantiles[2] else {
        throw error(
          "expected p10 ≤ p50 ≤ p90, found \(quantiles[0]), \(quantiles[1]) and \(quantiles[2])")
      }
      return Spread(p10: quantiles[0], p50: quantiles[1], p90: quantiles[2])
    default:
      return Spread(fixed: try number(in: 0...most, of: unit))
    }
  }

  /// The ends between which eight in ten are of multiples of something typical.
  fileprivate func factor() throws(JSONError) -> Spread {
    let ends = try elements()
    guard ends.count == 2 else {
      throw error("expected the shortest and the longest multiple, found \(summary)")
    }
    return Spread(
      p10: try ends[0].number(in: 0.1...1, of: "times the typical time"), p50: 1,
      p90: try ends[1].number(in: 1...10, of: "times the typical time"))
  }
}

extension [String] {
  fileprivate func mapTyped<Result>(
    _ transform: (String) throws(JSONError) -> Result
  ) throws(JSONError) -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try transform(element)) }
    return results
  }
}
