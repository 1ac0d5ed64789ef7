// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument

extension EstimateModel {
  /// The members of a value in `estimates`.
  package static let members = [
    "preparation", "speedKmh", "detour", "handover", "buffer", "roundTo", "window",
  ]

  init(id: String, decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    self.init(
      id: id, preparation: try value.required("preparation").minutesRange(),
      speedKilometersPerHour: try value.required("speedKmh")
        .number(in: 0.1...1000, of: "kilometres per hour"),
      detour: try value.member("detour")?.number(in: 1...10, of: "times the great circle") ?? 1.3,
      handover: try value.member("handover")?.minutes() ?? 0,
      buffer: try value.member("buffer")?.minutes() ?? 0,
      roundTo: Int(try value.member("roundTo")?.integer(in: 1...60, of: "minutes") ?? 5),
      window: Int(try value.member("window")?.integer(in: 1...1440, of: "minutes") ?? 30))
  }
}

extension JSONValue {
  private static let longestMinutes = 10_080.0

  /// Minutes up to a week: what takes longer is not a delivery but a mistake in the unit.
  fileprivate func minutes() throws(JSONError) -> Double {
    try number(in: 0...Self.longestMinutes, of: "minutes")
  }

  /// A number of minutes, or the shortest and the longest in an array.
  fileprivate func minutesRange() throws(JSONError) -> ClosedRange<Double> {
    guard kind == .array else {
      let minutes = try minutes()
      return minutes...minutes
    }
    let ends = try map { value throws(JSONError) in try value.minutes() }
    guard ends.count == 2 else {
      throw error("expected the shortest and the longest minutes, found an array of \(ends.count)")
    }
    guard ends[0] <= ends[1] else {
      throw error("expected the shortest minutes first, found \(ends[0]) before \(ends[1])")
    }
    return ends[0]...ends[1]
  }
}
