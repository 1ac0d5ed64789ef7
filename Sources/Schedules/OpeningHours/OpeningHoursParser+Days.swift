// SPDX-License-Identifier: MIT

extension OpeningHoursParser {
  /// Reads the lists of days in front of the times; a colon may follow them.
  mutating func readDays() throws(OpeningHoursError) -> DaySelector {
    let start = scanner.position
    var days = DaySelector()
    if seesYear && !seesDate { days.years = try readYears() }
    scanner.skipSpaces()
    if seesDate { days.dates = try readDates() }
    scanner.skipSpaces()
    if OpeningHoursWords.matches(scanner.peekWord(), OpeningHoursWords.week) {
      days.weeks = try readWeeks()
    }
    scanner.skipSpaces()
    if seesWeekday { try readWeekdays(into: &days) }
    if scanner.position > start {
      scanner.skipSpaces()
      if scanner.skip(":") { scanner.skipSpaces() }
    }
    return days
  }

  /// Whether a year stands here, and not a time.
  var seesYear: Bool {
    scanner.countDigits() == 4
  }

  // MARK: Years

  private mutating func readYears() throws(OpeningHoursError) -> [YearRange] {
    var years = [try readYearRange()]
    while skipComma(before: { $0.seesYear && !$0.seesDate }) { years.append(try readYearRange()) }
    return years
  }

  private mutating func readYearRange() throws(OpeningHoursError) -> YearRange {
    let first = try readYear()
    if scanner.skip("+") { return YearRange(first: first, last: nil, step: 1) }
    guard skipDash() else { return YearRange(first: first, last: first, step: 1) }
    let last = try readNumber(in: first...9999, as: "a year from \(first) to 9999")
    return YearRange(first: first, last: last, step: try readStep())
  }

  mutating func readYear() throws(OpeningHoursError) -> Int {
    guard seesYear else { throw scanner.failure(expected: "a year with 4 digits") }
    return try readNumber(in: 0...9999, as: "a year")
  }

  // MARK: Weeks

  private mutating func readWeeks() throws(OpeningHoursError) -> [WeekRange] {
    scanner.skipWord()
    scanner.skipSpaces()
    var weeks = [try readWeekRange()]
    while skipComma(before: { $0.scanner.countDigits() > 0 && !$0.scanner.seesClock() }) {
      weeks.append(try readWeekRange())
    }
    return weeks
  }

  private mutating func readWeekRange() throws(OpeningHoursError) -> WeekRange {
    let first = try readNumber(in: 1...53, as: "a week from 1 to 53")
    guard skipDash() else { return WeekRange(first: first, last: first, step: 1) }
    let last = try readNumber(in: first...53, as: "a week from \(first) to 53")
    return WeekRange(first: first, last: last, step: try readStep())
  }

  // MARK: Weekdays and holidays

  /// Whether a weekday, `PH` or `SH` stands here.
  private var seesWeekday: Bool {
    let word = scanner.peekWord()
    return OpeningHoursWords.weekday(of: word) != nil
      || OpeningHoursWords.matches(word, OpeningHoursWords.publicHoliday)
      || OpeningHoursWords.matches(word, OpeningHoursWords.schoolHoliday)
  }

  /// Reads the list of weekdays and holidays, or two of them without comma, where one is of holidays and
  /// narrows the other: `SH Mo-Fr`.
  private mutating func readWeekdays(into days: inout DaySelector) throws(OpeningHoursError) {
    let first = try readWeekdayList()
    scanner.skipSpaces()
    guard seesWeekday else {
      days.weekdays = WeekdaySelector.normalized(first)
      return
    }
    let start = scanner.position
    let second = try readWeekdayList()
    let isHolidays = [first, second].map { $0.allSatisfy(\.isHoliday) }
    guard isHolidays[0] != isHolidays[1] else {
      throw scanner.failure(at: start, expected: "a comma between weekdays and holidays")
    }
    let holidays = WeekdaySelector.normalized(isHolidays[0] ? first : second)
    days.weekdays = WeekdaySelector.normalized(isHolidays[0] ? second : first)
    if days.weekdays.isEmpty {
      days.weekdays = holidays
    } else {
      days.narrowingHolidays = holidays
    }
  }

  private mutating func readWeekdayList() throws(OpeningHoursError) -> [WeekdaySelector] {
    var weekdays = [try readWeekdaySelector()]
    while skipComma(before: { $0.seesWeekday }) { weekdays.append(try readWeekdaySelector()) }
    return weekdays
  }

  private mutating func readWeekdaySelector() throws(OpeningHoursError) -> WeekdaySelector {
    let word = scanner.peekWord()
    if OpeningHoursWords.matches(word, OpeningHoursWords.publicHoliday) {
      scanner.skipWord()
      return .publicHoliday(dayOffset: try readDayOffset())
    }
    if OpeningHoursWords.matches(word, OpeningHoursWords.schoolHoliday) {
      scanner.skipWord()
      return .schoolHoliday(dayOffset: try readDayOffset())
    }
    let first = try readWeekday()
    scanner.skipSpaces()
    if scanner.skip("[") {
      let positions = try readPositions()
      return .positioned(first, positions: positions, dayOffset: try readDayOffset())
    }
    return .weekdays(WeekdaySet(first: first, last: skipDash() ? try readWeekday() : first))
  }

  mutating func readWeekday() throws(OpeningHoursError) -> Weekday {
    guard let weekday = OpeningHoursWords.weekday(of: scanner.peekWord()) else {
      throw unexpected(expected: "a weekday (Mo, Tu, We, Th, Fr, Sa or Su)")
    }
    scanner.skipWord()
    return weekday
  }

  /// Reads `1,3-4,-1]`, the positions of a weekday in its month, behind the bracket.
  private mutating func readPositions() throws(OpeningHoursError) -> [Int] {
    var positions: [Int] = []
    repeat {
      scanner.skipSpaces()
      let isFromEnd = scanner.skip("-")
      let first = try readNumber(in: 1...5, as: "a position from 1 to 5, or from -1 to -5")
      if isFromEnd {
        positions.append(-first)
      } else {
        let last =
          skipDash()
          ? try readNumber(in: first...5, as: "a position from \(first) to 5") : first
        positions += first...last
      }
      scanner.skipSpaces()
    } while scanner.skip(",")
    guard scanner.skip("]") else { throw scanner.failure(expected: "\"]\"") }
    return positions
  }

  // MARK: Numbers

  /// Reads digits as a number in `range`.
  mutating func readNumber(
    in range: ClosedRange<Int>, as expected: String
  ) throws(OpeningHoursError) -> Int {
    let start = scanner.position
    guard scanner.countDigits() > 0 else { throw scanner.failure(expected: expected) }
    guard let number = scanner.readDigits(), range.contains(number) else {
      throw scanner.failure(.outOfRange, at: start, expected: expected)
    }
    return number
  }

  /// Skips a `-` with spaces around it, if there is one.
  mutating func skipDash() -> Bool {
    let start = scanner.position
    scanner.skipSpaces()
    guard scanner.skip("-") else {
      scanner.rewind(to: start)
      return false
    }
    scanner.skipSpaces()
    return true
  }

  /// Reads `/2` behind a range; 1 when there is none.
  private mutating func readStep() throws(OpeningHoursError) -> Int {
    scanner.skip("/") ? try readNumber(in: 1...9999, as: "a step, such as 2 for every other") : 1
  }

  /// Reads ` +1 day` or ` -2 days`; 0 when there is none.
  mutating func readDayOffset() throws(OpeningHoursError) -> Int {
    let start = scanner.position
    scanner.skipSpaces()
    let isNegative = scanner.skip("-")
    if isNegative || scanner.skip("+") {
      let numberStart = scanner.position
      let days = scanner.readDigits() ?? 0
      scanner.skipSpaces()
      let word = scanner.peekWord()
      if OpeningHoursWords.days.contains(where: { OpeningHoursWords.matches(word, $0) }) {
        guard (1...366).contains(days) else {
          throw scanner.failure(.outOfRange, at: numberStart, expected: "1 to 366 days")
        }
        scanner.skipWord()
        return isNegative ? -days : days
      }
    }
    scanner.rewind(to: start)
    return 0
  }
}
