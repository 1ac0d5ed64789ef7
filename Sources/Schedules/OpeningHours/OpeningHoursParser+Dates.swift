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

  mutating func readDates() throws(OpeningHoursError) -> [DateRange] {
    var dates = [try readDateRange()]
    while skipComma(before: { $0.seesDate }) { dates.append(try readDateRange()) }
    return dates
  }

  private mutating func readDateRange() throws(OpeningHoursError) -> DateRange {
    let start = try readDate(isStart: true)
    if !start.place.isMonth && scanner.skip("+") { return start.range(to: .end(of: start.year)) }
    guard skipDash() else { return start.range(to: start) }
    let endPosition = scanner.position
    let end: WrittenDate
    if case .day(let month, let day) = start.place, !seesYear, scanner.countDigits() > 0 {
      let lastDay = Self.numberOfDays(inMonth: month, of: start.year)
      let expected = "a day from \(day) to \(lastDay), or a month and a day"
      end = WrittenDate(
        year: nil, place: .day(month: month, day: try readNumber(in: day...lastDay, as: expected)),
        shift: try readWeekdayShift(), dayOffset: try readDayOffset())
    } else {
      end = try readDate(isStart: false, asMonth: start.place.isMonth)
    }
    guard start.place.isMonth == end.place.isMonth else {
      throw scanner.failure(
        at: endPosition,
        expected: start.place.isMonth ? "a month without a day" : "a month and a day")
    }
    try checkYears(of: start, end, at: endPosition)
    return start.range(to: end)
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
    guard (1...2).contains(scanner.countDigits()), !scanner.seesClock() else {
      scanner.rewind(to: end)
      return WrittenDate(year: year, place: .month(month), shift: nil, dayOffset: 0)
    }
    let lastDay = Self.numberOfDays(inMonth: month, of: year)
    let day = try readNumber(
      in: 1...lastDay, as: "a day from 1 to \(lastDay), or a time such as \"09:00\"")
    return WrittenDate(
      year: year, place: .day(month: month, day: day), shift: try readWeekdayShift(),
      dayOffset: try readDayOffset())
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
          if !isStart || dayOffset != 0 || seesDashAndDate {
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
      return isBefore ? .onOrBefore(weekday) : .onOrAfter(weekday)
    }
    scanner.rewind(to: start)
    return nil
  }

  private var seesDashAndDate: Bool {
    var copy = self
    return copy.skipDash() && copy.seesDate
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
  }

  let year: Int?
  let place: Place
  let shift: WeekdayShift?
  let dayOffset: Int

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
