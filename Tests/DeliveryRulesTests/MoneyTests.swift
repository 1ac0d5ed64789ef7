// SPDX-License-Identifier: MIT

import DeliveryModel
import Testing

@Suite("Money")
struct MoneyTests {
  @Test(
    arguments: [
      // Two digits.
      ("USD", 299, "$2.99"), ("USD", 0, "$0.00"), ("USD", 5, "$0.05"),
      ("USD", 1_000_000, "$10000.00"),
      ("EUR", -50, "-€0.50"), ("EUR", -1, "-€0.01"), ("SEK", 1250, "12.50 SEK"),
      // None.
      ("JPY", 300, "¥300"), ("JPY", 0, "¥0"), ("JPY", -7, "-¥7"), ("ISK", 90, "90 ISK"),
      // Three.
      ("KWD", 2500, "2.500 KWD"), ("BHD", -1, "-0.001 BHD"),
      // Four.
      ("CLF", 12_345, "1.2345 CLF"), ("UYW", 1, "0.0001 UYW"),
      // The ends of the range: ±2⁶³.
      ("USD", Int64.max, "$92233720368547758.07"), ("USD", Int64.min, "-$92233720368547758.08"),
      ("JPY", Int64.min, "-¥9223372036854775808"), ("KWD", Int64.max, "9223372036854775.807 KWD"),
      ("CLF", Int64.min, "-922337203685477.5808 CLF"),
    ] as [(String, Int64, String)])
  func `an amount is written with the digits of its currency`(
    code: String, minorUnits: Int64, text: String
  ) throws {
    let currency = try #require(Currency(code: code))
    #expect(Money(minorUnits: minorUnits, currency: currency).description == text)
  }

  @Test(arguments: ["", "US", "USDX", "usd", "U$D", "US ", "ÜSD", "U\u{308}SD", "ＵＳＤ", "US1"])
  func `a code other than three capitals is no currency`(code: String) {
    #expect(Currency(code: code) == nil)
  }

  // Codes that nobody has, a metal, the code for tests, one withdrawn in 2023.
  @Test(arguments: ["XQQ", "EUO", "ABC", "XAU", "XTS", "HRK"])
  func `a code that no money has is no currency`(code: String) {
    #expect(Currency(code: code) == nil)
  }

  @Test(arguments: ["AED", "CHF", "EUR", "XCG", "XOF", "ZMW", "ZWG"])
  func `a code of the table is a currency`(code: String) {
    #expect(Currency(code: code)?.code == code)
  }
}
