// SPDX-License-Identifier: MIT

/// The arithmetic of the Gregorian calendar. Years begin in March inside the algorithms, so that the
/// leap day comes last; see Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
/// <https://howardhinnant.github.io/date_algorithms.html>. They are written for speed, as every decision begins with
/// them.
extension CivilDate {
  private static let daysPerEra = 146_097  // 400 years
  private static let daysFromEraStartTo1970 = 719_468  // from 0000-03-01
  /// Days whose seconds still fit in 64 bits.
  private static let farthestDay = Int(Int64.max / 86_400)

  /// Creates the day that lies `daysSince1970` days after 1970-01-01; before when negative.
  ///
  /// Days whose instants do not fit in 64 bits of seconds become the nearest that do.
  public init(daysSince1970: Int) {
    let days = min(max(daysSince1970, -Self.farthestDay), Self.farthestDay)
    let shifted = days &+ Self.daysFromEraStartTo1970
    // From year 0 on, nearly all days can be counted in era 0.
    let isNear = 0..<PositionInEra.endOfDays ~= shifted
    let era =
      isNear ? 0 : (shifted >= 0 ? shifted : shifted - Self.daysPerEra + 1) / Self.daysPerEra
    let position = PositionInEra(day: UInt32(truncatingIfNeeded: shifted &- era &* Self.daysPerEra))
    self.init(
      uncheckedYear: position.year &+ era &* 400, month: position.month, day: position.day)
  }

  /// Days from 1970-01-01 to this day; negative before.
  public var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let isNear = 0..<PositionInEra.endOfYears ~= yearFromMarch
    let era = isNear ? 0 : (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = UInt32(truncatingIfNeeded: yearFromMarch - era * 400)
    let century = yearOfEra / 100
    let dayOfEra = Int(yearOfEra &* 1461 / 4 &- century &+ century / 4) + dayOfYearFromMarch
    return era * Self.daysPerEra + dayOfEra - Self.daysFromEraStartTo1970
  }

  /// Days since 1 March, 0 to 365.
  private var dayOfYearFromMarch: Int {
    let monthFromMarch = UInt32(truncatingIfNeeded: month > 2 ? month - 3 : month + 9)
    return Int((153 &* monthFromMarch &+ 2) / 5) + day - 1
  }

  /// The day `days` later; earlier when negative.
  ///
  /// Days whose instants do not fit in 64 bits of seconds become the nearest that do.
  public func advanced(byDays days: Int) -> Self {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    guard overflow else { return Self(daysSince1970: sum) }
    return Self(daysSince1970: days < 0 ? .min : .max)
  }

  /// The day of the week.
  public var weekday: Weekday {
    Weekday(daysSince1970: daysSince1970)
  }

  /// How many days `month`, 1 to 12, has in `year`.
  public static func numberOfDays(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether `year` has a 29 February.
  public static func isLeap(year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

/// Year, month and day of a day counted from 1 March of year 0, by multiplications and shifts of 32 bits.
///
/// See C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar algorithms",
/// Software: Practice and Experience 53 (2023), doi:10.1002/spe.3172, §7.
private struct PositionInEra {
  /// The first day whose quarters do not fit into 32 bits.
  static let endOfDays = 1 << 30
  /// The first year that is not counted in era 0 either; 1461 days for each four before it fit into 32 bits.
  static let endOfYears = 1 << 21

  /// Years since the beginning.
  let year: Int
  let month: Int
  let day: Int

  /// Finds day number `number`, which is less than `endOfDays`.
  init(day number: UInt32) {
    let quarters = number &* 4 &+ 3
    let century = quarters / 146_097
    // A year is 2^32 / 2 939 745 quarters of a day long, nearly.
    let scaled = UInt64((quarters &- century &* 146_097) | 3) &* 2_939_745
    let yearOfCentury = UInt32(truncatingIfNeeded: scaled >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: scaled) / (2_939_745 * 4)
    // A month is 65 536 / 2141 days long, nearly; it is counted from March as 3.
    let months = dayOfYear &* 2141 &+ 197_913
    let isInNextYear = dayOfYear >= 306
    year = Int(century &* 100 &+ yearOfCentury &+ (isInNextYear ? 1 : 0))
    month = Int((months >> 16) &- (isInNextYear ? 12 : 0))
    day = Int((months & 0xFFFF) / 2141 &+ 1)
  }
}
