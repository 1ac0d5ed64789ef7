// SPDX-License-Identifier: MIT

import Glibc

/// A point on the time line, as Unix time: seconds since 1970-01-01T00:00:00Z without leap seconds.
///
/// Arithmetic never traps: a result beyond the 64-bit range (some 292 thousand million years either
/// way) becomes the nearest instant that can be written.
public struct Instant: Hashable, Comparable, Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z; negative before.
  public let secondsSince1970: Int64

  /// Creates an instant from Unix time in whole seconds.
  public init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }

  /// The second in which the system's clock is now.
  public static func now() -> Self {
    var reading = timespec()
    // Fails only for an unknown clock or a bad pointer, and neither is possible here.
    unsafe clock_gettime(CLOCK_REALTIME, &reading)
    return Self(secondsSince1970: Int64(reading.tv_sec))
  }

  /// Whether `left` is earlier than `right`.
  public static func < (left: Self, right: Self) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// The instant `seconds` later; earlier when negative.
  public func advanced(bySeconds seconds: Int64) -> Self {
    Self(secondsSince1970: secondsSince1970.addingOrSaturating(seconds))
  }

  /// How many seconds `other` is later; negative when it is earlier.
  public func seconds(until other: Self) -> Int64 {
    other.secondsSince1970.subtractingOrSaturating(secondsSince1970)
  }
}
