// SPDX-License-Identifier: MIT

import Schedules
import TestSupport
import Testing

/// Random expressions against an evaluator that paints each minute of a day, rule by rule.
@Suite("Opening hours against a naive evaluator")
struct OpeningHoursReferenceTests {
  static let zones = ["UTC", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe"]
  /// A week around the clock changes of 2026 in New York, Berlin and Lord Howe, and around New Year.
  static let starts = [
    "2026-03-05T00:00:00Z", "2026-10-23T00:00:00Z", "2026-10-30T00:00:00Z", "2026-04-02T00:00:00Z",
    "2026-12-28T00:00:00Z",
  ]

  @Test(arguments: UInt64(0)..<60)
  func `every minute and every change agree`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let model = NaiveHours(using: &generator)
    let hours = try OpeningHours(parsing: model.text)
    let zone = try IANATimeZone(identifier: Self.zones[Int(seed) % Self.zones.count])
    let start = try Instant(rfc3339: Self.starts[Int(seed / 4) % Self.starts.count])
    let holidays = HolidayCalendar([zone.civil(at: start).date.advanced(byDays: 2)])

    var painted: [CivilDate: [OpeningHours.State]] = [:]
    let minutes = 4 * 1440
    var lastUnique = zone.civil(at: start)
    let states = (0..<minutes).map { minute in
      let instant = start.advanced(bySeconds: Int64(minute * 60))
      // A clock whose time will be shown again stands still until then.
      if zone.instants(for: zone.civil(at: instant)).last == instant {
        lastUnique = zone.civil(at: instant)
      }
      let civil = lastUnique
      let day = painted[civil.date] ?? model.paint(civil.date, holidays: holidays)
      painted[civil.date] = day
      return day[civil.time.hour * 60 + civil.time.minute]
    }
    for (minute, state) in states.enumerated() {
      let instant = start.advanced(bySeconds: Int64(minute * 60))
      guard hours.state(at: instant, in: zone, holidays: holidays) == state else {
        Issue.record("seed \(seed): \(model.text) at \(instant.rfc3339(in: zone)) is not \(state)")
        return
      }
    }
    // Changes as scanning finds them are the ends of intervals, and the next changes.
    let end = start.advanced(bySeconds: Int64(minutes * 60))
    let changes = (1..<minutes).filter { states[$0] != states[$0 - 1] }
      .map { start.advanced(bySeconds: Int64($0 * 60)) }
    let intervals = Array(hours.intervals(from: start, until: end, in: zone, holidays: holidays))
    #expect(intervals.map(\.end) == changes + [end], "seed \(seed): \(model.text)")
    for _ in 0..<20 {
      let from = start.advanced(bySeconds: .random(in: 0..<Int64(minutes * 60), using: &generator))
      let next = hours.nextChange(after: from, in: zone, holidays: holidays, limit: end)
      #expect(next == changes.first { $0 > from }, "seed \(seed): \(model.text)")
    }
  }
}

extension IANATimeZone.Instants {
  /// When clocks show the time for the last time.
  fileprivate var last: Instant {
    switch self {
    case .unique(let instant), .gap(let instant), .overlap(_, let instant): instant
    }
  }
}

/// A random expression that knows its own meaning.
private struct NaiveHours {
  struct Rule {
    var separator: String
    var weekdays: Set<Weekday>?
    var hasHolidays = false
    var spans: [(start: Int, length: Int)]
    var state: OpeningHours.State
    var stateText: String
  }

  var rules: [Rule] = []

  init(using generator: inout SeededGenerator) {
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      let separators = ["; ", ", ", " || "]
      var rule = Rule(
        separator: index == 0 ? "" : separators[.random(in: 0...2, using: &generator)],
        weekdays: nil, spans: [], state: .open, stateText: "")
      if Int.random(in: 0...3, using: &generator) > 0 {
        rule.weekdays = Set(Weekday.allCases.filter { _ in Bool.random(using: &generator) })
        rule.hasHolidays = Bool.random(using: &generator) || rule.weekdays == []
      }
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        // Quarters of an hour, so that ends meet now and then; up to 24 hours.
        rule.spans.append(
          (15 * .random(in: 0...95, using: &generator), 15 * .random(in: 1...96, using: &generator))
        )
      }
      (rule.state, rule.stateText) =
        [
          (.open, "open"), (.closed, "off"), (.unknown, "unknown"),
          (.init(.open, comment: "é"), "\"é\""),
        ][.random(in: 0...3, using: &generator)]
      rules.append(rule)
    }
  }

  var text: String {
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    return rules.map { rule in
      var days = (rule.weekdays ?? []).sorted().map { names[$0.rawValue - 1] }
      if rule.hasHolidays { days.insert("PH", at: 0) }
      let spans = rule.spans.map { span in
        "\(clock(span.start))-\(clock((span.start + span.length) % 1440))"
      }
      let parts = [days.joined(separator: ","), spans.joined(separator: ","), rule.stateText]
      return rule.separator + parts.filter { !$0.isEmpty }.joined(separator: " ")
    }.joined()
  }

  /// The state of each minute of `date`.
  func paint(_ date: CivilDate, holidays: HolidayCalendar) -> [OpeningHours.State] {
    var minutes = [OpeningHours.State](repeating: .closed, count: 1440)
    var anySelects = false
    for rule in rules {
      let selects = { (day: CivilDate) in
        guard let weekdays = rule.weekdays else { return true }
        return weekdays.contains(day.weekday) || rule.hasHolidays && holidays.dates.contains(day)
      }
      let isToday = selects(date)
      if rule.separator == " || " && anySelects && minutes.contains(where: { $0.kind != .closed }) {
        continue
      }
      if rule.separator == "; " && isToday && rule.state.kind != .closed {
        minutes = [OpeningHours.State](repeating: .closed, count: 1440)
      }
      for minute in 0..<1440 {
        let isCovered = { (minute: Int) in
          rule.spans.isEmpty
            ? minute < 1440
            : rule.spans.contains { $0.start <= minute && minute < $0.start + $0.length }
        }
        let isCoveredToday = isToday && isCovered(minute)
        if isCoveredToday || selects(date.advanced(byDays: -1)) && isCovered(minute + 1440) {
          minutes[minute] = rule.state
        }
      }
      anySelects = anySelects || isToday
    }
    return minutes
  }

  private func clock(_ minutes: Int) -> String {
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(digits(minutes / 60)):\(digits(minutes % 60))"
  }
}
