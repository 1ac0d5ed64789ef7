// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import Testing

/// Tags and vehicles as people and shop systems write them: `Alcohol`, `ALCOHOL`, `alcohol `.
@Suite("Tags and vehicles in any spelling")
struct LabelTests {
  private static let spellings = ["alcohol", "Alcohol", "ALCOHOL", " alcohol ", "\talcohol\u{A0}"]

  private func codes(_ request: DeliveryRequest, _ change: (inout Terms) -> Void) throws
    -> [ReasonCode]
  {
    var terms = Terms()
    change(&terms)
    return try DecisionEngine(.square(defaults: terms)).quote(for: request).codes
  }

  @Test(arguments: spellings, spellings)
  func `rules compare tags of items, customers and vehicles`(asked: String, configured: String)
    throws
  {
    let basket = DeliveryRequest(to: .inside, basket: Basket(tags: [asked]))
    #expect(
      try codes(basket) { $0.items = ItemTerms(refused: [configured]) } == [.itemRestricted])
    #expect(try codes(basket) { $0.items = ItemTerms(allowed: [configured]) } == [])
    let age = ItemTerms.Age(tag: configured, years: 18)
    let buyer = DeliveryRequest(
      to: .inside, basket: Basket(tags: [asked]), customerTags: [" AGE-21"])
    #expect(try codes(buyer) { $0.items = ItemTerms(ages: [age]) } == [])
    let customer = DeliveryRequest(to: .inside, customerTags: [asked])
    #expect(
      try codes(customer) { $0.customers = TagTerms(refused: [configured]) }
        == [.customerNotEligible])
    #expect(try codes(customer) { $0.customers = TagTerms(allowed: [configured]) } == [])
    let driven = DeliveryRequest(to: .inside, vehicle: asked)
    #expect(try codes(driven) { $0.vehicles = [configured] } == [])
    #expect(try codes(driven) { $0.vehicles = ["bike"] } == [.vehicleUnavailable])
  }

  @Test(
    arguments: [
      ["has_tag": "SOUP"], ["has_tag": ["cat": ["So", "UP "]]],
      ["in": ["Soup ", ["var": "basket.tags"]]], ["in": [["var": "vehicle"], ["Van", "BIKE"]]],
      ["==": [["var": "vehicle"], "Bike"]], ["===": [" BIKE ", ["val": "vehicle"]]],
      ["!=": [["var": ["vehicle", "none"]], "Van"]],
      ["some": [["var": "basket.tags"], ["==": [["var": ""], "Soup"]]]],
      ["none": [["val": ["basket", "tags"]], ["in": [["var": ""], ["Beer"]]]]],
      ["in": ["MEMBER", ["var": "customer.tags"]]],
      // Other texts are compared as they are.
      ["!=": [["var": "zone.id"], "Square"]], ["==": ["Bike", "Bike"]],
      ["and": [["!=": ["bike", "Bike"]], ["==": [["var": "vehicle"], "Bike"]]]],
    ] as [JSON])
  func `expressions compare them too`(condition: JSON) throws {
    #expect(try ExpressionService(when: condition).quote(.full).codes == [.ruleRefused])
    #expect(try ExpressionService(when: ["!": condition]).quote(.full).codes == [])
  }

  @Test func `a blank vehicle is unknown, and a blank tag is none`() {
    var request = DeliveryRequest(
      to: .inside, basket: Basket(tags: ["", " "]), customerTags: ["\n", "Staff"], vehicle: " ")
    #expect(request.vehicle == nil)
    #expect(request.basket?.tags == [])
    #expect(request.customerTags == ["staff"])
    request.vehicle = "Bike"
    request.customerTags?.insert("VIP")
    request.basket?.tags?.insert("Wine")
    #expect(request.vehicle == "bike")
    #expect(request.customerTags == ["staff", "vip"])
    #expect(request.basket?.tags == ["wine"])
    // Beyond ASCII as Unicode has it; accents are part of a letter.
    request.vehicle = "\u{A0}ÉCLAIR Ж"
    #expect(request.vehicle == "éclair ж")
  }
}
