// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

/// A limit, the amounts around it, and what is said.
struct LimitCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let terms: @Sendable (inout Terms) -> Void
  let request: @Sendable (Int64?) -> DeliveryRequest
  let limit: Int64
  let code: ReasonCode
  let input: String
  /// What is too much of one more than the limit.
  let excess: Reason.Parameter

  static let all = [
    LimitCase(
      testDescription: "maximum order", terms: { $0.maximumOrder = 5000 },
      request: { DeliveryRequest(to: .inside, basket: Basket(subtotal: $0)) }, limit: 5000,
      code: .aboveMaximum, input: "basket.subtotal",
      excess: .money(Money(minorUnits: 1, currency: .usDollar))),
    LimitCase(
      testDescription: "items", terms: { $0.maximumItems = 30 },
      request: { DeliveryRequest(to: .inside, basket: Basket(itemCount: $0.map { Int($0) })) },
      limit: 30, code: .tooManyItems, input: "basket.items", excess: .count(1)),
    LimitCase(
      testDescription: "weight", terms: { $0.maximumWeightGrams = 12_000 },
      request: { DeliveryRequest(to: .inside, basket: Basket(weightGrams: $0)) }, limit: 12_000,
      code: .overweight, input: "basket.weight", excess: .grams(1)),
  ]
}

@Suite("Limits of the basket")
struct LimitRuleTests {
  private func quote(_ sample: LimitCase, _ amount: Int64?) throws -> Quote {
    var terms = Terms()
    sample.terms(&terms)
    return try DecisionEngine(.square(defaults: terms)).quote(for: sample.request(amount))
  }

  @Test(arguments: LimitCase.all)
  func `exactly the limit passes, and one more is refused`(_ sample: LimitCase) throws {
    #expect(try quote(sample, sample.limit).deliverable == .yes)
    let refused = try quote(sample, sample.limit + 1)
    #expect(refused.codes == [sample.code])
    #expect(refused.reasons.first?.parameters["excess"] == sample.excess)
    #expect(refused.code == sample.code)
  }

  @Test(arguments: LimitCase.all, [Int64.min, -1, 0])
  func `less than nothing is not too much`(_ sample: LimitCase, _ amount: Int64) throws {
    #expect(try quote(sample, amount).codes == [])
  }

  @Test(arguments: LimitCase.all)
  func `all there is stays within 64 bits`(_ sample: LimitCase) throws {
    #expect(try quote(sample, .max).codes == [sample.code])
  }

  @Test(arguments: LimitCase.all)
  func `what is not given is named, and refuses nothing`(_ sample: LimitCase) throws {
    let quote = try quote(sample, nil)
    #expect(quote.deliverable == .yes)
    #expect(quote.codes == [.missingInput])
    #expect(quote.reasons.first?.parameters["input"] == .text(sample.input))
  }

  // 1° of latitude on the sphere of 6 371 008.8 m: 6 371 008.8 × π ÷ 180 = 111 195.08 m, so half a
  // degree north of the hub is 55 597.54 m away.
  @Test(arguments: [(55_597, false), (55_597.54, true), (55_598, true)])
  func `a distance up to the limit passes`(limit: Double, isServed: Bool) throws {
    var terms = Terms()
    let hub = Hub(
      id: "hub", name: "Hub", coordinate: Coordinate(longitude: 0.5, latitude: 0))
    // The very distance that is measured is inclusive.
    let exact = hub.coordinate.distanceMeters(to: .inside)
    terms.maximumDistanceMeters = limit == 55_597.54 ? exact : limit
    let quote = try DecisionEngine(.square(defaults: terms, hubs: [hub]))
      .quote(for: DeliveryRequest(to: .inside))
    #expect(abs(exact - 55_597.54) < 0.01)
    #expect(quote.codes == (isServed ? [] : [.tooFar]))
  }

  @Test func `a distance without a hub is unknown`() throws {
    var terms = Terms()
    terms.maximumDistanceMeters = 1
    let engine = DecisionEngine(try .square(defaults: terms))
    #expect(try engine.quote(for: DeliveryRequest(to: .inside)).codes == [.missingInput])
    // Outside there is nothing to measure from, and nothing to ask for.
    #expect(try engine.quote(for: DeliveryRequest(to: .justOutside)).codes == [.outOfZone])
  }

  @Test(arguments: [(1799, [.estimateTooLong]), (1800, [])] as [(Int64, [ReasonCode])])
  func `the longest estimate counts`(limit: Int64, codes: [ReasonCode]) throws {
    // At the hub's door: 30 minutes of preparation at the most, and no travel.
    var terms = Terms(
      estimate: EstimateModel(id: "e", preparation: 10...30, speedKilometersPerHour: 10))
    terms.maximumEstimateSeconds = limit
    let hub = Hub(id: "hub", name: "Hub", coordinate: .inside)
    let quote = try DecisionEngine(.square(defaults: terms, hubs: [hub]))
      .quote(for: DeliveryRequest(to: .inside))
    #expect(quote.codes == codes)
  }

  @Test func `a basket below the minimum may pay instead of being refused`() throws {
    var terms = Terms(minimumOrder: 1500, fee: FeeSchedule(base: 300))
    terms.smallOrderSurcharge = 200
    let engine = DecisionEngine(try .square(defaults: terms))
    func quote(_ subtotal: Int64) throws -> Quote {
      try engine.quote(for: DeliveryRequest(to: .inside, basket: Basket(subtotal: subtotal)))
    }
    #expect(try quote(1499).deliverable == .yes)
    #expect(try quote(1499).fee?.total.minorUnits == 500)
    #expect(try quote(1499).fee?.parts.map(\.name) == ["base", "minimum-order"])
    #expect(try quote(1500).fee?.total.minorUnits == 300)
    #expect(try quote(1499).minimumOrder == nil)
  }
}
