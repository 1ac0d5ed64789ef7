// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import Testing

@testable import CustomerWords

/// Figures against CLDR, row by row.
@Suite("Figures as CLDR has them")
struct CLDRTests {
  private func conventions(_ locale: String) throws -> Conventions {
    try #require(Language.conventions(for: locale.lowercased()), "\(locale)")
  }

  @Test func `plural forms`() throws {
    let rows = CLDR.rows(of: "plural")
    #expect(rows.count == 23 * 49)
    for row in rows {
      let count = try #require(Int64(row.subject))
      let category = try conventions(row.locale).plural.category(of: count)
      #expect(category.rawValue == row.text, "\(row)")
    }
  }

  @Test func `whole numbers`() throws {
    let rows = CLDR.rows(of: "count")
    #expect(rows.count == 23 * 5)
    for row in rows {
      let count = try #require(UInt64(row.subject))
      // babel loses all groups but the last when an apostrophe stands between them.
      if row.locale == "de-CH", count > 999_999 { continue }
      let text = try Self.normalized(conventions(row.locale).numbers.text(count))
      #expect(text == Self.normalized(row.text), "\(row)")
    }
  }

  @Test func `amounts of money`() throws {
    let rows = CLDR.rows(of: "money")
    #expect(rows.count == 23 * 15 * 5)
    for row in rows where !Self.differsForMoney(row) {
      let parts = row.subject.split(separator: " ")
      let money = try Money(
        minorUnits: #require(Int64(parts[0])), currency: #require(Currency(code: String(parts[1]))))
      let conventions = try conventions(row.locale)
      let text = Self.withLatinDigits(conventions.money.text(money, numbers: conventions.numbers))
      // CLDR keeps letters off digits by a rule that babel does not know (UTS #35, part 3, §3.7.1).
      let spaced = text.replacing("\u{A0}", with: "")
      #expect(text == row.text || spaced == row.text, "\(row), not \(text)")
    }
  }

  private static func differsForMoney(_ row: CLDR.Row) -> Bool {
    switch (row.locale, row.subject) {
    // CLDR writes codes for all currencies but the own, which tells nobody more than "€" does.
    case ("en-AU", _), ("en-NZ", _): true
    // babel loses groups that an apostrophe divides.
    case ("de-CH", "1234567 JPY"), ("de-CH", "1234567 KRW"): true
    // babel does not know that 1234 has no group here (minimumGroupingDigits).
    case ("es", "1234567 KWD"), ("pt-PT", "1234567 KWD"): true
    default: false
    }
  }

  @Test func `units of length and weight`() throws {
    let rows = CLDR.rows(of: "measure")
    #expect(rows.count == 23 * 9)
    for row in rows {
      let conventions = try conventions(row.locale)
      let unit = String(row.subject.dropFirst(4))
      // Feet, yards, miles, ounces and pounds are only written where people count in them.
      guard let pattern = Self.pattern(of: unit, in: conventions.measures) else { continue }
      let number = conventions.numbers.text(tenths: 15)
      let text = pattern.replacing("#", with: number)
      #expect(Self.normalized(text) == Self.normalized(row.text), "\(row)")
    }
  }

  private static func pattern(of unit: String, in measures: MeasureConventions) -> String? {
    switch (unit, measures.system) {
    case ("m", _): measures.meter
    case ("km", _): measures.kilometer
    case ("g", _): measures.gram
    case ("kg", _): measures.kilogram
    case ("ft", .unitedStates): measures.foot
    case ("mi", .unitedStates), ("mi", .british): measures.mile
    case ("yd", .british): measures.yard
    case ("lb", .unitedStates): measures.pound
    case ("oz", .unitedStates): measures.ounce
    default: nil
    }
  }

  @Test func `days of a year and of any year`() throws {
    let rows = CLDR.rows(of: "day") + CLDR.rows(of: "date")
    #expect(rows.count == 23 * 24)
    for row in rows {
      let parts = row.subject.split(separator: "-").compactMap { Int($0) }
      let (year, month) = parts.count == 3 ? (parts[0], parts[1]) : (2026, parts[0])
      let date = try #require(CivilDate(year: year, month: month, day: 24))
      let firstOfJanuary = CivilDate(year: 2026, month: 1, day: 1)
      // The 24th of January is more than a week after the 1st, so it is told by its date too.
      let moment = CivilDateTime(date: date, time: .midnight)
      let conventions = try conventions(row.locale)
      let text = Self.normalized(
        conventions.when(
          moment, today: parts.count == 3 ? nil : firstOfJanuary, tellsDate: true, tellsTime: false)
      )
      #expect(text.hasSuffix(row.text), "\(row), not \(text)")
      let preposition = text.dropLast(row.text.count)
      #expect(
        ["", "on ", "am ", "le ", "el ", "em ", "a ", "يوم "].contains(preposition), "\(row)")
    }
  }

  @Test func `days of the week`() throws {
    let rows = CLDR.rows(of: "weekday")
    #expect(rows.count == 23 * 7)
    for row in rows {
      let day = try #require(Int(row.subject))
      let text = try conventions(row.locale).calendar.weekdays[day - 1]
      #expect(text.hasSuffix(row.text), "\(row)")
    }
  }

  @Test func `days beside today`() throws {
    let rows = CLDR.rows(of: "near")
    #expect(rows.count > 90)
    for row in rows {
      let days = try #require(Int(row.subject))
      // No sentence looks back farther than a day.
      guard days >= -1, let text = try conventions(row.locale).calendar.neighbours[days] else {
        continue
      }
      #expect(text == row.text, "\(row)")
    }
  }

  @Test func `clocks`() throws {
    let rows = CLDR.rows(of: "clock")
    #expect(rows.count == 23 * 7)
    for row in rows {
      let parts = row.subject.split(separator: ":").compactMap { Int($0) }
      let time = try #require(CivilTime(hour: parts[0], minute: parts[1]))
      let date = try #require(CivilDate(year: 2026, month: 12, day: 24))
      let text = try conventions(row.locale).when(
        CivilDateTime(date: date, time: time), today: nil, tellsDate: false, tellsTime: true)
      #expect(Self.normalized(text) == Self.normalized(row.text), "\(row)")
    }
  }

  /// Spaces of any width count as one, and digits of any script.
  private static func normalized(_ text: String) -> String {
    withLatinDigits(String(text.map { $0.isWhitespace ? " " : $0 }))
  }

  /// babel writes the points and commas of a locale's own digits, but not the digits.
  private static func withLatinDigits(_ text: String) -> String {
    String(text.map { $0.wholeNumberValue.map { Character("\($0)") } ?? $0 })
  }
}
