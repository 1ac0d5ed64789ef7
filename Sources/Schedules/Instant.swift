// SPDX-License-Identifier: MIT

/// A point on the time line, as Unix time: seconds since 1970-01-01T00:00:00Z without leap seconds.
public struct Instant: Hashable, Comparable, Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z; negative before.
  public let secondsSince1970: Int64

  /// Creates an instant from Unix time in whole seconds.
  public init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Whether `left` is earlier than `right`.
  public static func < (left: Self, right: Self) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// The instant `seconds` later; earlier when negative.
  public func advanced(bySeconds seconds: Int64) -> Self {
    Self(secondsSince1970: secondsSince1970 + seconds)
  }
}
