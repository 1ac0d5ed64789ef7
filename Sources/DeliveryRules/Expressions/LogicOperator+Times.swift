// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import RuleLogic
import Schedules

extension LogicOperator<DecisionView> {
  /// `open_at`: whether opening hours are open at the time of the order; unknown where they say so.
  static func openAt(_ timetables: Timetables) -> Self {
    LogicOperator("open_at", [.constant(.text)], result: .boolean, reads: ["when"]) {
      constants throws(LogicOperatorError) in
      guard case .string(let text)? = constants[0] else {
        throw LogicOperatorError(argument: 0, "expected opening hours")
      }
      let timetable: Timetable
      do throws(OpeningHoursError) {
        timetable = timetables.timetable(of: try OpeningHours(parsing: text))
      } catch {
        throw LogicOperatorError(argument: 0, error.description)
      }
      return { view, _ in
        switch timetable.state(at: MinuteOfTime(of: view.context.orderedFor).start) {
        case .open: .boolean(true)
        case .closed: .boolean(false)
        case .unknown: nil
        }
      }
    }
  }

  /// `minutes_until`: minutes from the question to an instant, or to a time of the day on which it is asked.
  ///
  /// Counted from minute to minute, seconds dropped; negative when that has passed.
  static func minutesUntil(_ timeZone: IANATimeZone) -> Self {
    LogicOperator("minutes_until", [.any(of: .text)], result: .number, reads: ["placedAt"]) {
      constants throws(LogicOperatorError) in
      if let constant = constants[0] {
        let target = try MinuteTarget(constant)
        return { view, _ in .integer(target.minutes(from: view.context.placedAt, in: timeZone)) }
      }
      return { view, arguments throws(LogicOperatorError) in
        let target = try MinuteTarget(arguments[0])
        return .integer(target.minutes(from: view.context.placedAt, in: timeZone))
      }
    }
  }

  /// `weekday`: that of the order's time on the clocks of the service, `"Mo"` to `"Su"`.
  static func weekday(_ timeZone: IANATimeZone) -> Self {
    LogicOperator("weekday", [], result: .text, reads: ["when"]) { _ in
      { view, _ in
        switch timeZone.civil(at: view.context.orderedFor).date.weekday {
        case .monday: "Mo"
        case .tuesday: "Tu"
        case .wednesday: "We"
        case .thursday: "Th"
        case .friday: "Fr"
        case .saturday: "Sa"
        case .sunday: "Su"
        }
      }
    }
  }

  /// `local_time`: minutes since midnight of the order's time on the clocks of the service.
  static func localTime(_ timeZone: IANATimeZone) -> Self {
    LogicOperator("local_time", [], result: .timeOfDay, reads: ["when"]) { _ in
      { view, _ in
        let time = timeZone.civil(at: view.context.orderedFor).time
        return .integer(Int64(time.hour * 60 + time.minute))
      }
    }
  }
}

/// What `minutes_until` counts to.
private enum MinuteTarget {
  case minute(MinuteOfTime)
  /// A time of day.
  case clock(CivilTime)
  /// The end of the day.
  case midnight

  /// Reads `"22:30"`, or an RFC 3339 timestamp.
  init(_ value: JSON) throws(LogicOperatorError) {
    guard case .string(let text) = value else {
      throw LogicOperatorError(argument: 0, "expected an instant or a time of day")
    }
    if text == "24:00" {
      self = .midnight
    } else if text.utf8.count == 5, let time = try? CivilTime(parsing: text) {
      self = .clock(time)
    } else if let instant = try? Instant(rfc3339: text) {
      self = .minute(MinuteOfTime(of: instant))
    } else {
      throw LogicOperatorError(
        argument: 0,
        """
        expected a time of day such as "22:30", or an instant such as "2026-12-24T18:00:00-05:00", \
        found \(value.summary)
        """)
    }
  }

  func minutes(from instant: Instant, in timeZone: IANATimeZone) -> Int64 {
    minute(onDayOf: instant, in: timeZone).number - MinuteOfTime(of: instant).number
  }

  private func minute(onDayOf instant: Instant, in timeZone: IANATimeZone) -> MinuteOfTime {
    let today = timeZone.civil(at: instant).date
    switch self {
    case .minute(let minute): return minute
    case .clock(let time):
      return MinuteOfTime(of: timeZone.instant(for: CivilDateTime(date: today, time: time)))
    case .midnight: return MinuteOfTime(of: timeZone.startOfDay(today.advanced(byDays: 1)))
    }
  }
}
