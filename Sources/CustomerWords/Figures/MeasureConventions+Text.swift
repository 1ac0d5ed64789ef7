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

  /// A distance that would be written as `other` is, though it is not the same, with as many digits as tell
  /// them apart; nil where that takes none beyond those that are always written, or more than make sense.
  func distance(
    _ meters: Double, apartFrom other: Double, numbers: NumberConventions
  ) -> String? {
    guard meters != other, let usual = distance(meters, numbers: numbers),
      usual == distance(other, numbers: numbers)
    else { return nil }
    let (unit, size) = preciseUnit(of: max(meters.magnitude, other.magnitude))
    for digits in 0...Self.mostFractionDigits {
      let both = [meters, other].map { Self.units(of: $0, size: size, fractionDigits: digits) }
      guard both[0] != both[1] else { continue }
      return filled(unit, numbers.text(both[0], upToFractionDigits: digits))
    }
    return nil
  }

  /// The unit of a distance of `meters`, and its length in metres.
  private func preciseUnit(of meters: Double) -> (text: String, meters: Double) {
    let isShort = meters < Self.metersPerMile / 10
    return switch system {
    case .metric: meters <= 999 ? (meter, 1) : (kilometer, 1000)
    case .unitedStates: isShort ? (foot, 0.3048) : (mile, Self.metersPerMile)
    case .british: isShort ? (yard, 0.9144) : (mile, Self.metersPerMile)
    }
  }

  /// A distance below `tooFarMeters` in units of the last of `fractionDigits`, to the nearest.
  private static func units(of meters: Double, size: Double, fractionDigits: Int) -> UInt64 {
    var units = meters.magnitude / size
    for _ in 0..<fractionDigits { units *= 10 }
    return UInt64(units.rounded())
  }

  /// Millimetres of a kilometre.
  private static let mostFractionDigits = 6

  /// A weight in grams: to the gram in grams and kilograms, else rounded to tenths of a pound, or to ounces below
  /// one.
  func weight(
    _ grams: Int64, rounding rule: WeightRounding, numbers: NumberConventions
  ) -> String {
    let grams = grams.magnitude
    guard system == .unitedStates else {
      return grams < 1000
        ? filled(gram, numbers.text(grams)) : filled(kilogram, numbers.text(thousandths: grams))
    }
    return grams < 454
      ? filled(ounce, numbers.text(rule.pounds(grams, times: 16)))
      : filled(pound, numbers.text(tenths: rule.pounds(grams, times: 10)))
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

  private static let metersPerMile = 1609.344
  private static let tooFarMeters = 1e9
}

/// Which way a weight is rounded.
enum WeightRounding {
  case up
  case down

  /// `grams` in pounds of 453.592 37 g, times `parts`.
  ///
  /// A gram more or less does not count: 20 lb set as 9072 g or 9071 g are to be told as 20 lb, not as 20.1 or
  /// 19.9.
  fileprivate func pounds(_ grams: UInt64, times parts: UInt64) -> UInt64 {
    guard grams > 1 else { return self == .up ? grams : 0 }
    let lenient = UInt128(grams) + (self == .up ? 0 : 2) - 1
    let hundredThousandths = lenient * UInt128(parts) * 100_000
    return UInt64(clamping: (hundredThousandths + (self == .up ? 45_359_236 : 0)) / 45_359_237)
  }
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
  /// `magnitude`, of which the last `fractionDigits` are a fraction, without zeros at its end.
  fileprivate func text(_ magnitude: UInt64, upToFractionDigits fractionDigits: Int) -> String {
    var (magnitude, digits) = (magnitude, fractionDigits)
    while digits > 0, magnitude.isMultiple(of: 10) {
      magnitude /= 10
      digits -= 1
    }
    return text(magnitude, fractionDigits: digits)
  }

  /// `thousandths` of something, without zeros at the end of its fraction.
  fileprivate func text(thousandths: UInt64) -> String {
    if thousandths.isMultiple(of: 100) { return text(tenths: thousandths / 100) }
    return thousandths.isMultiple(of: 10)
      ? text(thousandths / 10, fractionDigits: 2) : text(thousandths, fractionDigits: 3)
  }
}

extension String {
  fileprivate func replacingNumberSign(by number: String) -> String {
    guard let sign = firstIndex(of: "#") else { return self }
    return self[..<sign] + number + self[index(after: sign)...]
  }
}
