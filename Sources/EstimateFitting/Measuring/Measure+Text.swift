// SPDX-License-Identifier: MIT

extension Measure {
  /// Such as `1.32 min (1.29 to 1.35)`.
  var minutesText: String {
    "\(value.text(places: 2)) min (\(interval.lowerBound.text(places: 2)) "
      + "to \(interval.upperBound.text(places: 2)))"
  }

  /// Such as `1.32 (1.29 to 1.35)`.
  var shortMinutesText: String {
    "\(value.text(places: 2)) (\(interval.lowerBound.text(places: 2)) "
      + "to \(interval.upperBound.text(places: 2)))"
  }

  /// Such as `79.7 % (78.8 to 80.6)`.
  var percentText: String {
    "\((100 * value).text(places: 1)) % (\((100 * interval.lowerBound).text(places: 1)) "
      + "to \((100 * interval.upperBound).text(places: 1)))"
  }
}
