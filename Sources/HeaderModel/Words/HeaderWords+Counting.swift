// SPDX-License-Identifier: MIT

extension HeaderWords {
  /// "1 item", "2 items".
  func items(_ count: Int) -> String {
    let form = items[category(of: count)] ?? items["other"] ?? "#"
    return localized(form.replacingNumberSign(with: "\(count)"))
  }

  /// The category of a number that is not negative, by CLDR's cardinal rules, told from the forms there are:
  /// a language that has a form for nothing counts as Arabic does.
  private func category(of count: Int) -> String {
    if items["zero"] != nil { return Self.arabicCategory(of: count) }
    if count == 1 || count == 0 && zeroCountsAsOne { return "one" }
    return count != 0 && count.isMultiple(of: 1_000_000) ? "many" : "other"
  }

  private static func arabicCategory(of count: Int) -> String {
    switch (count, count % 100) {
    case (0, _): "zero"
    case (1, _): "one"
    case (2, _): "two"
    case (_, 3...10): "few"
    case (_, 11...99): "many"
    default: "other"
    }
  }
}
