// SPDX-License-Identifier: MIT

extension OpeningHoursParser {
  /// Whether a month or `easter` stands here, with or without a year in front.
  var seesDate: Bool {
    var copy = self
    if copy.seesYear {
      _ = copy.scanner.readDigits()
      copy.scanner.skipSpaces()
    }
    return copy.seesMonthOrEaster
  }

  private var seesMonthOrEaster: Bool {
    let word = scanner.peekWord()
    return OpeningHoursWords.month(of: word) != nil
      || OpeningHoursWords.matches(word, OpeningHoursWords.easter)
  }

  /// Reads a list of dates; behind one with a day, a day alone is of the same month: `Dec 24,31`.
  mutating func readDates() throws(OpeningHoursError) -> [DateRange] {
    var dates: [DateRange] = []
    var last: WrittenDate?
    repeat {
      let start =
        if let last, case .day(let month, _) = last.place, seesDay {
          try readDay(of: month, in: last.year)
        } else {
          try readDate(isStart: true)
        }
      let (range, end) = try readRange(from: start)
      dates.append(range)
      last = end
    } while skipComma(before: { $0.seesDate || $0.seesDay && last?.dayNumber != nil })
    return dates
  }

  /// Whether the number of a day stands here, and not a time or a year.
  private var seesDay: Bool {
    (1...2).contains(scanner.countDigits()) && !scanner.seesClock()
  }

  /// Reads what follows the beginning of a range, if anything does.
  private mutating func readRange(
    from start: WrittenDate
  ) throws(OpeningHoursError) -> (range: DateRange, end: WrittenDate) {
    if !start.place.isMonth && scanner.skip("+") {
      return (start.range(to: .end(of: start.year)), start)
    }
    guard skipDash() else { return (start.range(to: start), start) }
    let endPosition = scanner.position
    if let month = start.place.month, seesDay {
      let end = try readDay(of: month, in: start.year, from: start.dayNumber ?? 1)
      try checkOrder(of: start, end, at: endPosition)
      return (start.range(to: end.inEveryYear), end)
    }
    if let month = start.place.month,
      let end = try readWeekday(of: month, in: start.year, isStart: false)
    {
      try checkOrder(of: start, end, at: endPosition)
      return (start.range(to: end.inEveryYear), end)
    }
    let end = try readDate(isStart: false, asMonth: start.place.isMonth)
    guard start.place.isMonth == end.place.isMonth else {
      throw scanner.failure(
        at: endPosition,
        expected: start.place.isMonth ? "a month without a day" : "a month and a day")
    }
    try checkYears(of: start, end, at: endPosition)
    return (start.range(to: end), end.inYear(endingRangeFrom: start))
  }

  /// Reads the number of a day of `month`, with what may follow it.
  private mutating func readDay(
    of month: Int, in year: Int?, from first: Int = 1, or other: String = "a month and a day"
  ) throws(OpeningHoursError) -> WrittenDate {
    let last = Self.numberOfDays(inMonth: month, of: year)
    let day = try readNumber(in: first...last, as: "a day from \(first) to \(last), or \(other)")
    return WrittenDate(
      year: year, place: .day(month: month, day: day), shift: try readWeekdayShift(),
      dayOffset: try readDayOffset())
  }

  /// Makes sure that a range within one month never ends before it begins.
  private func checkOrder(
    of start: WrittenDate, _ end: WrittenDate, at endPosition: Int
  ) throws(OpeningHoursError) {
    let range = start.range(to: end)
    // After 28 years, weekdays and leap years come again as they were.
    let years = start.year.map { $0...$0 } ?? 2000...2027
    guard years.allSatisfy({ range.start.latest(in: $0) <= range.end.earliest(in: $0) }) else {
      throw scanner.failure(
        .outOfRange, at: endPosition,
        expected: "a day that never comes before the beginning of the range, or a month and a day")
    }
  }

  private func checkYears(
    of start: WrittenDate, _ end: WrittenDate, at endPosition: Int
  ) throws(OpeningHoursError) {
    guard let endYear = end.year else { return }
    guard let startYear = start.year else {
      throw scanner.failure(at: endPosition, expected: "no year, as the range begins without one")
    }
    let range = start.range(to: end)
    guard range.start.earliest(in: startYear) <= range.end.latest(in: endYear) else {
      throw scanner.failure(
        .outOfRange, at: endPosition, expected: "a date after the beginning of the range")
    }
  }

  /// Reads one end of a range, or a date alone; a range of whole months ends with a month (`asMonth`).
  private mutating func readDate(
    isStart: Bool, asMonth: Bool = false
  ) throws(OpeningHoursError) -> WrittenDate {
    let year = seesYear ? try readYear() : nil
    scanner.skipSpaces()
    let word = scanner.peekWord()
    if OpeningHoursWords.matches(word, OpeningHoursWords.easter) {
      scanner.skipWord()
      return WrittenDate(
        year: year, place: .easter, shift: try readWeekdayShift(),
        dayOffset: try readDayOffset())
    }
    guard let month = OpeningHoursWords.month(of: word) else {
      throw unexpected(expected: "a month (Jan to Dec)")
    }
    scanner.skipWord()
    if !asMonth, let date = try readWeekday(of: month, in: year, isStart: isStart) { return date }
    let end = scanner.position
    scanner.skipSpaces()
    guard seesDay else {
      scanner.rewind(to: end)
      return WrittenDate(year: year, place: .month(month), shift: nil, dayOffset: 0)
    }
    return try readDay(of: month, in: year, or: "a time such as \"09:00\"")
  }

  /// Reads `Su[-1]` or `Su[-1] +1 day` behind a month.
  ///
  /// At the start it is a date only in a range (`Mar Su[-1]-Oct 15`) or with an offset, which counts from the
  /// weekday of that month. Otherwise (`Apr Su[1,3] 10:00-12:00`) it belongs to the list of weekdays, which
  /// may hold more than a date can.
  private mutating func readWeekday(
    of month: Int, in year: Int?, isStart: Bool
  ) throws(OpeningHoursError) -> WrittenDate? {
    let start = scanner.position
    scanner.skipSpaces()
    if let weekday = OpeningHoursWords.weekday(of: scanner.peekWord()) {
      scanner.skipWord()
      if scanner.skip("[") {
        let isFromEnd = scanner.skip("-")
        let position = scanner.readDigits() ?? 0
        if (1...4).contains(position), scanner.skip("]") {
          let dayOffset = try readDayOffset()
          if !isStart || dayOffset != 0 || seesDashAndEnd {
            let signed = isFromEnd ? -position : position
            return WrittenDate(
              year: year, place: .weekday(weekday, position: signed, month: month),
              shift: nil, dayOffset: dayOffset)
          }
        }
      }
    }
    scanner.rewind(to: start)
    return nil
  }

  /// Reads ` +Su` or ` -Mo` behind a date, if it stands there.
  private mutating func readWeekdayShift() throws(OpeningHoursError) -> WeekdayShift? {
    let start = scanner.position
    scanner.skipSpaces()
    let isBefore = scanner.skip("-")
    if isBefore || scanner.skip("+"),
      let weekday = OpeningHoursWords.weekday(of: scanner.peekWord())
    {
      scanner.skipWord()
      // In `Dec 01-Su[1]` it is the end of a range.
      if !scanner.sees("[") { return isBefore ? .onOrBefore(weekday) : .onOrAfter(weekday) }
    }
    scanner.rewind(to: start)
    return nil
  }

  /// Whether the rest of a range stands here: a dash and a date, a day, or a weekday with its position in the
  /// month.
  private var seesDashAndEnd: Bool {
    var copy = self
    guard copy.skipDash() else { return false }
    if copy.seesDate || copy.seesDay { return true }
    guard OpeningHoursWords.weekday(of: copy.scanner.peekWord()) != nil else { return false }
    copy.scanner.skipWord()
    return copy.scanner.sees("[")
  }

  /// How many days `month` may have in `year`, or in any year.
  private static func numberOfDays(inMonth month: Int, of year: Int?) -> Int {
    CivilDate.numberOfDays(inMonth: month, of: year ?? 2000)
  }
}

/// A date as written, where a month alone may be the beginning or the end of a range.
private struct WrittenDate {
  enum Place {
    case month(Int)
    case day(month: Int, day: Int)
    case weekday(Weekday, position: Int, month: Int)
    case easter

    var isMonth: Bool {
      if case .month = self { true } else { false }
    }

    /// The month that it names with a day in it.
    var month: Int? {
      switch self {
      case .day(let month, _), .weekday(_, _, let month): month
      case .month, .easter: nil
      }
    }
  }

  let year: Int?
  let place: Place
  let shift: WeekdayShift?
  let dayOffset: Int

  /// The number of the day in its month, if it is written with one.
  var dayNumber: Int? {
    if case .day(_, let day) = place { day } else { nil }
  }

  /// The same in the year in which a range that begins with `start` ends.
  func inYear(endingRangeFrom start: Self) -> Self {
    let wraps = (place.month ?? 12) < (start.place.month ?? 1)
    let year = year ?? start.year.map { $0 + (wraps ? 1 : 0) }
    return Self(year: year, place: place, shift: shift, dayOffset: dayOffset)
  }

  /// The same without its year.
  var inEveryYear: Self {
    Self(year: nil, place: place, shift: shift, dayOffset: dayOffset)
  }

  /// The last day of `year`, or of every year; or of all years where a range begins in one and has no end.
  static func end(of year: Int?) -> Self {
    Self(
      year: year.map { _ in OpeningHours.years.upperBound }, place: .day(month: 12, day: 31),
      shift: nil, dayOffset: 0)
  }

  func range(to end: Self) -> DateRange {
    DateRange(
      from: date { .firstDay(month: $0) }, to: end.date { .lastDay(month: $0) })
  }

  private func date(ofMonth monthAnchor: (Int) -> YearlyDate.Anchor) -> YearlyDate {
    let anchor: YearlyDate.Anchor =
      switch place {
      case .month(let month): monthAnchor(month)
      case .day(let month, let day): .day(month: month, day: day)
      case .weekday(let weekday, let position, let month):
        .weekday(weekday, position: position, month: month)
      case .easter: .easter
      }
    return YearlyDate(year: year, anchor: anchor, shift: shift, dayOffset: dayOffset)
  }
}
