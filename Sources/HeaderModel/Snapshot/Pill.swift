// SPDX-License-Identifier: MIT

public import Schedules

extension LocationHeader.Snapshot {
  /// The capsule that says when the order arrives.
  public struct Pill: Hashable, Sendable, Codable {
    /// "Now", a time today ("6:30 PM"), or the weekday and time ("Tue 6:30 PM").
    public let text: String
    /// How long an order placed now takes ("25–35 min"), or the window of a scheduled one; nil while it is not
    /// known.
    public let estimate: String?
    /// Whether it opens a menu; else it is a plain label.
    public let isMenu: Bool
    /// What its menu offers; empty for a plain label.
    public let menu: [Entry]
    /// Why the last time was not chosen; nil when nothing is to be told.
    public let status: Status?
    /// What a screen reader says: "Delivery time, Now", with the status at the end.
    public let accessibilityText: String

    /// An entry of the menu.
    public struct Entry: Hashable, Sendable, Codable, Identifiable {
      /// What it does.
      public let id: Choice
      /// Its words.
      public let title: String
      /// Whether it is what holds now.
      public let isSelected: Bool
    }

    /// What an entry of the menu does.
    public enum Choice: String, Hashable, Sendable, Codable, CaseIterable {
      /// Back to delivery now.
      case now
      /// Opens the scheduler.
      case schedule
    }
  }
}

extension LocationHeader {
  /// The pill as it reads at this moment; read it again when the day changes.
  ///
  /// "Today" is the date of `environment.now()` on the clock of `environment.timeZone`. On every
  /// other day, however far, the pill reads the weekday and time.
  public var pill: Snapshot.Pill {
    let words = environment.words
    let text = timing.scheduled.map(text(of:)) ?? words.now
    let estimate = timing.shownEstimate
    return Snapshot.Pill(
      text: text, estimate: estimate.saysSomething ? estimate : nil,
      isMenu: onSchedule != nil, menu: onSchedule == nil ? [] : pillMenu,
      status: schedulingFailure.map { Snapshot.Status(text: $0, color: .danger) },
      accessibilityText: words.spoken(words.deliveryTime, text, schedulingFailure))
  }

  /// A time as the pill would read it: "6:30 PM" today, "Tue 6:30 PM" on other days; for schedulers.
  public func text(of time: Instant) -> String {
    let words = environment.words
    let arrival = environment.timeZone.civil(at: time)
    let today = environment.timeZone.civil(at: environment.now()).date
    let style = environment.shownHourStyle
    return words.localized(
      arrival.date == today
        ? words.clock.text(arrival.time, style) : words.clock.text(arrival, style))
  }

  /// A day with its weekday: "Tue 2026-12-01"; for schedulers.
  public func text(ofDay date: CivilDate) -> String {
    let words = environment.words
    return words.localized("\(words.clock.weekdays[date.weekday.rawValue - 1]) \(date)")
  }

  /// When the pill reads otherwise by itself: when the day of the scheduled time begins or ends; nil when it
  /// stays as it is.
  public var pillChangesAt: Instant? {
    guard let scheduled = timing.scheduled else { return nil }
    let zone = environment.timeZone
    let day = zone.instants(of: zone.civil(at: scheduled).date)
    return [day.lowerBound, day.upperBound].first { $0 > environment.now() }
  }

  private var pillMenu: [Snapshot.Pill.Entry] {
    let isScheduled = timing.scheduled != nil
    return [
      Snapshot.Pill.Entry(id: .now, title: environment.words.now, isSelected: !isScheduled),
      Snapshot.Pill.Entry(
        id: .schedule, title: environment.words.schedule, isSelected: isScheduled),
    ]
  }
}
