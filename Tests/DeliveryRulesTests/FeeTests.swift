// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Testing

@Suite("Fees")
struct FeeTests {
  @Test(
    arguments: [
      ([], 0),
      ([299], 299),
      ([299, -100, 50], 249),
      // Never below zero.
      ([299, -300], 0), ([-5], 0), ([Int64.min], 0),
      // A discount below zero still counts against what follows.
      ([100, -300, 250], 50),
      // 2⁶³-1 is the limit, in whatever order it is reached.
      ([Int64.max, 1], Int64.max), ([Int64.max, 1, -1], Int64.max),
      ([Int64.max, -1, 1], Int64.max),
      ([Int64.max, Int64.max, Int64.min, Int64.min], 0), ([Int64.min, -1, Int64.max], 0),
      // 2·(2⁶³-1) - 2⁶³ - 5 = 2⁶³ - 7, below the limit though the first sum is above it.
      ([Int64.max, Int64.max, Int64.min, -5], Int64.max - 6),
    ] as [([Int64], Int64)])
  func `a fee is the sum of its parts, never below zero nor beyond 64 bits`(
    amounts: [Int64], total: Int64
  ) {
    let parts = amounts.map {
      Fee.Part(name: "part", amount: Money(minorUnits: $0, currency: .usDollar))
    }
    let fee = Fee(parts: parts, currency: .usDollar)
    #expect(fee.total == Money(minorUnits: total, currency: .usDollar))
    // What would make it negative is made up for, so that the parts still add up to the total.
    #expect(Array(fee.parts.prefix(parts.count)) == parts)
    let sum = amounts.reduce(0) { $0 + Int128($1) }
    #expect(fee.parts.dropFirst(parts.count).map(\.name) == (sum < 0 ? ["floor"] : []))
    let shown = fee.parts.reduce(0) { $0 + Int128($1.amount.minorUnits) }
    // The floor of 2⁶³ itself is one more than a part can hold.
    #expect(shown == Int128(total) || sum > Int128(Int64.max) || sum == Int128(Int64.min))
  }

  @Test(
    arguments: [
      (nil, 299, ["base"]), (0, 299, ["base"]), (2999, 299, ["base"]),
      (3000, 0, ["base", "freeFrom"]), (3001, 0, ["base", "freeFrom"]),
      (Int64.max, 0, ["base", "freeFrom"]), (Int64.min, 299, ["base"]),
    ] as [(Int64?, Int64, [String])])
  func `delivery is free from exactly the limit on`(
    subtotal: Int64?, total: Int64, parts: [String]
  ) throws {
    let area = try ServiceArea.square(
      defaults: .init(fee: FeeSchedule(base: 299, freeFrom: 3000)))
    let request = DeliveryRequest(to: .inside, basket: Basket(subtotal: subtotal))
    let fee = try #require(try DecisionEngine(area).quote(for: request).fee)
    #expect(fee.total.minorUnits == total)
    #expect(fee.parts.map(\.name) == parts)
  }

  @Test func `an unknown basket gets nothing off`() throws {
    let area = try ServiceArea.square(defaults: .init(fee: FeeSchedule(base: 299, freeFrom: 0)))
    let quote = try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
    #expect(quote.fee?.total.minorUnits == 299)
  }

  @Test func `the smallest base of all does not stop free delivery`() throws {
    let area = try ServiceArea.square(
      defaults: .init(fee: FeeSchedule(base: .min, freeFrom: 1)))
    let request = DeliveryRequest(to: .inside, basket: Basket(subtotal: 1))
    #expect(try DecisionEngine(area).quote(for: request).fee?.total.minorUnits == 0)
  }

  @Test func `a rule adds to the fee and takes off it under its own name`() throws {
    let area = try ServiceArea.square(defaults: .init(fee: FeeSchedule(base: 299)))
    let engine = DecisionEngine(
      area,
      rules: [
        ScriptedRule("rain", .adjust(Adjustment(minorUnits: 150))),
        ScriptedRule("staff", .adjust(Adjustment(minorUnits: -49))),
        ScriptedRule("time-only", .adjust(Adjustment(seconds: 60))),
      ])
    let fee = try #require(try engine.quote(for: DeliveryRequest(to: .inside)).fee)
    #expect(fee.parts.map(\.name) == ["base", "rain", "staff"])
    // 299 + 150 - 49.
    #expect(fee.total.minorUnits == 400)
  }

  @Test func `a rule's charge counts where no fee is configured`() throws {
    let rain = ScriptedRule("rain", .adjust(Adjustment(minorUnits: 150)))
    let engine = DecisionEngine(try .square(), rules: [rain])
    let fee = try #require(try engine.quote(for: DeliveryRequest(to: .inside)).fee)
    #expect(fee.total.minorUnits == 150)
    #expect(fee.parts.map(\.name) == ["rain"])
    #expect(try engine.quote(for: DeliveryRequest(to: .justOutside)).fee == nil)
  }

  @Test func `no fee is said where none is configured`() throws {
    #expect(try DecisionEngine(.square()).quote(for: DeliveryRequest(to: .inside)).fee == nil)
  }
}
