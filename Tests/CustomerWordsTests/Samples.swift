// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

@testable import CustomerWords

/// Tuesday, 1 December 2026, 12:00 UTC.
let tuesdayNoon = Instant(secondsSince1970: 1_796_126_400)

extension Money {
  /// An amount in the minor units of the Swiss franc.
  static func swissFrancs(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: Currency(code: "CHF") ?? .usDollar)
  }

  /// An amount in cents of the United States dollar.
  static func usCents(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: .usDollar)
  }
}

extension ServiceArea {
  /// A service without zones, on UTC.
  static func sample(
    locale: String = "en", timeZone: IANATimeZone = .utc,
    messages: [ReasonCode: [String: String]] = [:]
  ) -> ServiceArea {
    ServiceArea(
      name: "Harbor", timeZone: timeZone, locale: locale, zones: [], holidays: .empty,
      messages: messages, version: "1")
  }
}

extension MessageVocabulary {
  /// A figure of every kind.
  static func sample(of kind: Kind) -> Reason.Parameter {
    switch kind {
    case .text: .text("Pier 4")
    case .meters: .meters(2345)
    case .money: .money(.usCents(650))
    case .instant: .instant(tuesdayNoon.advanced(bySeconds: 3 * 86_400 + 1800))
    case .count: .count(18)
    case .grams: .grams(1250)
    case .seconds: .seconds(4800)
    }
  }

  /// Samples of all parameters of `code`.
  static func samples(for code: ReasonCode) -> [String: Reason.Parameter] {
    (parameters(of: code) ?? [:]).mapValues(sample(of:))
  }
}
