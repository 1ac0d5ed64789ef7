// SPDX-License-Identifier: MIT

extension MeasureConventions {
  /// A distance in metres; nil for one that is no distance on the globe.
  ///
  /// Short ones are in whole small units, rounded up, then in tenths of the big unit, from a hundred of
  /// them in whole ones.
  func distance(_ meters: Double, numbers: NumberConventions) -> String? {
    guard meters.magnitude < Self.tooFarMeters else { return nil }
    let meters = meters.magnitude
    return switch system {
    case .metric:
      meters <= 999
        ? filled(meter, numbers.text(UInt64(meters.rounded(.up))))
        : filled(kilometer, big(meters / 1000, numbers))
    case .unitedStates: imperial(meters, small: foot, smallUnitMeters: 0.3048, numbers)
    case .british: imperial(meters, small: yard, smallUnitMeters: 0.9144, numbers)
    }
  }

  /// A weight in grams, rounded up to what is shown.
  ///
  /// That is hundredths of a kilogram, or grams below one; tenths of a pound, or ounces below one.
  func weight(_ grams: Int64, numbers: NumberConventions) -> String {
    let grams = grams.magnitude
    guard system == .unitedStates else {
      guard grams >= 1000 else { return filled(gram, numbers.text(grams)) }
      let hundredths = grams / 10 + (grams.isMultiple(of: 10) ? 0 : 1)
      return filled(kilogram, numbers.text(hundredths: hundredths))
    }
    guard grams >= 454 else {
      return filled(ounce, numbers.text(Self.roundedUp(grams, times: 16)))
    }
    return filled(pound, numbers.text(tenths: Self.roundedUp(grams, times: 10)))
  }

  /// Tenths of a mile, or whole tens of the small unit below a tenth.
  private func imperial(
    _ meters: Double, small: String, smallUnitMeters: Double, _ numbers: NumberConventions
  ) -> String {
    if meters < Self.metersPerMile / 10 {
      return filled(small, numbers.text(UInt64((meters / smallUnitMeters / 10).rounded(.up)) * 10))
    }
    return filled(mile, big(meters / Self.metersPerMile, numbers))
  }

  private func big(_ amount: Double, _ numbers: NumberConventions) -> String {
    amount < 99.95
      ? numbers.text(tenths: UInt64((amount * 10).rounded()))
      : numbers.text(UInt64(amount.rounded()))
  }

  private func filled(_ unit: String, _ number: String) -> String {
    unit.replacingNumberSign(by: number)
  }

  /// `grams` in pounds of 453.592 37 g, times `parts`, rounded up.
  ///
  /// A gram too many does not count: 20 lb set as 9072 g are to be told as 20 lb, not as 20.1.
  private static func roundedUp(_ grams: UInt64, times parts: UInt64) -> UInt64 {
    guard grams > 1 else { return grams }
    let hundredThousandths = UInt128(grams - 1) * UInt128(parts) * 100_000
    return UInt64(clamping: (hundredThousandths + 45_359_236) / 45_359_237)
  }

  private static let metersPerMile = 1609.344
  private static let tooFarMeters = 1e9
}

extension Conventions {
  /// A duration in seconds, rounded up to whole minutes, from a day on to whole hours.
  func duration(_ seconds: Int64) -> String {
    let seconds = seconds.magnitude
    let minutes = seconds / 60 + (seconds.isMultiple(of: 60) ? 0 : 1)
    if minutes < 24 * 60 {
      return joined([(minutes / 60, measures.hour), (minutes % 60, measures.minute)])
    }
    let hours = minutes / 60 + (minutes.isMultiple(of: 60) ? 0 : 1)
    return joined([(hours / 24, measures.day), (hours % 24, measures.hour)])
  }

  /// The amounts that are not nothing; the last when all are.
  private func joined(_ amounts: [(UInt64, MeasureConventions.Forms)]) -> String {
    let told = amounts.filter { $0.0 > 0 }
    return (told.isEmpty ? amounts.suffix(1) : told).map { amount, forms in
      let category = plural.category(of: Int64(clamping: amount))
      let form = forms[category] ?? forms[.other] ?? "#"
      return form.replacingNumberSign(by: numbers.text(amount))
    }.joined(separator: measures.separator)
  }
}

extension NumberConventions {
  /// `hundredths` of something, without zeros at the end of its fraction.
  fileprivate func text(hundredths: UInt64) -> String {
    hundredths.isMultiple(of: 10)
      ? text(tenths: hundredths / 10) : text(hundredths, fractionDigits: 2)
  }
}

extension String {
  fileprivate func replacingNumberSign(by number: String) -> String {
    guard let sign = firstIndex(of: "#") else { return self }
    return self[..<sign] + number + self[index(after: sign)...]
  }
}
