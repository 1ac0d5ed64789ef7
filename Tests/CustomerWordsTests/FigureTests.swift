// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import Testing

@testable import CustomerWords

/// Figures as they stand in sentences, computed by hand.
@Suite("Figures")
struct FigureTests {
  private func text(
    _ parameter: Reason.Parameter, _ locale: String, placedAt: Instant? = tuesdayNoon,
    as form: MessageTemplate.Form = .standard
  ) throws -> String? {
    let conventions = try #require(Language.conventions(for: locale.lowercased()))
    return FigureWriter(conventions: conventions, timeZone: .utc, placedAt: placedAt)
      .text(for: parameter, as: form)
  }

  @Test(arguments: [
    ("en", 0, "0 m"), ("en", 0.2, "1 m"), ("en", 412, "412 m"), ("en", 998.4, "999 m"),
    ("en", 999, "999 m"), ("en", 999.2, "1 km"), ("en", 1049, "1 km"), ("en", 1051, "1.1 km"),
    ("en", 2345, "2.3 km"), ("en", 99_949, "99.9 km"), ("en", 99_951, "100 km"),
    ("en", 20_015_114, "20,015 km"), ("de", 2345, "2,3 km"), ("fr", 2345, "2,3\u{202F}km"),
    ("ja", 412, "412 m"),
    // 106 m / 0.3048 = 347.8 ft; 150 m = 492.1 ft; 161 m = 0.100 04 mi; 500 m = 0.3107 mi.
    ("en-US", 106, "350 ft"), ("en-US", 150, "500 ft"), ("en-US", 161, "0.1 mi"),
    ("en-US", 500, "0.3 mi"), ("en-US", 1609.344, "1 mi"), ("en-US", 160_934.4, "100 mi"),
    ("en-US", 0, "0 ft"), ("es-US", 500, "0.3 mi"),
    // 106 m / 0.9144 = 115.9 yd.
    ("en-GB", 106, "120 yd"), ("en-GB", 500, "0.3 mi"), ("en-IE", 500, "500 m"),
    ("en-CA", 500, "500 m"), ("ar", 2345, "\u{2068}2.3 كم\u{2069}"),
    ("ar-EG", 2345, "\u{2068}٢٫٣ كم\u{2069}"), ("en", -412, "412 m"),
  ])
  func `distances`(locale: String, meters: Double, expected: String) throws {
    #expect(try text(.meters(meters), locale) == expected)
  }

  /// 1 mi = 1609.344 m, so that 5000 m = 3.106856 mi and 5000.2 m = 3.106980 mi.
  @Test(arguments: [
    ("en", 5000.1, 5000.0, "5.0001 km", "5 km"), ("de", 5040, 5000, "5,04 km", "5 km"),
    ("en", 5060, 5000, "5.1 km", "5 km"), ("en", 412.6, 412.4, "413 m", "412 m"),
    ("en", 412.4, 412.2, "412.4 m", "412.2 m"), ("en", 120_400, 120_000, "120.4 km", "120 km"),
    ("en-US", 5000.2, 5000, "3.107 mi", "3.1069 mi"), ("en-US", 106, 105.5, "348 ft", "346 ft"),
    ("en-GB", 106, 105.5, "116 yd", "115 yd"), ("en", 999.2, 999, "1 km", "999 m"),
    ("en", 5000, 5000, "5 km", "5 km"), ("en", 5000.000_01, 5000, "5 km", "5 km"),
    ("ar-EG", 5040, 5000, "\u{2068}٥٫٠٤ كم\u{2069}", "\u{2068}٥ كم\u{2069}"),
  ])
  func `a distance beyond a limit reads as more than it`(
    locale: String, distance: Double, limit: Double, far: String, most: String
  ) throws {
    let conventions = try #require(Language.conventions(for: locale.lowercased()))
    let writer = FigureWriter(conventions: conventions, timeZone: .utc, placedAt: nil)
    let figures = ["distance": Reason.Parameter.meters(distance), "limit": .meters(limit)]
    #expect(writer.text(forFigure: "distance", of: figures, as: .standard) == far)
    #expect(writer.text(forFigure: "limit", of: figures, as: .standard) == most)
  }

  @Test(arguments: [1e9, 1e300, -1e300, .nan, .infinity, -.infinity])
  func `distances beyond the globe are not told`(meters: Double) throws {
    for locale in ["en", "en-US", "en-GB", "ar"] {
      #expect(try text(.meters(meters), locale) == nil)
    }
  }

  @Test(arguments: [
    ("de", Int64(0), "0 g"), ("de", 999, "999 g"), ("de", 1000, "1 kg"), ("de", 1250, "1,25 kg"),
    ("de", 1251, "1,251 kg"), ("en", 4201, "4.201 kg"), ("de", 4200, "4,2 kg"),
    ("fr", 4200, "4,2\u{202F}kg"),
    ("en-GB", 4200, "4.2 kg"), ("ja", 4200, "4.2 kg"), ("ar", 4200, "\u{2068}4.2 كغم\u{2069}"),
    // 4200 g / 453.59237 = 9.2594 lb; 200 g = 7.05 oz; 20 lb = 9071.8474 g.
    ("en-US", 4200, "9.3 lb"), ("en-US", 200, "8 oz"), ("en-US", 9072, "20 lb"),
    ("en-US", 9071, "20 lb"), ("en-US", 454, "1 lb"), ("en-US", 453, "16 oz"),
    ("en-US", 1, "1 oz"), ("en-US", 0, "0 oz"),
    // 2^63 - 1 g / 45.359237 g, rounded up: 203340537110000001.
    ("en", .max, "9,223,372,036,854,775.807 kg"), ("en", .min, "9,223,372,036,854,775.808 kg"),
  ])
  func `weights`(locale: String, grams: Int64, expected: String) throws {
    #expect(try text(.grams(grams), locale) == expected)
  }

  /// 20 lb = 9071.8474 g and 20.1 lb = 9117.2066 g; 8 oz = 226.796 g and 9 oz = 255.146 g.
  ///
  /// A gram does not count.
  @Test(arguments: [
    (Int64(9071), "20 lb"), (9072, "20 lb"), (9115, "20 lb"), (9117, "20.1 lb"), (9070, "19.9 lb"),
    (226, "8 oz"), (253, "8 oz"), (255, "9 oz"), (1, "0 oz"), (0, "0 oz"),
  ])
  func `a limit of weight is never told as more than it is`(grams: Int64, expected: String) throws {
    let conventions = try #require(Language.conventions(for: "en-us"))
    let writer = FigureWriter(conventions: conventions, timeZone: .utc, placedAt: nil)
    #expect(writer.text(for: .grams(grams), as: .standard, called: "limit") == expected)
  }

  @Test(arguments: [
    ("en", Int64(0), "0 min"), ("en", 1, "1 min"), ("en", 60, "1 min"), ("en", 61, "2 min"),
    ("en", 2700, "45 min"), ("en", 4800, "1 h 20 min"), ("en", 7200, "2 h"),
    ("en", 86_400, "1 day"), ("en", 180_000, "2 days 2 h"), ("en", 86_401, "1 day 1 h"),
    ("de", 4800, "1 Stunde 20 Minuten"), ("de", 60, "1 Minute"), ("de", 172_800, "2 Tage"),
    ("fr", 4800, "1\u{202F}h 20\u{A0}min"), ("fr", 86_400, "1\u{A0}jour"),
    ("es", 4800, "1 h 20 min"),
    ("pt", 172_800, "2 dias"), ("ja", 4800, "1時間20分"), ("ja", 172_800, "2日"),
    ("ar", 60, "\u{2068}دقيقة واحدة\u{2069}"), ("ar", 120, "\u{2068}دقيقتين\u{2069}"),
    ("ar", 300, "\u{2068}5 دقائق\u{2069}"), ("ar", 2700, "\u{2068}45 دقيقة\u{2069}"),
    ("ar", 4800, "\u{2068}ساعة واحدة و20 دقيقة\u{2069}"),
    ("ar-EG", 2700, "\u{2068}٤٥ دقيقة\u{2069}"), ("en", -2700, "45 min"),
    // 2^63 s in minutes and hours, rounded up: 153722867280912931 min, 2562047788015216 h,
    // 106751991167300 days and 16 hours.
    ("en", .max, "106,751,991,167,300 days 16 h"), ("en", .min, "106,751,991,167,300 days 16 h"),
  ])
  func `durations`(locale: String, seconds: Int64, expected: String) throws {
    #expect(try text(.seconds(seconds), locale) == expected)
  }

  @Test(arguments: [
    ("en-US", Int64(320), "$3.20"), ("de", 320, "3,20\u{A0}$"), ("fr", 320, "3,20\u{A0}$US"),
    ("ja", 320, "$3.20"), ("pt-BR", 320, "US$\u{A0}3,20"), ("es", 123_456, "1234,56\u{A0}US$"),
    ("es", 1_234_567, "12.345,67\u{A0}US$"), ("en", -50, "-$0.50"), ("de", -50, "-0,50\u{A0}$"),
    ("ar", 320, "\u{2068}\u{200F}3.20\u{A0}US$\u{2069}"),
    ("ar-EG", 320, "\u{2068}\u{200F}٣٫٢٠\u{A0}US$\u{2069}"),
    ("en", .min, "-$92,233,720,368,547,758.08"),
  ])
  func `amounts of money`(locale: String, cents: Int64, expected: String) throws {
    #expect(try text(.money(.usCents(cents)), locale) == expected)
  }

  @Test(arguments: [
    // Tuesday noon and so many seconds.
    ("en-US", 0, "today at 12:00\u{A0}PM"), ("en-US", 23_400, "today at 6:30\u{A0}PM"),
    ("en-US", 86_400, "tomorrow at 12:00\u{A0}PM"),
    ("en-US", -86_400, "yesterday at 12:00\u{A0}PM"),
    ("en-US", 43_200, "tomorrow at 12:00\u{A0}AM"),
    ("en-US", 2 * 86_400, "on Thursday at 12:00\u{A0}PM"),
    ("en-US", 6 * 86_400, "on Monday at 12:00\u{A0}PM"),
    ("en-US", 7 * 86_400, "on December 8 at 12:00\u{A0}PM"),
    ("en-US", -2 * 86_400, "on November 29 at 12:00\u{A0}PM"),
    ("en-US", 31 * 86_400, "on January 1, 2027 at 12:00\u{A0}PM"),
    ("en-GB", 7 * 86_400, "on 8 December at 12:00"), ("de", 0, "heute um 12:00 Uhr"),
    ("de", 2 * 86_400, "übermorgen um 12:00 Uhr"), ("de", 3 * 86_400, "am Freitag um 12:00 Uhr"),
    ("de", 7 * 86_400, "am 8. Dezember um 12:00 Uhr"), ("fr", 86_400, "demain à 12:00"),
    ("fr", 3 * 86_400, "vendredi à 12:00"), ("fr", 31 * 86_400, "le 1er janvier 2027 à 12:00"),
    ("fr-CA", 86_400, "demain à 12\u{A0}h\u{A0}00"), ("es", 86_400, "mañana a las 12:00"),
    ("es", -39_600, "hoy a la 1:00"), ("es-MX", 3600, "hoy a la 1:00\u{A0}p.m."),
    ("es", 3 * 86_400, "el viernes a las 12:00"), ("pt-BR", 4 * 86_400, "no sábado às 12:00"),
    ("pt-BR", -39_600, "hoje à 01:00"), ("pt-PT", 7 * 86_400, "a 8 de dezembro às 12:00"),
    ("ja", 86_400, "明日12:00"), ("ja", 7 * 86_400, "12月8日12:00"), ("ja", -10_800, "今日9:00"),
    ("ar", 86_400, "\u{2068}غدًا الساعة 12:00\u{A0}م\u{2069}"),
    ("ar-EG", 3 * 86_400, "\u{2068}يوم الجمعة الساعة ١٢:٠٠\u{A0}م\u{2069}"),
  ])
  func `instants`(locale: String, seconds: Int, expected: String) throws {
    let instant = tuesdayNoon.advanced(bySeconds: Int64(seconds))
    #expect(try text(.instant(instant), locale) == expected)
  }

  @Test func `days are those of the service's clocks`() throws {
    let zone = try IANATimeZone(identifier: "Asia/Tokyo")
    let conventions = try #require(Language.conventions(for: "en"))
    // 12:00 UTC is 21:00 in Tokyo, and three hours later it is the next day there.
    let writer = FigureWriter(conventions: conventions, timeZone: zone, placedAt: tuesdayNoon)
    let later = tuesdayNoon.advanced(bySeconds: 3 * 3600)
    #expect(writer.text(for: .instant(later), as: .standard) == "tomorrow at 12:00\u{A0}AM")
  }

  @Test func `instants without a today have their full date`() throws {
    #expect(
      try text(.instant(tuesdayNoon), "en", placedAt: nil) == "on December 1, 2026 at 12:00\u{A0}PM"
    )
    let neutral = FigureWriter(conventions: .neutral, timeZone: .utc, placedAt: nil)
    #expect(neutral.text(for: .instant(tuesdayNoon), as: .standard) == "2026-12-01 12:00")
  }

  @Test(arguments: [Int64.min, .min + 1, -62_167_219_201, .max - 1, .max])
  func `instants at the ends of time are told`(seconds: Int64) throws {
    for locale in CLDR.locales {
      for today in [nil, tuesdayNoon, Instant(secondsSince1970: .min)] {
        let instant = Reason.Parameter.instant(Instant(secondsSince1970: seconds))
        #expect(try text(instant, locale, placedAt: today)?.isEmpty == false)
      }
    }
  }

  @Test func `a figure is not told in a form that it does not have`() throws {
    #expect(try text(.money(.usCents(1)), "en", as: .date) == nil)
    #expect(try text(.text("noon"), "en", as: .time) == nil)
    #expect(try text(.instant(tuesdayNoon), "en", as: .number) == nil)
  }

  @Test(arguments: [
    ("en", "Pier 4", "Pier 4"), ("en", "Café", "Café"), ("en", "المرفأ", "\u{2068}المرفأ\u{2069}"),
    ("de", "רחוב", "\u{2068}רחוב\u{2069}"), ("ar", "Pier 4", "\u{2068}Pier 4\u{2069}"),
    // An override would turn the rest of the sentence around; the end of an isolate would leave it.
    ("en", "a\u{202E}b\u{2069}c", "abc"), ("ar", "a\u{2069}b", "\u{2068}ab\u{2069}"),
    ("en", "{zone}", "{zone}"), ("en", "", ""),
  ])
  func `names cannot disturb the sentence`(locale: String, name: String, expected: String) throws {
    #expect(try text(.text(name), locale) == expected)
  }
}
