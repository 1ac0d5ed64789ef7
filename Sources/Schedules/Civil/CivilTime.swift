// SPDX-License-Identifier: MIT

/// A time of day on a wall clock, to the second, from 00:00:00 to 23:59:59.
public struct CivilTime: Hashable, Comparable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int

  /// The beginning of a civil day.
  public static let midnight = Self(secondsSinceMidnight: 0)

  /// Creates the time, or nothing when no clock shows it.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Creates the time that a clock shows `seconds`, 0 to 86 399, after midnight.
  init(secondsSinceMidnight seconds: Int) {
    // Divisions of 32 bits without a sign are the fastest.
    let minutes = UInt32(truncatingIfNeeded: seconds) / 60
    hour = Int(minutes / 60)
    minute = Int(minutes % 60)
    second = seconds - Int(minutes) * 60
  }

  /// Seconds that a clock has counted since it showed 00:00:00: 0 to 86 399.
  public var secondsSinceMidnight: Int {
    (hour * 60 + minute) * 60 + second
  }

  /// Whether `left` is earlier in the day.
  public static func < (left: Self, right: Self) -> Bool {
    left.secondsSinceMidnight < right.secondsSinceMidnight
  }
}

extension CivilTime {
  /// Hour and minute as in `18:30`.
  package var hourAndMinute: String { String(description.prefix(5)) }
}

extension CivilTime: CustomStringConvertible {
  /// The time as in ISO 8601, with seconds: `18:30:00`.
  public var description: String {
    [hour, minute, second].map { Decimal.padded($0, to: 2) }.joined(separator: ":")
  }
}
