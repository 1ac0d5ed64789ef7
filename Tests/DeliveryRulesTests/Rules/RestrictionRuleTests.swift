// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing

@Suite("Items, customers, vehicles and pauses")
struct RestrictionRuleTests {
  private func quote(_ request: DeliveryRequest, _ change: (inout Terms) throws -> Void) throws
    -> Quote
  {
    var terms = Terms()
    try change(&terms)
    return try DecisionEngine(.square(defaults: terms)).quote(for: request)
  }

  private func codes(
    basket tags: Set<String>? = nil, customer: Set<String>? = nil, vehicle: String? = nil,
    _ change: (inout Terms) throws -> Void
  ) throws -> [ReasonCode] {
    let request = DeliveryRequest(
      to: .inside, basket: Basket(tags: tags), customerTags: customer, vehicle: vehicle)
    return try quote(request, change).codes
  }

  @Test(
    arguments: [
      (["bread"], []), ([], []), (["tobacco"], [.itemRestricted]),
      (["bread", "tobacco"], [.itemRestricted]), (["toys"], [.itemRestricted]),
      (nil, [.missingInput]),
    ] as [(Set<String>?, [ReasonCode])])
  func `items are allowed and refused by their tags`(
    tags: Set<String>?, codes: [ReasonCode]
  ) throws {
    let items = ItemTerms(allowed: ["bread", "tobacco"], refused: ["tobacco"])
    #expect(try self.codes(basket: tags) { $0.items = items } == codes)
  }

  @Test(arguments: [("Tu 12:00-13:00", []), ("Tu 13:00-14:00", [ReasonCode.itemRestricted])])
  func `items of a tag are delivered at their hours`(hours: String, codes: [ReasonCode]) throws {
    let hours = ItemTerms.Hours(tag: "alcohol", hours: try OpeningHours(parsing: hours))
    let items = ItemTerms(hours: [hours])
    #expect(try self.codes(basket: ["alcohol"]) { $0.items = items } == codes)
    #expect(try self.codes(basket: ["bread"]) { $0.items = items } == [])
    #expect(try self.codes { $0.items = items } == [.missingInput])
  }

  @Test func `a refused item says from when it is delivered`() throws {
    let hours = ItemTerms.Hours(
      tag: "alcohol", hours: try OpeningHours(parsing: "13:00-14:00"))
    let request = DeliveryRequest(to: .inside, basket: Basket(tags: ["alcohol"]))
    let quote = try quote(request) { $0.items = ItemTerms(hours: [hours]) }
    let opens = quote.reasons.first?.parameters["opens"]
    #expect(opens == .instant(tuesdayNoon.advanced(bySeconds: 3600)))
  }

  @Test(
    arguments: [
      (nil, [.missingInput]), ([], [.ageRestricted]), (["age-21"], []),
      (["age-18"], [.ageRestricted]),
      (["age-99"], []), (["age-x", "age-"], [.ageRestricted]), (["21"], [.ageRestricted]),
    ] as [(Set<String>?, [ReasonCode])])
  func `an item of age needs a customer of age`(
    customer: Set<String>?, codes: [ReasonCode]
  ) throws {
    let items = ItemTerms(ages: [ItemTerms.Age(tag: "alcohol", years: 21)])
    #expect(try self.codes(basket: ["alcohol"], customer: customer) { $0.items = items } == codes)
    #expect(try self.codes(basket: ["milk"], customer: customer) { $0.items = items } == [])
  }

  @Test(
    arguments: [
      (nil, [.missingInput]), ([], [.customerNotEligible]), (["member"], []),
      (["member", "blocked"], [.customerNotEligible]),
    ] as [(Set<String>?, [ReasonCode])])
  func `customers are served by their tags`(customer: Set<String>?, codes: [ReasonCode]) throws {
    let terms = TagTerms(allowed: ["member"], refused: ["blocked"])
    #expect(try self.codes(customer: customer) { $0.customers = terms } == codes)
  }

  @Test(
    arguments: [
      (nil, [.missingInput]), ("bike", []), ("truck", [.vehicleUnavailable]),
    ] as [(String?, [ReasonCode])])
  func `only some vehicles deliver`(vehicle: String?, codes: [ReasonCode]) throws {
    #expect(try self.codes(vehicle: vehicle) { $0.vehicles = ["bike", "car"] } == codes)
  }

  @Test(arguments: [(nil, true), (1, true), (0, false), (-1, false)] as [(Int64?, Bool)])
  func `a pause lasts until its end`(seconds: Int64?, isPaused: Bool) throws {
    let until = seconds.map(tuesdayNoon.advanced)
    let quote = try quote(DeliveryRequest(to: .inside)) { $0.pause = Pause(until: until) }
    #expect(quote.codes == (isPaused ? [.zonePaused] : []))
    #expect(
      quote.reasons.first?.parameters["until"] == (isPaused ? until.map { .instant($0) } : nil))
    if seconds == 1 { #expect(quote.validUntil == until) }
  }

  @Test func `a zone that is paused does not leave its places to one below`() throws {
    var terms = Terms()
    terms.pause = Pause()
    let storm = Zone(
      id: "storm", name: "Storm", priority: 1, terms: terms, shape: try .unitSquare())
    let plain = Zone(id: "plain", name: "Plain", shape: try .unitSquare())
    let quote = try DecisionEngine(.sample(zones: [plain, storm]))
      .quote(for: DeliveryRequest(to: .inside))
    #expect(quote.codes == [.zonePaused])
    #expect(quote.zone?.id == "storm")
  }

  @Test func `rules hold in the zones and from the hubs that they name`() throws {
    var terms = Terms()
    terms.vehicles = ["boat"]
    let north = Hub(id: "north", name: "N", coordinate: .inside)
    func codes(zones: [String], hubs: [String]) throws -> [ReasonCode] {
      let rule = ConfiguredRule(id: "r", zones: zones, hubs: hubs, terms: terms)
      let square = Zone(id: "square", name: "Square", shape: try .unitSquare())
      let area = ServiceArea(
        name: "S", timeZone: .utc, zones: [square], hubs: [north], holidays: .empty,
        rules: [rule], version: "1")
      return try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside, vehicle: "car")).codes
    }
    #expect(try codes(zones: [], hubs: []) == [.vehicleUnavailable])
    #expect(try codes(zones: ["square"], hubs: ["north"]) == [.vehicleUnavailable])
    #expect(try codes(zones: ["other"], hubs: []) == [])
    #expect(try codes(zones: [], hubs: ["south"]) == [])
  }
}
