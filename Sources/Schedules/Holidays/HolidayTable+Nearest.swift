// SPDX-License-Identifier: MIT

import Diagnostics

extension HolidayTable {
  /// Codes that are in use but not in ISO 3166-1.
  private static let otherCodes = ["UK": "GB", "EL": "GR"]

  /// Countries that `word` may have meant, as `"DE" (Germany)`: whose name or longer code it is, or nearly is,
  /// or from whose code one letter is different.
  static func nearest(to word: String) -> [String] {
    let tables = countries.compactMap { code in Self(known: code).map { (code: code, table: $0) } }
    let wanted = word.uppercased()
    let meant = otherCodes[wanted] ?? wanted
    var found = tables.filter { code, table in
      code == meant || table.longCode == meant || table.name.uppercased() == meant
    }
    if found.isEmpty, word.count > 3 {
      let name = Spelling.nearest(to: word, among: tables.map(\.table.name))
      found = tables.filter { $0.table.name == name }
    }
    if found.isEmpty {
      found = tables.filter { Spelling.distance($0.code, String(wanted.prefix(3))) == 1 }
    }
    return found.map { "\"\($0.code)\" (\($0.table.name))" }
  }

  /// Why `region` has no calendar, with the region that may have been meant.
  func unknown(_ region: String) -> HolidayError {
    let wanted = region.uppercased()
    // As in `US-MA`.
    let code =
      wanted.hasPrefix("\(country)-") ? String(wanted.dropFirst(country.count + 1)) : wanted
    let nearest = regions.contains(code) ? code : Spelling.nearest(to: code, among: regions)
    return HolidayError(
      reason: .unknownRegion(country: country, nearest: nearest, known: regions), found: region)
  }
}
