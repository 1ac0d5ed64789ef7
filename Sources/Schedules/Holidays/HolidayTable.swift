// SPDX-License-Identifier: MIT

/// The public holidays of one country and its regions, from text that is compiled in.
///
/// The first line has the last year for which the text is complete, the country's name, its code of three
/// letters, and its regions: `2036|United States|USA|AK,AL,…`. Every other line is a holiday, `scope|dates|name`:
///
/// - scope: where it is kept. Empty is everywhere, `MA,ME` in these regions only, `-MA,ME` everywhere but there;
///   the calendar of the country as a whole is not one of a region.
/// - dates: a word for each year from `firstYear` to the last, or one word for all: `0704` is 4 July, `0101+1231`
///   two days, `-` none.
struct HolidayTable {
  /// The last year for which it is complete.
  let lastYear: Int
  /// The country's name in English.
  let name: String
  /// ISO 3166-1's code of three letters.
  let longCode: String
  /// The regions with calendars of their own, ISO 3166-2 without the country.
  let regions: [String]

  let country: String
  private let lines: ArraySlice<Substring>

  /// Finds the country with the two letters `country`.
  init(country: String) throws(HolidayError) {
    guard let table = Self(known: country) else {
      throw HolidayError(
        reason: .unknownCountry(nearest: Self.nearest(to: country)), found: country)
    }
    self = table
  }

  /// Finds the country, or nothing when the table does not have it.
  init?(known country: String) {
    guard let text = Self.text(of: country) else { return nil }
    let lines = text.split(separator: "\n")
    let head = lines[0].split(separator: "|", omittingEmptySubsequences: false)
    guard let lastYear = Int(head[0]) else { return nil }
    self.country = country
    self.lastYear = lastYear
    name = String(head[1])
    longCode = String(head[2])
    regions = head[3].split(separator: ",").map(String.init)
    self.lines = lines.dropFirst()
  }

  /// The holidays of `region`, or those of the country as a whole, with their names.
  func holidays(of region: String?) throws(HolidayError) -> [CivilDate: [String]] {
    if let region, !regions.contains(region) { throw unknown(region) }
    var holidays: [CivilDate: [String]] = [:]
    for line in lines {
      let fields = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      guard Self.scope(fields[0], contains: region) else { continue }
      for date in dates(fields[1]) { holidays[date, default: []].append(String(fields[2])) }
    }
    return holidays
  }

  private static func scope(_ scope: Substring, contains region: String?) -> Bool {
    guard !scope.isEmpty else { return true }
    let isException = scope.hasPrefix("-")
    let listed = scope.drop { $0 == "-" }.split(separator: ",")
    let isListed = region.map { region in listed.contains { $0 == region } } ?? false
    return isListed != isException
  }

  private func dates(_ field: Substring) -> [CivilDate] {
    let words = field.split(separator: " ")
    return (Self.firstYear...lastYear).flatMap { year in
      let word = words.count == 1 ? words[0] : words[year - Self.firstYear]
      return word.split(separator: "+").compactMap { digits in
        Int(digits).flatMap { CivilDate(year: year, month: $0 / 100, day: $0 % 100) }
      }
    }
  }
}
