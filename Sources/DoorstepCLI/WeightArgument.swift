// SPDX-License-Identifier: MIT

import CommandLineParsing

/// A weight with its unit, such as `4.2kg` or `800g`, to the gram.
struct WeightArgument: CommandLineValue {
  let grams: Int64

  init(argument: String) throws(InvalidValue) {
    guard let measure = Measure(argument, units: ["kg": 1000, "g": 1]),
      let grams = Int64(exactly: measure.amount.rounded()),
      abs(measure.amount - Double(grams)) < 1e-6
    else { throw InvalidValue(argument, expected: "a weight to the gram, such as 4.2kg or 800g") }
    self.grams = grams
  }
}

/// A distance with its unit, such as `30m` or `1.5km`.
struct DistanceArgument: CommandLineValue {
  let meters: Double

  init(argument: String) throws(InvalidValue) {
    guard let measure = Measure(argument, units: ["km": 1000, "m": 1]) else {
      throw InvalidValue(argument, expected: "a distance such as 30m or 1.5km")
    }
    meters = measure.amount
  }
}

/// A number that is not negative, with a unit behind it.
private struct Measure {
  /// The number in the smallest of the units.
  let amount: Double

  /// Reads `text`, which ends in one of `units`; nil when it does not, or has no number before.
  init?(_ text: String, units: [String: Double]) {
    let number = text.prefix { "0123456789.".contains($0) }
    let unit = text[number.endIndex...].drop { $0 == " " }
    guard let factor = units[String(unit)], let value = Double(number), value <= 1e9 else {
      return nil
    }
    amount = value * factor
  }
}
