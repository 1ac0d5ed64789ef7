// SPDX-License-Identifier: MIT

/// Which rule decides each minute of one civil day.
struct DaySchedule: Sendable {
  /// Minutes of a day on the clock.
  static let length = 1440

  /// Successive minutes decided by one rule.
  struct Segment {
    /// The first minute.
    var start: Int
    /// The minute after the last.
    var end: Int
    /// The rule's index; nothing where no rule says anything.
    var rule: Int?
  }

  /// Together they cover the day, in order.
  private var segments = [Segment(start: 0, end: length, rule: nil)]

  /// Works out `date`.
  ///
  /// A rule counts with its times of `date` and with those that reach over midnight from the day before.
  init(of rules: [OpeningRule], on date: CivilDate, holidays: HolidayCalendar) {
    let dayBefore = date.advanced(byDays: -1)
    var isSelected = false
    for (index, rule) in rules.enumerated() {
      let selectsToday = rule.days.contains(date, holidays: holidays)
      let reachesIn = rule.reachesNextDay && rule.days.contains(dayBefore, holidays: holidays)
      guard selectsToday || reachesIn else { continue }
      switch rule.combination {
      case .replacing:
        if selectsToday && rule.state.kind != .closed { clear() }
      case .adding:
        break
      case .fallingBack:
        guard !isSelected || isClosedThroughout(rules) else { continue }
      }
      isSelected = isSelected || selectsToday
      for span in rule.spans {
        if selectsToday { decide(span.start, min(span.end, Self.length), by: index) }
        if reachesIn { decide(0, span.end - Self.length, by: index) }
      }
    }
  }

  /// The segment that contains `minute`, 0 to 1439.
  func segment(at minute: Int) -> Segment {
    segments.first { minute < $0.end } ?? segments[segments.count - 1]
  }

  private mutating func clear() {
    segments = [Segment(start: 0, end: Self.length, rule: nil)]
  }

  /// Gives the minutes from `start` until `end` to `rule`; nothing happens when there are none.
  private mutating func decide(_ start: Int, _ end: Int, by rule: Int) {
    guard start < end else { return }
    var result: [Segment] = []
    result.reserveCapacity(segments.count + 2)
    for segment in segments {
      if segment.start < start {
        result.append(
          Segment(start: segment.start, end: min(segment.end, start), rule: segment.rule))
      }
      if segment.start <= start && start < segment.end {
        result.append(Segment(start: start, end: end, rule: rule))
      }
      if segment.end > end {
        result.append(
          Segment(start: max(segment.start, end), end: segment.end, rule: segment.rule))
      }
    }
    segments = result
  }

  private func isClosedThroughout(_ rules: [OpeningRule]) -> Bool {
    segments.allSatisfy { segment in
      segment.rule.map { rules[$0].state.kind == .closed } ?? true
    }
  }
}
