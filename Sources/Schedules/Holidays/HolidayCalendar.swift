// SPDX-License-Identifier: MIT

/// Public holidays, which `PH` stands for in opening hours and which are no business days, and school
/// holidays, which `SH` stands for.
///
///     let given = HolidayCalendar([try CivilDate(parsing: "2026-11-27")])
///     let massachusetts = try HolidayCalendar(country: "US", region: "MA")
///     let holidays = massachusetts.union(given)
///
/// A service lists them as days, as periods whose ends both belong to them, and as countries:
///
///     "holidays": ["2026-12-25", {"from": "2026-12-24", "to": "2027-01-02"}, {"country": "US", "region": "MA"}],
///     "schoolHolidays": [{"from": "2026-12-21", "to": "2027-01-01"}]
public struct HolidayCalendar: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The public holidays.
  public let dates: Set<CivilDate>
  /// The school holidays.
  public let schoolDates: Set<CivilDate>
  /// The last year for which it is complete; nothing when it is whatever was given.
  public let lastYear: Int?
  /// What the public holidays are called, where that is known.
  private let names: [CivilDate: String]

  /// A calendar without holidays.
  public static let empty = Self([])

  /// Creates a calendar of public holidays on `dates` and school holidays on `schoolDates`.
  public init(
    _ dates: some Sequence<CivilDate>, schoolDates: some Sequence<CivilDate> = []
  ) {
    self.init(
      dates: Set(dates), schoolDates: Set(schoolDates), lastYear: nil, names: [:])
  }

  /// Creates a calendar of public holidays on the listed dates.
  public init(arrayLiteral dates: CivilDate...) {
    self.init(dates)
  }

  private init(
    dates: Set<CivilDate>, schoolDates: Set<CivilDate>, lastYear: Int?, names: [CivilDate: String]
  ) {
    self.dates = dates
    self.schoolDates = schoolDates
    self.lastYear = lastYear
    self.names = names
  }

  /// Whether `date` is a public holiday.
  public func contains(_ date: CivilDate) -> Bool {
    dates.contains(date)
  }

  /// What is doubtful about answers at `instant`, on the clocks of `zone`, as a sentence for those who ask: that
  /// holidays may be missing, as they are not known after `lastYear`.
  public func doubt(at instant: Instant, in zone: IANATimeZone) -> String? {
    guard let lastYear, zone.civil(at: instant).date.year > lastYear else { return nil }
    return "public holidays are known up to \(lastYear) only; days after that count as none"
  }

  /// Whether `date` is in the school holidays.
  public func contains(school date: CivilDate) -> Bool {
    schoolDates.contains(date)
  }

  /// What the public holiday on `date` is called, in English or else in a language of the country; several
  /// on one day are joined by `; `.
  ///
  /// Holidays by the moon of a year that is not yet announced say so: `Eid al-Fitr (estimated)`.
  public func name(of date: CivilDate) -> String? {
    names[date]
  }

  /// The holidays of both calendars; complete up to the earlier of their last years.
  public func union(_ other: Self) -> Self {
    Self(
      dates: dates.union(other.dates), schoolDates: schoolDates.union(other.schoolDates),
      lastYear: [lastYear, other.lastYear].compactMap { $0 }.min(),
      names: names.merging(other.names) { mine, theirs in
        mine == theirs ? mine : "\(mine); \(theirs)"
      })
  }
}

extension HolidayCalendar {
  /// The public holidays of a country, or of one of its regions with those of the whole country.
  ///
  /// They are compiled in and reach from 2026 to `lastYear`; see `HolidayTable`. This reads some hundred
  /// lines of text, so keep the calendar.
  ///
  /// - Parameters:
  ///   - country: The code of ISO 3166-1: `US`.
  ///   - region: The code of ISO 3166-2 without the country: `MA`. Without it, the calendar has only what is
  ///     a holiday throughout the country.
  /// - Throws: When the country or the region is not in the table, with the nearest that are.
  public init(country: String, region: String? = nil) throws(HolidayError) {
    let table = try HolidayTable(country: country)
    let names = try table.holidays(of: region)
    self.init(
      dates: Set(names.keys), schoolDates: [], lastYear: table.lastYear,
      names: names.mapValues { $0.joined(separator: "; ") })
  }

  /// The days from `first` to `last`, both of them included.
  ///
  /// - Throws: When `last` comes before `first`, or more than ten years after.
  public static func period(
    from first: CivilDate, through last: CivilDate
  ) throws(HolidayError) -> [CivilDate] {
    let length = last.daysSince1970 - first.daysSince1970
    guard (0..<longestPeriod).contains(length) else {
      throw HolidayError(
        reason: length < 0 ? .periodReversed : .periodTooLong, found: "\(first) to \(last)")
    }
    return (0...length).map { first.advanced(byDays: $0) }
  }

  private static let longestPeriod = 3653
}
