// SPDX-License-Identifier: MIT

/// The unit of a column of durations.
package enum DurationUnit: String, CaseIterable, Sendable {
  /// Sixtieths of a minute.
  case seconds
  /// What tables are written in.
  case minutes
  /// Sixty minutes.
  case hours

  /// How many minutes one is.
  var minutes: Double {
    switch self {
    case .seconds: 1 / 60
    case .minutes: 1
    case .hours: 60
    }
  }
}
