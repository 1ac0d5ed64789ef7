// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Testing

/// Wildcards and ranges as people write them, without what goes wrong elsewhere:
/// `KW15*...KW17*` misses KW17 (woocommerce#27015 and #28390), `PA67*` matches PA6 7LN (woocommerce#36797).
@Suite("Postcodes")
struct PostcodeTests {
  struct Sample: CustomTestStringConvertible {
    let pattern: String
    let matching: [String]
    let others: [String]
    var testDescription: String { pattern }
  }

  private static let samples = [
    Sample(
      pattern: "02110",
      matching: ["02110", "02-110", " 02110 ", "02110-1234", "021101234", "02110 1234"],
      others: ["2110", "021100", "02111-0234", "0211-01234"]),
    Sample(
      pattern: "SW1A 1AA", matching: ["SW1A 1AA", "sw1a1aa", "SW1A-1AA"], others: ["SW1A 1AB"]),
    Sample(
      pattern: "KW15*", matching: ["KW15 1AA", "kw151aa", "KW15"], others: ["KW16 1AA", "KW1 5AA2"]),
    Sample(
      pattern: "PA67 *", matching: ["PA67 1AB", "PA671AB", "pa67-1ab"],
      others: ["PA6 7LN", "PA67LN"]),
    Sample(
      pattern: "PA67*", matching: ["PA67 1AB", "pa671ab"],
      others: ["PA68 1AB", "PA6 7LN", "PA67LN"]),
    Sample(
      pattern: "SW1A 1*", matching: ["SW1A 1AA", "SW1A1AB"], others: ["SW1A 2AA", "SW1 1AA"]),
    Sample(
      pattern: "SW1A", matching: ["SW1A", "SW1A 1AA", "sw1a1aa"], others: ["SW1 1AA", "SW1B 1AA"]),
    Sample(pattern: "1012*", matching: ["1012 AB", "1012AB"], others: ["1013 AB"]),
    Sample(pattern: "1012 A*", matching: ["1012 AB", "1012AB"], others: ["1012 BA", "1012BA"]),
    Sample(pattern: "K1A*", matching: ["K1A 0B1", "k1a0b1"], others: ["K1B 0A1"]),
    Sample(
      pattern: "KW15*...KW17*", matching: ["KW15 1AA", "KW16", "KW17 9ZZ"],
      others: ["KW14 1AA", "KW18 1AA", "KW1 5AA"]),
    Sample(
      pattern: "90210...90299",
      matching: ["90210", "90250", "90299", "90210-0001", "902991234", "90250 1234"],
      others: [
        "90209", "90300", "9025", "902500", "9021A", "90209-9999", "903000001", "9025-01234",
      ]),
    Sample(
      pattern: "1000...1099", matching: ["1012", "1012 AB", "1012ab", "1099ZZ"],
      others: ["1100 AB", "0999AB", "10120", "10-12345"]),
    Sample(
      pattern: "SW1...SW9", matching: ["SW1 1AA", "sw91aa"], others: ["SW10 1AA", "SW1A 1AA"]),
    Sample(pattern: "K1A...K1A", matching: ["K1A 0B1", "k1a0b1"], others: ["K1B 0A1"]),
    Sample(
      pattern: "00-950...00-999", matching: ["00-950", "00999"], others: ["00-949", "01-950", "00"]),
    Sample(pattern: "D01...D24", matching: ["D01", "d-13", "D24"], others: ["D25", "E13", "D1"]),
    Sample(pattern: "09...10", matching: ["09", "10"], others: ["9", "11", "08"]),
  ]

  @Test(arguments: samples)
  func `a pattern stands for its postcodes and no others`(_ sample: Sample) throws {
    let pattern = try #require(PostcodePattern(sample.pattern))
    for text in sample.matching {
      #expect(pattern.matches(try #require(Postcode(text))), "\(text)")
    }
    for text in sample.others {
      #expect(!pattern.matches(try #require(Postcode(text))), "\(text)")
    }
  }

  @Test(arguments: [
    "", "*", " *", "...", "1...", "90299...90210", "9021...90299", "D01...E24", "1...2...3",
    "12*...13", "12...13*", "90_210", "Straße", "A...B", "12345678901234567",
  ])
  func `what is no pattern is refused`(_ text: String) {
    #expect(PostcodePattern(text) == nil)
  }

  /// Every number of five digits, against plain numbers.
  @Test(arguments: [(0, 99_999), (10_115, 14_199), (99_999, 99_999)])
  func `a range holds the numbers between its ends`(first: Int, last: Int) throws {
    func code(_ number: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: 5 - digits.count) + digits
    }
    let pattern = try #require(PostcodePattern("\(code(first))...\(code(last))"))
    for number in stride(from: 0, through: 99_999, by: 7) {
      let postcode = try #require(Postcode(code(number)))
      #expect(pattern.matches(postcode) == (first...last).contains(number))
    }
  }

  @Test(
    arguments: [
      ("10115", []), ("10999", [.postcodeNotServed]), ("20000", [.postcodeNotServed]),
      (nil, [.missingInput]), ("??", [.missingInput]), (" ", [.missingInput]),
    ] as [(String?, [ReasonCode])])
  func `what is refused is refused whatever is allowed`(
    postcode: String?, codes: [ReasonCode]
  ) throws {
    var terms = Terms()
    terms.postcodes = PostcodeTerms(
      allowed: [try #require(PostcodePattern("10*"))],
      refused: [try #require(PostcodePattern("10999"))])
    let quote = try DecisionEngine(.square(defaults: terms))
      .quote(for: DeliveryRequest(to: .inside, postcode: postcode))
    #expect(quote.codes == codes)
  }

  @Test(
    arguments: [
      (nil, nil), ("", nil), (" \u{A0}", nil), ("??", "??"), ("Straße 1", "Straße 1"),
      (String(repeating: "1", count: 33), String(repeating: "1", count: 32) + "…"),
    ] as [(String?, String?)])
  func `what cannot be read as a postcode is told, and is not missing`(
    postcode: String?, found: String?
  ) throws {
    var terms = Terms()
    terms.postcodes = PostcodeTerms(allowed: [try #require(PostcodePattern("10*"))])
    let quote = try DecisionEngine(.square(defaults: terms))
      .quote(for: DeliveryRequest(to: .inside, postcode: postcode))
    let reason = try #require(quote.reasons.first)
    #expect(reason.parameters["found"] == found.map { .text($0) })
    #expect(
      reason.message
        == (found.map { "We can't read “\($0)” as a postcode: please check it" }
          ?? "We need your postcode to answer that"))
    let detail = quote.trace.first { $0.rule == "postcode" }?.detail
    #expect(
      detail == "destination.postcode \(found == nil ? "is not given" : "cannot be read")")
  }
}
