// SPDX-License-Identifier: MIT

/// Opening hours in English: this file the rules and their times, the other one their days.
enum PlainWords {
  /// What is said of all times.
  static func always(_ state: OpeningHours.State) -> String {
    let word =
      switch state.kind {
      case .open: "always open"
      case .closed: "always closed"
      case .unknown: "perhaps open at any time"
      }
    return word + remark(of: state)
  }

  /// What stands between a rule and the one before it.
  static func separator(_ combination: OpeningRule.Combination) -> String {
    switch combination {
    case .replacing: ", "
    case .adding: " and "
    case .fallingBack: ", otherwise "
    }
  }

  /// `Monday to Friday 9:00–17:00`, `public holidays closed`.
  static func sentence(of rule: OpeningRule) -> String {
    "\(days(of: rule.days)) \(openness(of: rule))\(remark(of: rule.state))"
  }

  /// `one, two and three`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static func openness(of rule: OpeningRule) -> String {
    let isWholeDay = rule.spans == [.wholeDay]
    let times = list(rule.spans.map(span))
    switch rule.state.kind {
    case .open: return isWholeDay ? "all day" : times
    case .closed: return isWholeDay ? "closed" : "closed \(times)"
    case .unknown: return isWholeDay ? "perhaps" : "perhaps \(times)"
    }
  }

  private static func remark(of state: OpeningHours.State) -> String {
    state.comment.map { " (“\($0)”)" } ?? ""
  }

  /// `9:00–17:00`, `from 17:00`, `10:00–16:00 or later`, `18:00–2:00`.
  private static func span(_ span: TimeSpan) -> String {
    guard !span.isFromOn else { return "from \(time(span.from))" }
    let end = time(span.to)
    // Without more words, an end that looks later than the start would be taken for the same day.
    let isFarEnd = span.end - TimeSpan.minutesPerDay >= span.start
    return "\(time(span.from))–\(end)\(isFarEnd ? " the next day" : "")"
      + (span.isOpenEnded ? " or later" : "")
      + (span.step.map { " every \($0 == 1 ? "minute" : "\($0) minutes")" } ?? "")
  }

  /// `9:00`, `sunset (19:00)`.
  private static func time(_ time: DayTime) -> String {
    switch time {
    case .clock(let minutes): clock(minutes)
    case .sun(let event, 0): "\(event.rawValue) (\(clock(time.minutes)))"
    case .sun(let event, let offset):
      "\(clock(abs(offset))) \(offset < 0 ? "before" : "after") \(event.rawValue) (\(clock(time.minutes)))"
    }
  }

  private static func clock(_ minutes: Int) -> String {
    let shown = minutes > TimeSpan.minutesPerDay ? minutes - TimeSpan.minutesPerDay : minutes
    return "\(shown / 60):\(Decimal.padded(shown % 60, to: 2))"
  }
}
