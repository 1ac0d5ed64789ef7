// SPDX-License-Identifier: MIT

extension CivilDate {
  /// Easter Sunday of the Western churches in `year`.
  ///
  /// The anonymous Gregorian algorithm (Nature 13, 1876, p. 487; also in J. Meeus, Astronomical
  /// Algorithms, 2nd ed., ch. 8).
  package static func easterSunday(of year: Int) -> Self {
    let yearOfCycle = (year % yearsOfEasterCycle + yearsOfEasterCycle) % yearsOfEasterCycle
    let golden = yearOfCycle % 19
    let century = yearOfCycle / 100
    let yearOfCentury = yearOfCycle % 100
    let epact =
      (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let weekday =
      (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
    let correction = (golden + 11 * epact + 22 * weekday) / 451
    let dayFromMarch = epact + weekday - 7 * correction + 114
    return Self(uncheckedYear: year, month: dayFromMarch / 31, day: dayFromMarch % 31 + 1)
  }

  /// After so many years all Easter dates come again in the same order.
  private static let yearsOfEasterCycle = 5_700_000
}
