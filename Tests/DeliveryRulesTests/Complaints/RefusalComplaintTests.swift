// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing
import ZoneGeometry

/// What people complained about in shops' software, about being told no; `ZoneComplaintTests` has the list.
@Suite("Complaints about refusals, answered")
struct RefusalComplaintTests {
  /// A cause, the terms that refuse for it, and what must be said.
  struct Cause: CustomTestStringConvertible, Sendable {
    let code: ReasonCode
    let message: String
    let terms: @Sendable (inout Terms) throws -> Void
    var request = Self.order

    var testDescription: String { code.rawValue }

    static let order = DeliveryRequest(
      to: Coordinate(longitude: 0.5, latitude: 0.6), placedAt: tuesdayNoon,
      basket: Basket(subtotal: 900, itemCount: 3, weightGrams: 4201, tags: ["wine"]),
      customerTags: ["guest"], postcode: "02110", vehicle: "van")
  }

  private static let causes = [
    // A tenth of a degree of latitude is 11.1 km.
    Cause(code: .tooFar, message: "That is 11.1 km away, and we deliver up to 5 km") {
      $0.maximumDistanceMeters = 5000
    },
    Cause(
      code: .overweight,
      message: "Your order weighs 4.201 kg, and we carry up to 4 kg: take out 201 g"
    ) { $0.maximumWeightGrams = 4000 },
    Cause(
      code: .outsideHours,
      message: "We don't deliver there at that time: deliveries start again today at 6:00\u{A0}PM"
    ) { $0.hours = try OpeningHours(parsing: "18:00-22:00") },
    Cause(code: .zonePaused, message: "Deliveries to Square are paused") { $0.pause = Pause() },
    Cause(code: .belowMinimum, message: "The minimum order there is $15.00: add $6.00 more") {
      $0.minimumOrder = 1500
    },
    Cause(
      code: .aboveMaximum, message: "The largest order we deliver there is $8.00: take out $1.00"
    ) { $0.maximumOrder = 800 },
    Cause(
      code: .itemRestricted, message: "We can't deliver this there or at that time: “wine”"
    ) { $0.items = ItemTerms(refused: ["wine"]) },
    Cause(
      code: .ageRestricted, message: "“wine” is only for customers aged 18 years or over"
    ) { $0.items = ItemTerms(ages: [ItemTerms.Age(tag: "wine", years: 18)]) },
    Cause(
      code: .tooManyItems, message: "We deliver up to 2 items at a time: take out 1 item"
    ) { $0.maximumItems = 2 },
    Cause(
      code: .vehicleUnavailable,
      message: "We can't deliver this order there with that vehicle: van"
    ) { $0.vehicles = ["bike"] },
    Cause(code: .postcodeNotServed, message: "We don't deliver to 02110 yet") {
      $0.postcodes = PostcodeTerms(refused: [PostcodePattern("02110")].compactMap(\.self))
    },
    Cause(
      code: .customerNotEligible, message: "This delivery isn't available for your account"
    ) { $0.customers = TagTerms(refused: ["guest"]) },
  ]

  private static let hub = Hub(id: "hub", name: "Hub", coordinate: .inside)

  /// coopcycle-web#3705: "price could not be calculated", whatever the cause.
  ///
  /// ONDC-Protocol-Specs#69: one code for four causes, so that nobody could guide the customer.
  /// coopcycle-web#1989: say why it is closed.
  @Test(arguments: causes)
  func `each cause has a code and words of its own`(_ cause: Cause) throws {
    var terms = Terms()
    try cause.terms(&terms)
    let engine = try DecisionEngine(.square(defaults: terms, hubs: [Self.hub]))
    let quote = try engine.quote(for: cause.request)
    #expect(quote.codes == [cause.code])
    #expect(quote.reasons.map(\.message) == [cause.message])
  }

  @Test func `all causes are told at once`() throws {
    var terms = Terms()
    // Items are refused or of age, not both: the later of the two causes stays.
    for cause in Self.causes { try cause.terms(&terms) }
    let engine = try DecisionEngine(.square(defaults: terms, hubs: [Self.hub]))
    let codes = try engine.quote(for: Cause.order).codes
    #expect(Set(codes) == Set(Self.causes.map(\.code)).subtracting([.itemRestricted]))
    #expect(codes.count == Self.causes.count - 1)
  }

  /// TastyIgniter#656: a zone that was switched off had a vague text.
  @Test func `a zone that is off says so, by its name`() throws {
    let until = tuesdayNoon.advanced(bySeconds: 86_400)
    let summer = Zone(
      id: "beach", name: "the beach", active: ActivePeriod(from: until, until: nil),
      shape: try .unitSquare())
    let quote = try DecisionEngine(.sample(zones: [summer]))
      .quote(for: DeliveryRequest(to: .inside))
    #expect(
      quote.reasons.map(\.message)
        == ["Deliveries to the beach are paused and start again tomorrow at 12:00\u{A0}PM"])
  }

  /// TastyIgniter#833 and #932: the message was shown, and the order was taken all the same.
  @Test func `whoever asks the same has the same answer, and knows of which version it is`() throws
  {
    let engine = try DecisionEngine(.square(defaults: Terms(minimumOrder: 1500)))
    for request in [Cause.order, DeliveryRequest(to: .justOutside, placedAt: tuesdayNoon)] {
      let (shown, taken) = (try engine.quote(for: request), try engine.quote(for: request))
      #expect(shown == taken)
      #expect(shown.deliverable == .no)
      #expect(shown.version == engine.area.version)
    }
  }
}
