// SPDX-License-Identifier: MIT

/// When something is open, in the opening hours language of OpenStreetMap
/// (<https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification>).
///
///     let hours = try OpeningHours(parsing: "Mo-Fr 11:00-21:30; Sa,Su 12:00-02:00; PH off")
///     hours.isOpen(at: .now(), in: zone, holidays: holidays)
///
/// An expression is a list of rules, each `days times state`, where what is left out means every day,
/// the whole day, and open:
/// - Days: `Mo-Fr`, `Sa,Su`, `Mo[1]` (the first Monday of the month), `Mo[-1] +1 day`, `PH` and `SH`
///   (public and school holidays), `week 1-53/2`, `Dec`, `Dec-Feb`, `Dec 24-26`, `Dec 24,31`,
///   `Dec 24-Jan 2`, `Dec 24+`, `Dec 01-Su[1]`, `Nov 1 +Sa` (the Saturday on or after it),
///   `easter -2 days`, `2026`, `2026-2030/2`, `2026+`, `2026 Dec 24`. Different kinds narrow each other,
///   those in one list add up; `SH Mo-Fr`, without comma, is the weekdays among the holidays.
/// - Times: `11:00-14:30,17:00-21:30`; `18:00-02:00` and `18:00-26:00` end on the next day; `17:00+` lasts
///   until midnight; `17:00-22:00+` lasts until 22:00 at least, and that is taken as its end.
///   `10:00-16:00/01:30` are points in time, from the first to the last of which it is open.
///   `dawn`, `sunrise`, `sunset` and `dusk` are taken as 06:00, 07:00, 19:00 and 20:00; `(sunset-01:00)` is
///   an hour earlier.
/// - State: `open`, `off` or `closed`, `unknown`, each with or without a `"comment"`. A comment alone
///   means open under that remark.
/// - `;` before a rule lets it replace all that earlier rules say about its days, or, when it is `off`,
///   about its times. `,` lets it add to them. `||` makes it count only on days for which earlier rules
///   have no hours.
///
/// What is not in this list is refused, never guessed.
///
/// **Clocks.** Times are those of a clock on the wall. A time that the clock skips never comes: with
/// clocks going from 02:00 to 03:00, `02:15-02:45` is not open that day, and `20:00-02:30` ends where the
/// gap begins. A time that the clock shows twice counts the second time, so that `20:00-02:00` ends, and
/// `02:15-02:45` begins, after clocks have been put back. What a rule says about the hours after
/// midnight belongs to the next day, so a later `;` rule for that day replaces it too.
public struct OpeningHours: Hashable, Sendable {
  let rules: [OpeningRule]
  /// The rules as they are evaluated.
  let table: RuleTable

  /// Reads an expression; its letters may be large or small, and spaces may stand around any part.
  ///
  /// - Throws: The first character that does not fit, what stands there, and what should.
  public init(parsing text: String) throws(OpeningHoursError) {
    var parser = OpeningHoursParser(text)
    rules = try parser.readRules()
    table = RuleTable(rules)
  }

  /// Whether public holidays make a difference to it.
  public var namesPublicHolidays: Bool {
    rules.contains { rule in
      (rule.days.weekdays + rule.days.narrowingHolidays).contains(where: \.isPublicHoliday)
    }
  }

  /// Whether both have the same rules.
  public static func == (left: Self, right: Self) -> Bool {
    left.rules == right.rules
  }

  /// Feeds the rules to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rules)
  }
}

extension OpeningHours: CustomStringConvertible {
  /// The expression in its normal spelling, which reads back as the same rules.
  public var description: String {
    var text = ""
    for (index, rule) in rules.enumerated() {
      let next = rules.dropFirst(index + 1).first
      if index > 0 { text += rule.combination.separator }
      // Without a state, a comma would go on with the list of days or times before it.
      text += rule.description(withState: next?.combination == .adding)
    }
    return text
  }
}
