// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

@Suite("What is offered for each cause")
struct RemedyTests {
  private func terms(_ change: (inout Terms) throws -> Void) rethrows -> Terms {
    var terms = Terms()
    try change(&terms)
    return terms
  }

  private func dollars(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .usDollar) }

  private func offers(
    _ terms: Terms, _ request: DeliveryRequest, hubs: [Hub] = []
  ) throws -> [Alternative] {
    try DecisionEngine(.square(defaults: terms, hubs: hubs)).quote(for: request).alternatives
  }

  @Test func `an amount is missing or too much`() throws {
    let terms = terms {
      $0.minimumOrder = 1000
      $0.maximumOrder = 3000
    }
    // 1000 - 350 and 4200 - 3000.
    let cases = [
      (350, Alternative(.addToBasket(amount: dollars(650)))),
      (4200, Alternative(.takeFromBasket(amount: dollars(1200)))),
    ]
    for (subtotal, offer) in cases {
      let basket = Basket(subtotal: Int64(subtotal))
      #expect(try offers(terms, DeliveryRequest(to: .inside, basket: basket)) == [offer])
    }
  }

  @Test func `a basket at the ends of the numbers is mended or left`() throws {
    let small = DeliveryRequest(to: .inside, basket: Basket(subtotal: .min))
    let large = DeliveryRequest(to: .inside, basket: Basket(subtotal: .max))
    // What is missing cannot be written in 64 bits.
    #expect(try offers(terms { $0.minimumOrder = 1 }, small).isEmpty)
    #expect(
      try offers(terms { $0.maximumOrder = 1 }, large)
        == [Alternative(.takeFromBasket(amount: dollars(.max - 1)))])
    let items = DeliveryRequest(to: .inside, basket: Basket(itemCount: .max))
    #expect(
      try offers(terms { $0.maximumItems = 0 }, items)
        == [Alternative(.takeOutItems(count: .max))])
  }

  @Test func `weight and items are beyond their limits, also both`() throws {
    let terms = terms {
      $0.maximumWeightGrams = 4000
      $0.maximumItems = 10
    }
    let heavy = Basket(itemCount: 10, weightGrams: 4250)
    let many = Basket(itemCount: 13, weightGrams: 4000)
    let both = Basket(itemCount: 13, weightGrams: 4250)
    for (basket, offer) in [
      (heavy, Alternative(.reduceWeight(grams: 250))), (many, Alternative(.takeOutItems(count: 3))),
      (both, Alternative(.takeOutItems(count: 3), .reduceWeight(grams: 250))),
    ] {
      #expect(try offers(terms, DeliveryRequest(to: .inside, basket: basket)) == [offer])
    }
  }

  @Test func `items are left out, or waited for where they have hours`() throws {
    let evening = try OpeningHours(parsing: "18:00-20:00")
    let terms = terms {
      $0.items = ItemTerms(
        refused: ["tobacco", "fireworks"], hours: [.init(tag: "alcohol", hours: evening)],
        ages: [.init(tag: "knife", years: 18)])
    }
    let later = Alternative.Change.deliverAt(instant: tuesdayNoon.advanced(bySeconds: 6 * 3600))
    for (tags, expected) in [
      (["soup"], []), (["tobacco", "soup"], [Alternative(.leaveOut(tags: ["tobacco"]))]),
      // The rule names one at a time; both have to go.
      (["tobacco", "fireworks"], [Alternative(.leaveOut(tags: ["fireworks", "tobacco"]))]),
      (["knife"], [Alternative(.leaveOut(tags: ["knife"]))]),
      (["alcohol"], [Alternative(later), Alternative(.leaveOut(tags: ["alcohol"]))]),
      (["alcohol", "tobacco"], [Alternative(.leaveOut(tags: ["alcohol", "tobacco"]))]),
    ] as [([String], [Alternative])] {
      let request = DeliveryRequest(
        to: .inside, basket: Basket(tags: Set(tags)), customerTags: [])
      #expect(try offers(terms, request) == expected, "\(tags)")
    }
  }

  @Test func `a vehicle that delivers there is named`() throws {
    let terms = terms { $0.vehicles = ["bike", "van"] }
    #expect(
      try offers(terms, DeliveryRequest(to: .inside, vehicle: "truck"))
        == [Alternative(.deliverBy(vehicle: "bike"))])
  }

  @Test func `nothing is offered to a customer who is not served, or for a postcode alone`() throws
  {
    let customers = terms { $0.customers = TagTerms(refused: ["blocked"]) }
    #expect(
      try offers(customers, DeliveryRequest(to: .inside, customerTags: ["blocked"])).isEmpty)
    let postcodes = terms {
      $0.postcodes = PostcodeTerms(allowed: ["90210"].compactMap(PostcodePattern.init))
    }
    #expect(try offers(postcodes, DeliveryRequest(to: .inside, postcode: "10115")).isEmpty)
  }

  @Test func `for a postcode that is not served, the nearest zone that asks for none`() throws {
    let strict = Zone(
      id: "strict", name: "Strict",
      terms: terms {
        $0.postcodes = PostcodeTerms(allowed: ["90210"].compactMap(PostcodePattern.init))
      },
      shape: try .unitSquare())
    let free = Zone(
      id: "free", name: "Free", shape: try .rectangle(west: 1, south: 0, east: 2, north: 1))
    let engine = DecisionEngine(.sample(zones: [strict, free]))
    let place = Coordinate(longitude: 0.9, latitude: 0.5)
    let quote = try engine.quote(for: DeliveryRequest(to: place, postcode: "10115"))
    guard case .deliverNearby(let nearby, let meters, "free") = quote.alternatives.first?.changes[0]
    else {
      Issue.record("offered \(quote.alternatives)")
      return
    }
    // A tenth of a degree along the parallel of 0.5°, and a metre beyond the border they share.
    #expect(nearby.longitude > 1)
    #expect(abs(meters - (11_119.5 * 0.99996 + 1)) < 1)
  }

  @Test func `too far is mended by a nearer hub, or by coming towards the hub`() throws {
    let near = Hub(
      id: "near", name: "Near", coordinate: Coordinate(longitude: 0.5, latitude: 0.7),
      terms: terms { $0.maximumDistanceMeters = 10_000 })
    let far = Hub(id: "far", name: "Far", coordinate: Coordinate(longitude: 0.5, latitude: 0.9))
    let request = DeliveryRequest(to: .inside)
    // 0.2° of latitude are 22 239.02 m: 12 239.02 m too far from the hub that serves.
    let alone = try offers(Terms(), request, hubs: [near])
    guard case .deliverNearby(_, let meters, "square") = alone.first?.changes[0] else {
      Issue.record("offered \(alone)")
      return
    }
    #expect(abs(meters - 12_239.02) < 0.01)
    // Not wished for, the near hub would be passed over.
    var wish = request
    wish.hub = "near"
    let both = try offers(Terms(), wish, hubs: [near, far])
    #expect(both.first == Alternative(.serveFrom(hub: "far")))
    #expect(both.dropFirst().map(\.changes.count) == [1])
  }

  @Test func `a wished hub serves, and one that does not serve there is passed over`() throws {
    let hubs = ["a", "b"].map { Hub(id: $0, name: $0, coordinate: .inside) }
    let engine = DecisionEngine(try .square(hubs: hubs))
    for (wish, hub) in [(nil, "a"), ("a", "a"), ("b", "b"), ("c", "a")] as [(String?, String)] {
      #expect(try engine.quote(for: DeliveryRequest(to: .inside, hub: wish)).hub?.id == hub)
    }
  }

  @Test func `two causes are mended together, and three`() throws {
    let evening = try OpeningHours(parsing: "18:00-20:00")
    let terms = terms {
      $0.hours = evening
      $0.minimumOrder = 1000
      $0.vehicles = ["van"]
    }
    let later = Alternative.Change.deliverAt(instant: tuesdayNoon.advanced(bySeconds: 6 * 3600))
    let more = Alternative.Change.addToBasket(amount: dollars(400))
    var request = DeliveryRequest(to: .inside, basket: Basket(subtotal: 600), vehicle: "van")
    #expect(try offers(terms, request) == [Alternative(later, more)])
    request.vehicle = "bike"
    #expect(
      try offers(terms, request) == [Alternative(.deliverBy(vehicle: "van"), later, more)])
  }

  @Test func `of two ways to mend a thing in pairs, the one of less effort comes first`() throws {
    let evening = try OpeningHours(parsing: "18:00-20:00")
    let terms = terms {
      $0.minimumOrder = 1000
      $0.items = ItemTerms(hours: [.init(tag: "alcohol", hours: evening)])
    }
    let later = Alternative.Change.deliverAt(instant: tuesdayNoon.advanced(bySeconds: 6 * 3600))
    let more = Alternative.Change.addToBasket(amount: dollars(400))
    let request = DeliveryRequest(
      to: .inside, basket: Basket(subtotal: 600, tags: ["alcohol"]))
    #expect(
      try offers(terms, request) == [
        Alternative(later, more), Alternative(.leaveOut(tags: ["alcohol"]), more),
      ])
  }

  @Test func `a rule of another's that uses the codes has its remedies`() throws {
    let rule = ScriptedRule("cellar") { context in
      context.request.basket?.tags?.contains("wine") == true
        ? .refuse(Refusal(code: .itemRestricted, parameters: ["tag": .text("wine")])) : .pass
    }
    let engine = DecisionEngine(try .square(), rules: [rule])
    let request = DeliveryRequest(to: .inside, basket: Basket(tags: ["wine", "soup"]))
    #expect(
      try engine.quote(for: request).alternatives == [Alternative(.leaveOut(tags: ["wine"]))])
  }
}
