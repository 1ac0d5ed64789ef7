// SPDX-License-Identifier: MIT

/// The rules of opening hours laid out flat, so that nothing is allocated to find the one that decides a
/// minute.
struct RuleTable: Sendable {
  /// The most rules that an expression may have: a bit each in a `DaySelection`.
  static let mostRules = DaySelection.Rules.bitWidth

  /// What there is to know about a rule on its way to the deciding one.
  private struct Row {
    let combination: OpeningRule.Combination
    let isClosed: Bool
    let filter: DayFilter
    let reachesNextDay: Bool
    /// Where its spans are.
    let spans: Range<Int>
  }

  private let rows: [Row]
  /// First minute, and minute after the last, of all spans of all rules.
  private let spans: [(start: Int, end: Int)]
  private let dates: [FixedDateRange]
  /// The days of each rule, for those of which the filter does not say all.
  private let days: [DaySelector]
  private let reachesNextDay: Bool
  private let hasFallback: Bool
  /// Whether weekdays alone say which rule counts when, so that each week is like the next.
  let isWeekly: Bool
  /// Whether one rule decides every minute of every day.
  let isConstant: Bool

  init(_ rules: [OpeningRule]) {
    var rows: [Row] = []
    var spans: [(start: Int, end: Int)] = []
    var dates: [FixedDateRange] = []
    for rule in rules {
      let first = spans.count
      spans += rule.spans.map { ($0.start, $0.end) }
      rows.append(
        Row(
          combination: rule.combination, isClosed: rule.state.kind == .closed,
          filter: DayFilter(rule.days, addingDatesTo: &dates),
          reachesNextDay: rule.spans.contains { $0.end > TimeSpan.minutesPerDay },
          spans: first..<spans.count))
    }
    self.rows = rows
    self.spans = spans
    self.dates = dates
    days = rules.map(\.days)
    reachesNextDay = rows.contains(where: \.reachesNextDay)
    hasFallback = rows.contains { $0.combination == .fallingBack }
    isWeekly = rows.allSatisfy(\.filter.isWeekly)
    isConstant = rules.count == 1 && rules[0].days.isEveryDay && rules[0].spans == [.wholeDay]
  }

  /// The rules that count on `day`, with their times of that day and of the night into it.
  func selection(on day: CalendarDay, holidays: HolidayCalendar) -> DaySelection {
    var selection = DaySelection()
    let dayBefore = reachesNextDay ? day.advanced(byDays: -1) : day
    for index in rows.indices {
      if selects(index, day, holidays) { selection.today |= 1 << index }
      if rows[index].reachesNextDay && selects(index, dayBefore, holidays) {
        selection.overnight |= 1 << index
      }
    }
    if hasFallback { leaveOutNeedlessFallbacks(&selection) }
    return selection
  }

  /// The rule that decides `minute`, 0 to 1439, of a day with that `selection`; nothing when none does.
  func decidingRule(at minute: Int, _ selection: DaySelection) -> Int? {
    // The last word counts, so the search begins there.
    var rest = selection.today | selection.overnight
    while rest != 0 {
      let index = DaySelection.Rules.bitWidth - 1 - rest.leadingZeroBitCount
      let bit: DaySelection.Rules = 1 << index
      rest ^= bit
      let row = rows[index]
      let isToday = selection.today & bit != 0
      let isOvernight = selection.overnight & bit != 0
      for position in row.spans {
        let span = spans[position]
        if isToday && span.start <= minute && minute < span.end { return index }
        if isOvernight && minute < span.end - TimeSpan.minutesPerDay { return index }
      }
      if isToday && row.combination == .replacing && !row.isClosed { return nil }
    }
    return nil
  }

  /// The first minute after `minute` at which another rule may decide; 1440 at the latest.
  func nextBoundary(after minute: Int, _ selection: DaySelection) -> Int {
    var boundary = TimeSpan.minutesPerDay
    var rest = selection.today | selection.overnight
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let isToday = selection.today & (1 << index) != 0
      for position in rows[index].spans {
        let span = spans[position]
        if isToday && span.start > minute { boundary = min(boundary, span.start) }
        if isToday && span.end > minute { boundary = min(boundary, span.end) }
        let overnightEnd = span.end - TimeSpan.minutesPerDay
        if overnightEnd > minute { boundary = min(boundary, overnightEnd) }
      }
    }
    return boundary
  }

  private func selects(_ index: Int, _ day: CalendarDay, _ holidays: HolidayCalendar) -> Bool {
    let filter = rows[index].filter
    return filter.lets(through: day, dates: dates, holidays: holidays)
      && (filter.isComplete || days[index].contains(day, holidays: holidays))
  }

  /// Drops the rules behind `||` for which the rules before them leave no need: those have hours that day.
  private func leaveOutNeedlessFallbacks(_ selection: inout DaySelection) {
    for index in rows.indices where rows[index].combination == .fallingBack {
      let earlier = selection.before(index)
      guard earlier.today != 0, hasHours(earlier) else { continue }
      selection.leaveOut(index)
    }
  }

  /// Whether anything but closed is said of any minute.
  private func hasHours(_ selection: DaySelection) -> Bool {
    var minute = 0
    while minute < TimeSpan.minutesPerDay {
      if let rule = decidingRule(at: minute, selection), !rows[rule].isClosed { return true }
      minute = nextBoundary(after: minute, selection)
    }
    return false
  }
}
