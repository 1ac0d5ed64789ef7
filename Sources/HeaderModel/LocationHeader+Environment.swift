// SPDX-License-Identifier: MIT

public import Schedules

extension LocationHeader {
  /// The device around the header: what it asks of it, and what it tells it.
  public struct Environment: Sendable {
    /// The instant at which "today" is read.
    public var now: @MainActor () -> Instant
    /// The zone on whose clock the scheduled time is written.
    public var timeZone: IANATimeZone
    /// The language of the header's own words, a BCP 47 tag; English where it speaks none of them.
    public var locale: String {
      didSet { words = HeaderWords.words(for: locale) }
    }
    /// How hours are written; as people who speak `locale` do when nil.
    public var hourStyle: HourStyle?
    /// Whether the person asked for less motion.
    public var reducesMotion: Bool
    /// Finds this device; nil where there is nothing to find it with, which reads as access that
    /// is off.
    public var locationProvider: (any LocationProvider)?
    /// Opens the settings in which access to the location can be switched on.
    public var openSettings: @MainActor () -> Void
    /// Is given each haptic and announcement, after the change that causes it.
    public var feedback: @MainActor (Feedback) -> Void

    /// The words for `locale`.
    private(set) var words: HeaderWords

    /// Creates the surroundings of a header; the default is English, the system's clock on UTC, without
    /// location, haptics or screen reader.
    public init(
      now: @escaping @MainActor () -> Instant = { Instant.now() },
      timeZone: IANATimeZone = .utc,
      locale: String = "en",
      hourStyle: HourStyle? = nil,
      reducesMotion: Bool = false,
      locationProvider: (any LocationProvider)? = nil,
      openSettings: @escaping @MainActor () -> Void = {},
      feedback: @escaping @MainActor (Feedback) -> Void = { _ in }
    ) {
      self.now = now
      self.timeZone = timeZone
      self.locale = locale
      self.hourStyle = hourStyle
      self.reducesMotion = reducesMotion
      self.locationProvider = locationProvider
      self.openSettings = openSettings
      self.feedback = feedback
      words = HeaderWords.words(for: locale)
    }

    /// How hours are written, by choice or else by locale.
    public var shownHourStyle: HourStyle {
      hourStyle ?? (words.clock.isOfTwelveHours ? .twelveHours : .twentyFourHours)
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
