// SPDX-License-Identifier: MIT

public import Schedules

extension LocationHeader {
  /// The device around the header: what it asks of it, and what it tells it.
  public struct Environment: Sendable {
    /// The instant at which "today" is read.
    public var now: @MainActor () -> Instant
    /// The zone on whose clock the scheduled time is written.
    public var timeZone: IANATimeZone
    /// How hours are written.
    public var hourStyle: HourStyle
    /// Whether the person asked for less motion.
    public var reducesMotion: Bool
    /// Finds this device; nil where there is nothing to find it with, which reads as access that
    /// is off.
    public var locationProvider: (any LocationProvider)?
    /// Opens the settings in which access to the location can be switched on.
    public var openSettings: @MainActor () -> Void
    /// Is given each haptic and announcement, after the change that causes it.
    public var feedback: @MainActor (Feedback) -> Void

    /// Creates the surroundings of a header; the default is the system's clock on UTC, without
    /// location, haptics or screen reader.
    public init(
      now: @escaping @MainActor () -> Instant = { Instant.now() },
      timeZone: IANATimeZone = .utc,
      hourStyle: HourStyle = .twentyFourHours,
      reducesMotion: Bool = false,
      locationProvider: (any LocationProvider)? = nil,
      openSettings: @escaping @MainActor () -> Void = {},
      feedback: @escaping @MainActor (Feedback) -> Void = { _ in }
    ) {
      self.now = now
      self.timeZone = timeZone
      self.hourStyle = hourStyle
      self.reducesMotion = reducesMotion
      self.locationProvider = locationProvider
      self.openSettings = openSettings
      self.feedback = feedback
    }
  }

  /// How hours are written.
  public enum HourStyle: Hashable, Sendable {
    /// From 1 to 12 with AM or PM, for example "6:30 PM".
    case twelveHours
    /// From 00 to 23, for example "18:30".
    case twentyFourHours
  }
}
