// SPDX-License-Identifier: MIT

public import Schedules

/// That no orders are taken for the time being: the oven is broken, the storm too strong.
public struct Pause: Hashable, Sendable {
  /// The first instant at which orders are taken again; nil when nobody knows.
  public let until: Instant?
  /// Why, for the developer.
  public let reason: String?

  /// Creates a pause that ends at `until`.
  public init(until: Instant? = nil, reason: String? = nil) {
    self.until = until
    self.reason = reason
  }

  /// Whether no order for `instant` is taken.
  public func contains(_ instant: Instant) -> Bool {
    until.map { instant < $0 } ?? true
  }
}
