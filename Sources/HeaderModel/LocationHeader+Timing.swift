// SPDX-License-Identifier: MIT

public import Schedules

extension LocationHeader {
  /// When an order would arrive.
  public struct Timing: Hashable, Sendable {
    /// How long an order placed now takes, for example "25–35 min"; empty while it is not known.
    public var estimate: String
    /// The time for which the order is scheduled; nil delivers now.
    public var scheduled: Instant?
    /// When the scheduled order arrives, for example "Tue 18:30–19:00"; empty while it is not known.
    public var window: String

    /// Creates a timing, by default for now with an estimate that is not known yet.
    public init(estimate: String = "", scheduled: Instant? = nil, window: String = "") {
      self.estimate = estimate
      self.scheduled = scheduled
      self.window = window
    }

    /// What is shown beside the time: minutes only for an order now, the window of a scheduled one.
    public var shownEstimate: String { scheduled == nil ? estimate : window }
  }
}
