// SPDX-License-Identifier: MIT

public import Schedules

/// When a zone exists: from one instant (inclusive) until another (exclusive), either open-ended.
public struct ActivePeriod: Hashable, Sendable {
  /// The first instant; since ever when nil.
  public let from: Instant?
  /// The first instant after it; for ever when nil.
  public let until: Instant?

  /// The period from `from` (inclusive) until `until` (exclusive).
  public init(from: Instant?, until: Instant?) {
    self.from = from
    self.until = until
  }

  /// Without beginning or end.
  public static let always = ActivePeriod(from: nil, until: nil)

  /// Whether `instant` is in the period.
  public func contains(_ instant: Instant) -> Bool {
    if let from, instant < from { return false }
    if let until, instant >= until { return false }
    return true
  }

  /// The next instant after `instant` at which the period begins or ends.
  public func nextChange(after instant: Instant) -> Instant? {
    [from, until].compactMap(\.self).filter { $0 > instant }.min()
  }
}
