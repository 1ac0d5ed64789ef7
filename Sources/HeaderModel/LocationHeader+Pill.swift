// SPDX-License-Identifier: MIT

import Schedules

extension LocationHeader {
  /// The capsule that says when the order arrives.
  public struct Pill: Hashable, Sendable {
    /// "Now", a time today ("6:30 PM"), or the weekday and time ("Tue 6:30 PM").
    public let text: String
    /// What its menu offers; empty for a plain label, which has no menu.
    public let menu: [Choice]

    /// An entry of the menu.
    public enum Choice: Hashable, Sendable, CaseIterable {
      /// Back to delivery now.
      case now
      /// Opens the scheduler.
      case schedule

      /// The words of the entry.
      public var title: String {
        switch self {
        case .now: Wording.now
        case .schedule: Wording.schedule
        }
      }
    }
  }

  /// The pill as it reads at this moment; read it again when the day changes.
  ///
  /// "Today" is the date of `environment.now()` on the clock of `environment.timeZone`. On every
  /// other day, however far, the pill reads the weekday and time.
  public var pill: Pill {
    Pill(text: pillText, menu: onSchedule == nil ? [] : Pill.Choice.allCases)
  }

  /// Does what the entry of the pill's menu says; nothing without a menu.
  public func choose(_ choice: Pill.Choice) {
    guard let onSchedule else { return }
    switch choice {
    case .now: timing.scheduled = nil
    case .schedule: onSchedule()
    }
  }

  private var pillText: String {
    guard let scheduled = timing.scheduled else { return Wording.now }
    let arrival = environment.timeZone.civil(at: scheduled)
    let today = environment.timeZone.civil(at: environment.now()).date
    let time = Wording.time(arrival.time, environment.hourStyle)
    return arrival.date == today
      ? time : "\(arrival.date.weekday.englishAbbreviation) \(time)"
  }
}
