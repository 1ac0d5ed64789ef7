// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument

extension FeeSchedule {
  /// The members of `fee`.
  package static let members = [
    "base", "distance", "subtotal", "weight", "percent", "surge", "minimum", "maximum", "freeFrom",
  ]

  /// Reads a fee; nil without a base.
  init?(decoding value: JSONValue, noting mistakes: Mistakes) {
    guard mistakes.rejectMembers(of: value, otherThan: Self.members) else { return nil }
    func amount(_ name: String) -> Int64? {
      mistakes.member(name, of: value) { value throws(JSONError) in try value.minorUnits() }
    }
    let base = mistakes.required("base", of: value) { value throws(JSONError) in
      try value.minorUnits()
    }
    let tiers = TierDecoder(mistakes: mistakes)
    let distance = tiers.tiers(value.member("distance"), upTo: 20_100_000, of: "metres")
    let subtotal = tiers.tiers(
      value.member("subtotal"), upTo: 1_000_000_000_000, of: "minor units")
    let weight = tiers.tiers(value.member("weight"), upTo: 1_000_000_000, of: "grams")
    let percent = mistakes.member("percent", of: value) { value throws(JSONError) in
      try value.basisPoints()
    }
    let surges = mistakes.elements(of: value.member("surge")) { value throws(JSONError) in
      try Surge(decoding: value)
    }
    let (minimum, maximum, freeFrom) = (amount("minimum"), amount("maximum"), amount("freeFrom"))
    if let minimum, let maximum, minimum > maximum {
      mistakes.note(
        value.error("the minimum of \(minimum) is above the maximum of \(maximum)"))
    }
    if let place = value.member("distance"),
      zip(distance, distance.dropFirst()).contains(where: { $1.add < $0.add })
    {
      mistakes.warn(place, "the fee falls where the distance grows")
    }
    guard let base else { return nil }
    self.init(base: base, freeFrom: freeFrom)
    self.distance = distance
    self.subtotal = subtotal
    self.weight = weight
    self.basisPoints = percent ?? 0
    self.surges = surges
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// Reads tiers: objects whose ends rise, the last without end.
private struct TierDecoder {
  let mistakes: Mistakes

  func tiers(_ value: JSONValue?, upTo most: Int64, of unit: String) -> [FeeSchedule.Tier] {
    mistakes.value(value) { value throws(JSONError) in
      let tiers = try value.map { value throws(JSONError) in
        try FeeSchedule.Tier(decoding: value, upTo: most, of: unit)
      }
      for (index, place) in try value.elements().enumerated() {
        let isLast = index == tiers.count - 1
        guard let end = tiers[index].upTo else {
          if isLast { break }
          throw place.error("only the last tier is without \"upTo\"; give this one its end")
        }
        guard !isLast else {
          throw place.error("the last tier is for all beyond; leave its \"upTo\" out")
        }
        if index > 0, let before = tiers[index - 1].upTo, before >= end {
          throw place.error("expected an \"upTo\" above \(before), found \(end)")
        }
      }
      return tiers
    } ?? []
  }
}

extension FeeSchedule.Tier {
  /// The members of a tier.
  package static let members = ["upTo", "add"]

  fileprivate init(
    decoding value: JSONValue, upTo most: Int64, of unit: String
  ) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    self.init(
      upTo: try value.member("upTo")?.integer(in: 0...most, of: unit),
      add: try value.required("add").minorUnits())
  }
}

extension FeeSchedule.Surge {
  /// The members of a surge.
  package static let members = ["hours", "add", "percent"]

  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    self.init(
      hours: try value.required("hours").openingHours(),
      add: try value.member("add")?.minorUnits() ?? 0,
      basisPoints: try value.member("percent")?.basisPoints() ?? 0)
  }
}

extension JSONValue {
  /// A percentage with at most two decimal places, in hundredths of a percent.
  fileprivate func basisPoints() throws(JSONError) -> Int64 {
    let percent = try number(in: 0...1000, of: "percent")
    let points = (percent * 100).rounded()
    // Both are the nearest doubles of the same decimal fraction, or differ.
    guard points / 100 == percent else {
      throw error("expected a percentage with at most two decimal places, found \(summary)")
    }
    return Int64(points)
  }
}
