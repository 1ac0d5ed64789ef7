// SPDX-License-Identifier: MIT

/// Units of length, weight and time; `#` in their texts stands for the number.
struct MeasureConventions: Sendable {
  /// The units that people think in.
  enum System: Sendable {
    /// Metres, kilometres, grams, kilograms.
    case metric
    /// Feet, miles, ounces, pounds.
    case unitedStates
    /// Yards and miles, but grams and kilograms.
    case british
  }

  /// A unit by plural form; `other` for a form that it does not have.
  typealias Forms = [PluralCategory: String]

  var system = System.metric
  var meter = "# m"
  var kilometer = "# km"
  var foot = "# ft"
  var yard = "# yd"
  var mile = "# mi"
  var gram = "# g"
  var kilogram = "# kg"
  var ounce = "# oz"
  var pound = "# lb"
  var minute: Forms = [.other: "# min"]
  var hour: Forms = [.other: "# h"]
  var day: Forms
  /// What stands between hours and minutes.
  var separator = " "
}
