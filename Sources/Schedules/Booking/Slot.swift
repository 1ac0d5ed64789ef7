// SPDX-License-Identifier: MIT

/// A window in which a delivery can be booked to arrive.
public struct Slot: Hashable, Comparable, Sendable {
  /// The first instant.
  public let start: Instant
  /// The instant after the last.
  public let end: Instant

  /// Creates the window from `start` until before `end`.
  public init(start: Instant, end: Instant) {
    self.start = start
    self.end = end
  }

  /// Whether `instant` lies in the window: its start does, its end does not.
  public func contains(_ instant: Instant) -> Bool {
    start <= instant && instant < end
  }

  /// Whether `left` begins earlier, or, beginning together, ends earlier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
