// SPDX-License-Identifier: MIT

public import Schedules

extension LocationHeader {
  /// When an order would arrive.
  public struct Timing: Hashable, Sendable {
    /// How long an order placed now takes, for example "25–35 min", or the window of a scheduled one; empty
    /// while it is not known.
    public var estimate: String
    /// The time for which the order is scheduled; nil delivers now.
    public var scheduled: Instant?

    /// Creates a timing, by default for now with an estimate that is not known yet.
    public init(estimate: String = "", scheduled: Instant? = nil) {
      self.estimate = estimate
      self.scheduled = scheduled
    }
  }
}
