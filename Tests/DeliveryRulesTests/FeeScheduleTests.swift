// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@Suite("Fee schedules")
struct FeeScheduleTests {
  private static let hub = Hub(
    id: "hub", name: "Hub", coordinate: Coordinate(longitude: 0.5, latitude: 0.49))

  private func fee(_ schedule: FeeSchedule, _ basket: Basket?) throws -> Fee {
    let area = try ServiceArea.square(defaults: .init(fee: schedule), hubs: [Self.hub])
    let quote = try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside, basket: basket))
    return try #require(quote.fee)
  }

  // 0.01° of latitude are 1111.951 m: 1112 begun metres.
  @Test(arguments: [(1111, 300), (1112, 100), (1113, 100)] as [(Int64, Int64)])
  func `a tier reaches up to its end`(end: Int64, total: Int64) throws {
    var schedule = FeeSchedule(base: 100)
    schedule.distance = [
      FeeSchedule.Tier(upTo: end, add: 0), FeeSchedule.Tier(upTo: nil, add: 200),
    ]
    #expect(try fee(schedule, nil).total.minorUnits == total)
  }

  @Test(
    arguments: [
      // 2.5 % of 1020 = 25.5, half up: 26. Of 1019: 25.475.
      (250, 1020, 26), (250, 1019, 25), (1, 4999, 0), (1, 5000, 1), (10_000, 777, 777),
      (250, -1020, 0),
    ] as [(Int64, Int64, Int64)])
  func `a percentage is rounded half up`(
    basisPoints: Int64, subtotal: Int64, total: Int64
  ) throws {
    var schedule = FeeSchedule(base: 0)
    schedule.basisPoints = basisPoints
    #expect(try fee(schedule, Basket(subtotal: subtotal)).total.minorUnits == total)
  }

  @Test(arguments: [("12:00-13:00", 360), ("13:00-14:00", 300), ("unknown", 300)])
  func `a surge counts while its hours are open`(hours: String, total: Int64) throws {
    var schedule = FeeSchedule(base: 300)
    schedule.surges = [
      FeeSchedule.Surge(hours: try OpeningHours(parsing: hours), add: 30, basisPoints: 1000)
    ]
    // 300 + 30 + 10 % of 300.
    #expect(try fee(schedule, nil).total.minorUnits == total)
  }

  @Test func `free delivery is offered with what is missing`() throws {
    let schedule = FeeSchedule(base: 299, freeFrom: 3000)
    let fee = try fee(schedule, Basket(subtotal: 2680))
    #expect(fee.freeFrom?.threshold.description == "$30.00")
    #expect(fee.freeFrom?.missing.description == "$3.20")
    #expect(try self.fee(schedule, Basket(subtotal: 3000)).freeFrom == nil)
    #expect(try self.fee(schedule, nil).freeFrom == nil)
    #expect(try self.fee(FeeSchedule(base: 0, freeFrom: 3000), Basket(subtotal: 1)).freeFrom == nil)
  }

  @Test func `what a fee depends on and is not given is named`() throws {
    var schedule = FeeSchedule(base: 100)
    schedule.basisPoints = 100
    schedule.weight = [FeeSchedule.Tier(upTo: nil, add: 50)]
    let area = try ServiceArea.square(defaults: .init(fee: schedule), hubs: [Self.hub])
    let quote = try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
    #expect(quote.codes == [.missingInput, .missingInput])
    let inputs = quote.reasons.map { $0.parameters["input"] }
    #expect(inputs == [.text("basket.subtotal"), .text("basket.weight")])
    #expect(quote.fee?.total.minorUnits == 100)
  }

  /// The same sum in steps of a ten-thousandth of a minor unit, as one would do it with pen and paper.
  private func naiveTotal(_ schedule: FeeSchedule, _ basket: Basket, metres: Int64) -> Int64 {
    func tier(_ tiers: [FeeSchedule.Tier], _ value: Int64) -> Int64 {
      for tier in tiers {
        if let end = tier.upTo, value > end { continue }
        return tier.add
      }
      return 0
    }
    func rounded(_ tenThousandths: Int64) -> Int64 {
      // Amounts are not negative here: add a half and cut off.
      (tenThousandths + 5000) / 10_000
    }
    let subtotal = basket.subtotal ?? 0
    var total = schedule.base + tier(schedule.distance, metres)
    total += tier(schedule.subtotal, subtotal) + tier(schedule.weight, basket.weightGrams ?? 0)
    total += rounded(schedule.basisPoints * subtotal)
    let plain = total
    for surge in schedule.surges { total += surge.add + rounded(surge.basisPoints * plain) }
    total = max(total, schedule.minimum ?? 0)
    total = min(total, schedule.maximum ?? .max)
    if let freeFrom = schedule.freeFrom, subtotal >= freeFrom { total = 0 }
    return total
  }

  @Test(arguments: UInt64(0)..<40)
  func `any schedule adds up as with pen and paper`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func tiers(_ most: Int64) -> [FeeSchedule.Tier] {
      let ends = Set((0..<3).map { _ in Int64.random(in: 0...most, using: &random) }).sorted()
      return (ends.map { $0 } + [nil]).map {
        FeeSchedule.Tier(upTo: $0, add: .random(in: 0...400, using: &random))
      }
    }
    for _ in 0..<25 {
      var schedule = FeeSchedule(
        base: .random(in: 0...999, using: &random),
        freeFrom: Bool.random(using: &random) ? .random(in: 0...6000, using: &random) : nil)
      schedule.distance = tiers(2000)
      schedule.subtotal = tiers(5000)
      schedule.weight = tiers(9000)
      schedule.basisPoints = .random(in: 0...2500, using: &random)
      schedule.surges = try (0..<Int.random(in: 0...2, using: &random)).map { _ in
        FeeSchedule.Surge(
          hours: try OpeningHours(parsing: "24/7"), add: .random(in: 0...99, using: &random),
          basisPoints: .random(in: 0...5000, using: &random))
      }
      schedule.minimum = Bool.random(using: &random) ? .random(in: 0...900, using: &random) : nil
      schedule.maximum = Bool.random(using: &random) ? .random(in: 900...2000, using: &random) : nil
      let basket = Basket(
        subtotal: .random(in: 0...8000, using: &random),
        weightGrams: .random(in: 0...12_000, using: &random))
      let fee = try fee(schedule, basket)
      let expected = naiveTotal(schedule, basket, metres: 1112)
      #expect(fee.total.minorUnits == expected, "seed \(seed): \(schedule) for \(basket)")
      let sum = fee.parts.reduce(0) { $0 + $1.amount.minorUnits }
      #expect(sum == expected, "seed \(seed): \(fee.parts)")
    }
  }
}
