// SPDX-License-Identifier: MIT

/// Why a booking rule cannot be as it was written.
public struct BookingError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public enum Reason: Hashable, Sendable {
    /// A number is less or more than the rule can have.
    case outOfRange
    /// Steps of slots do not fill a day, or a slot is not made of whole steps.
    case uneven
    /// No weekday is left, or one is not a weekday at all.
    case weekdays
    /// A weekday is given twice.
    case weekdayTwice
  }

  /// What kind of mistake it is.
  public let reason: Reason
  /// What was given.
  public let found: String
  /// What should be.
  public let expected: String
}

extension BookingError: CustomStringConvertible {
  /// What was expected and what was found, as one line.
  public var description: String { "expected \(expected), found \(found)" }
}
