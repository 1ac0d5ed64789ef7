// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing

@Suite("Refusals")
struct RefusalTests {
  @Test(
    arguments: [
      (nil, .yes, [.missingInput]), (999, .no, [.belowMinimum]), (1000, .yes, []), (1001, .yes, []),
      (Int64.min, .no, [.belowMinimum]), (Int64.max, .yes, []),
    ] as [(Int64?, Quote.Deliverable, [ReasonCode])])
  func `a basket of exactly the minimum is accepted`(
    subtotal: Int64?, deliverable: Quote.Deliverable, codes: [ReasonCode]
  ) throws {
    let engine = DecisionEngine(try .square(defaults: .init(minimumOrder: 1000)))
    let request = DeliveryRequest(to: .inside, basket: Basket(subtotal: subtotal))
    let quote = try engine.quote(for: request)
    #expect(quote.deliverable == deliverable)
    #expect(quote.codes == codes)
    #expect(quote.minimumOrder == Money(minorUnits: 1000, currency: .usDollar))
  }

  @Test func `what is missing of the minimum is said`() throws {
    let engine = DecisionEngine(try .square(defaults: .init(minimumOrder: 1000)))
    let request = DeliveryRequest(to: .inside, basket: Basket(subtotal: 350))
    let reason = try #require(try engine.quote(for: request).reasons.first)
    #expect(reason.message == "The minimum order there is $10.00: add $6.50 more")
    #expect(reason.parameters["missing"] == .money(Money(minorUnits: 650, currency: .usDollar)))
  }

  @Test func `a basket that is not given is missing, and refuses nothing`() throws {
    let engine = DecisionEngine(try .square(defaults: .init(minimumOrder: 1000)))
    let quote = try engine.quote(for: DeliveryRequest(to: .inside))
    #expect(quote.deliverable == .yes)
    #expect(quote.reasons.map(\.effect) == [.unknown])
    #expect(quote.codes == [.missingInput])
    #expect(quote.reasons.first?.rule == "minimum-order")
    #expect(quote.reasons.first?.parameters["input"] == .text("basket.subtotal"))
    #expect(quote.trace(of: "minimum-order")?.outcome == .unknown)
  }

  @Test func `a place outside is told how far it is`() throws {
    let quote = try DecisionEngine(.square()).quote(for: DeliveryRequest(to: .justOutside))
    #expect(quote.deliverable == .no)
    #expect(quote.zone == nil)
    #expect(quote.codes == [.outOfZone])
    let reason = try #require(quote.reasons.first)
    guard case .meters(let meters) = reason.parameters["distance"] else {
      Issue.record("no distance in \(reason.parameters)")
      return
    }
    // 0.01° along the meridian: 6 371 008.8 m × π ÷ 18 000 = 1111.951 m.
    #expect(abs(meters - 1111.951) < 0.001)
    #expect(reason.message == "We don't deliver there yet: it is 1.1 km outside Square")
  }

  @Test func `a service without zones has no distance to tell`() throws {
    let quote = try DecisionEngine(.sample(zones: [])).quote(for: DeliveryRequest(to: .inside))
    #expect(quote.reasons.map(\.message) == ["We don't deliver there yet"])
    #expect(quote.alternatives.isEmpty)
  }

  @Test(
    arguments: [
      (-10, -1, [.zonePaused]), (-10, 0, [.zonePaused]), (-10, 1, []), (0, 10, []), (0, nil, []),
      (nil, 1, []), (nil, nil, []), (1, 10, [.zonePaused]), (1, nil, [.zonePaused]),
    ] as [(Int64?, Int64?, [ReasonCode])])
  func `a zone is paused before its beginning and from its end on`(
    from: Int64?, until: Int64?, codes: [ReasonCode]
  ) throws {
    let period = ActivePeriod(
      from: from.map(tuesdayNoon.advanced), until: until.map(tuesdayNoon.advanced))
    let zone = Zone(id: "pier", name: "Pier", active: period, shape: try .unitSquare())
    let engine = DecisionEngine(.sample(zones: [zone]))
    #expect(try engine.quote(for: DeliveryRequest(to: .inside)).codes == codes)
    // The chosen time counts, not that of the question.
    let earlier = DeliveryRequest(
      to: .inside, when: .scheduled(tuesdayNoon),
      placedAt: tuesdayNoon.advanced(bySeconds: -86_400))
    #expect(try engine.quote(for: earlier).codes == codes)
  }

  @Test(arguments: [
    ("11:00-21:30", Quote.Deliverable.yes, []),
    ("12:00-12:01", .yes, []),
    ("11:00-12:00", .no, [ReasonCode.outsideHours]),
    ("We off", .no, [.outsideHours]),
    ("Tu unknown", .yes, [.missingInput]),
  ])
  func `the hours of the service hold where a zone has none`(
    hours: String, deliverable: Quote.Deliverable, codes: [ReasonCode]
  ) throws {
    let area = try ServiceArea.square(defaults: .init(hours: OpeningHours(parsing: hours)))
    let quote = try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
    #expect(quote.deliverable == deliverable)
    #expect(quote.codes == codes)
  }

  @Test func `the hours of a zone replace those of the service`() throws {
    let zone = Zone(
      id: "pier", name: "Pier", hours: try OpeningHours(parsing: "24/7"), shape: try .unitSquare())
    let area = ServiceArea.sample(
      zones: [zone], defaults: .init(hours: try OpeningHours(parsing: "off")))
    #expect(try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside)).codes == [])
  }

  @Test(arguments: [(-1, [.leadTimeTooShort]), (0, []), (1, [])] as [(Int64, [ReasonCode])])
  func `a chosen time must not have passed`(seconds: Int64, codes: [ReasonCode]) throws {
    let chosen = tuesdayNoon.advanced(bySeconds: seconds)
    let request = DeliveryRequest(to: .inside, when: .scheduled(chosen))
    #expect(try DecisionEngine(.square()).quote(for: request).codes == codes)
  }

  @Test func `all causes are reported, the most decisive first`() throws {
    let zone = Zone(
      id: "pier", name: "Pier", priority: 1, hours: try OpeningHours(parsing: "off"),
      minimumOrder: 1000, shape: try .unitSquare())
    let fort = Zone(
      id: "fort", name: "Fort", kind: .exclusion, priority: 1, shape: try .unitSquare())
    let hub = Hub(
      id: "hub", name: "Hub", coordinate: .inside, hours: try OpeningHours(parsing: "off"))
    let engine = DecisionEngine(
      .sample(zones: [zone, fort], hubs: [hub]),
      rules: [
        ScriptedRule("guess", .unknown(input: "basket.tags")),
        ScriptedRule("plug-in", .failed(RuleFailure(message: "broke", consequence: .refuse))),
        ScriptedRule("own", .refuse(Refusal(code: ReasonCode(rawValue: "FULL_MOON")))),
        ScriptedRule("heavy", .refuse(Refusal(code: .overweight))),
      ])
    let request = DeliveryRequest(
      to: .inside, when: .scheduled(tuesdayNoon.advanced(bySeconds: -60)),
      basket: Basket(subtotal: 1))
    let quote = try engine.quote(for: request)
    #expect(
      quote.codes.map(\.rawValue) == [
        "EXCLUDED_AREA", "HUB_CLOSED", "OUTSIDE_HOURS", "LEAD_TIME_TOO_SHORT", "BELOW_MINIMUM",
        "OVERWEIGHT", "FULL_MOON", "PLUGIN_FAILED", "MISSING_INPUT",
      ])
    #expect(
      quote.reasons.map(\.rule) == [
        "zone", "hub-hours", "hours", "lead-time", "minimum-order", "heavy", "own", "plug-in",
        "guess",
      ])
    #expect(quote.reasons.dropLast().allSatisfy { $0.effect == .refuses })
    #expect(
      quote.trace.map(\.rule) == [
        "zone", "hub", "hours", "minimum-order", "lead-time", "hub-hours", "guess", "plug-in",
        "own", "heavy",
      ])
  }

  @Test(arguments: [
    (RuleFailure.Consequence.refuse, Quote.Deliverable.no, [ReasonCode.pluginFailed]),
    (.allow, .yes, []), (.ignore, .yes, []),
  ])
  func `what follows from a rule that broke is its own affair`(
    consequence: RuleFailure.Consequence, deliverable: Quote.Deliverable, codes: [ReasonCode]
  ) throws {
    let failure = RuleFailure(message: "no answer within 50 ms", consequence: consequence)
    let engine = DecisionEngine(try .square(), rules: [ScriptedRule("plug-in", .failed(failure))])
    let quote = try engine.quote(for: DeliveryRequest(to: .inside))
    #expect(quote.deliverable == deliverable)
    #expect(quote.codes == codes)
    #expect(quote.reasons.allSatisfy { $0.message == "We can't check that address right now" })
    #expect(
      quote.trace(of: "plug-in")
        == TraceEntry(
          rule: "plug-in", outcome: .fails,
          detail: "no answer within 50 ms; \(consequence.rawValue) follows"))
  }
}
