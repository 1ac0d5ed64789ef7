// SPDX-License-Identifier: MIT

/// The unit of a column of distances.
package enum DistanceUnit: String, CaseIterable, Sendable {
  /// Metres.
  case meters = "m"
  /// Kilometres.
  case kilometers = "km"
  /// Statute miles of 1,609.344 metres.
  case miles = "mi"

  /// How many metres one is.
  var meters: Double {
    switch self {
    case .meters: 1
    case .kilometers: 1000
    case .miles: 1609.344
    }
  }
}
