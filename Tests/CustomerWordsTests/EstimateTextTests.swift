// SPDX-License-Identifier: MIT

import DeliveryModel
import Foundation
import Schedules
import TestSupport
import Testing

@testable import CustomerWords

/// A range as ICU writes it, from `scripts/generate-cldr-ranges.mjs`.
struct RangeRow: CustomTestStringConvertible {
  let kind: String
  let locale: String
  /// `25-35` minutes, or `18:30-19:00` on Tuesday, 1 December 2026.
  let range: String
  let text: String

  var testDescription: String { "\(kind) \(range) in \(locale)" }

  static let all: [RangeRow] = {
    let file = SharedData.packageDirectory.appending(
      path: "Tests/Fixtures/CustomerWords/ranges.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 4 else { return nil }
      return RangeRow(kind: cells[0], locale: cells[1], range: cells[2], text: cells[3])
    }
  }()

  /// The text with the catalogue's spaces: no-break ones before halves of the day, in French also around "h".
  var expected: String {
    var text = text.replacing("\u{202F}", with: "\u{A0}")
    for half in ["ص", "م"] where locale.hasPrefix("ar") {
      text = text.replacing(" \(half)", with: "\u{A0}\(half)")
    }
    if locale == "fr-CA" { text = text.replacing(" h ", with: "\u{A0}h\u{A0}") }
    // CLDR has "Tue 18:30" but "Tue, 18:30–19:00" in English; both are written without a comma here.
    if kind == "weekday", locale.hasPrefix("en") { text = text.replacing("Tue, ", with: "Tue ") }
    return text
  }
}

@Suite("Texts of estimates")
struct EstimateTextTests {
  /// Monday, 30 November 2026, 12:00 UTC.
  private static let mondayNoon = tuesdayNoon.advanced(bySeconds: -86_400)

  private func estimate(
    _ minutes: ClosedRange<Int64>, placedAt: Instant = tuesdayNoon, window: Estimate.Window? = nil
  ) -> Estimate {
    Estimate(
      parts: [],
      forecast: EstimateForecast(
        p10: minutes.lowerBound * 60, p50: minutes.lowerBound * 60, p90: minutes.upperBound * 60),
      onTime: 0.9, placedAt: placedAt, roundTo: 5, window: window)
  }

  private func text(_ estimate: Estimate, _ locale: String, timeZone: IANATimeZone = .utc) -> String
  {
    MessageCatalogue(area: .sample(timeZone: timeZone)).text(for: estimate, locale: locale)
  }

  /// The text without the marks that isolate it.
  private func plain(_ text: String) -> String {
    text.replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
  }

  @Test func `the fixture is there`() {
    #expect(RangeRow.all.count > 200)
  }

  @Test(arguments: RangeRow.all)
  func `ranges are as ICU writes them`(row: RangeRow) throws {
    let ends = row.range.split(separator: "-").map(String.init)
    let estimate: Estimate
    if row.kind == "minutes" {
      estimate = self.estimate(try #require(Int64(ends[0]))...(try #require(Int64(ends[1]))))
    } else {
      let instants = try ends.map { try Instant(rfc3339: "2026-12-01T\($0):00Z") }
      estimate = self.estimate(
        0...1, placedAt: row.kind == "clock" ? tuesdayNoon : Self.mondayNoon,
        window: Estimate.Window(from: instants[0], until: instants[1]))
    }
    #expect(plain(text(estimate, row.locale)) == row.expected)
  }

  /// Beyond an hour: 12:00 and 70 to 95 minutes is 13:10 to 13:35; odd minutes go to multiples of five.
  @Test(
    arguments: [
      (35...60, "35–60 mins"), (40...61, "12:40–13:05"), (70...95, "13:10–13:35"),
      (73...93, "13:10–13:35"), (65...65, "13:05–13:10"),
      // Until after midnight, and on the next day.
      (710...730, "23:50–00:10"), (770...800, "Wed 00:50–01:20"),
    ] as [(ClosedRange<Int64>, String)])
  func `beyond an hour a window on the clock is told`(minutes: ClosedRange<Int64>, expected: String)
  {
    #expect(text(estimate(minutes), "en-GB") == expected)
  }

  @Test func `a window more than six days ahead is told by its date`() {
    let from = tuesdayNoon.advanced(bySeconds: 7 * 86_400)
    let window = Estimate.Window(from: from, until: from.advanced(bySeconds: 1800))
    #expect(text(estimate(0...1, window: window), "en-GB") == "on 8 December 12:00–12:30")
  }

  @Test func `the clocks are those of the service`() throws {
    let nepal = try IANATimeZone(identifier: "Asia/Kathmandu")
    // 12:00 UTC is 17:45 in Kathmandu: 18:55 to 19:20.
    #expect(text(estimate(70...95), "en-GB", timeZone: nepal) == "18:55–19:20")
  }

  @Test(arguments: ["ar", "ar-EG"])
  func `a text from right to left is isolated`(locale: String) {
    let text = text(estimate(25...35), locale)
    #expect(text.hasPrefix("\u{2068}") && text.hasSuffix("\u{2069}"))
  }

  /// The service's language, here none that the catalogue speaks, then English.
  @Test func `a language that is not spoken is served by English`() {
    #expect(text(estimate(25...35), "ko") == "25–35 min")
  }
}
