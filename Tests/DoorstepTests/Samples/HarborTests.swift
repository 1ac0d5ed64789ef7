// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Who owns which place of `Zones/harbor`, by hand from the drawing.
@Suite("The harbour sample")
struct HarborTests {
  struct Place: CustomTestStringConvertible {
    let testDescription: String
    let longitude: Double
    let latitude: Double
    /// The zone that owns it; nil when it may not be delivered to.
    let owner: String?
    var code: ReasonCode?
    /// A Tuesday in December at noon, unless the place is a matter of season.
    var time = "2026-12-01T12:00:00-05:00"

    init(
      _ description: String, _ longitude: Double, _ latitude: Double, _ owner: String?,
      _ code: ReasonCode? = nil, at time: String = "2026-12-01T12:00:00-05:00"
    ) {
      testDescription = description
      self.longitude = longitude
      self.latitude = latitude
      self.owner = owner
      self.code = code
      self.time = time
    }
  }

  private static let places = [
    Place("downtown", -71.0552, 42.3601, "downtown"),
    // The hole's corners are -71.0689…-71.0625, 42.3527…42.3578.
    Place(
      "the park, a hole in downtown, is the greater harbour's", -71.0655, 42.3555, "greater-harbor"),
    Place("a corner of that hole is closed, so downtown's", -71.0689, 42.3541, "downtown"),
    // Downtown's straight border from (-71.0526, 42.3478) to (-71.0507, 42.3583) passes 42.3543 at
    // -71.0526 + 0.0019 · 65/105 = -71.0514; the waterfront bulges west of it to -71.0519.
    Place(
      "where the waterfront overlaps downtown its priority wins", -71.0516, 42.3543, "waterfront"),
    Place("a corner that both have is the waterfront's too", -71.0507, 42.3583, "waterfront"),
    Place("the waterfront alone", -71.0421, 42.3530, "waterfront"),
    // 650 m of latitude are 650 / 111,195 = 0.00585 degrees: the circle reaches 42.36245.
    Place("the university's circle over downtown", -71.0690, 42.3640, "university"),
    Place("just within the circle, in the south", -71.0724, 42.36247, "university"),
    Place("just outside the circle, in the south", -71.0724, 42.36243, "greater-harbor"),
    Place("the western island", -71.0085, 42.3210, nil, ReasonCode(rawValue: "BLACKOUT")),
    Place(
      "the western island, when boats go", -71.0085, 42.3210, "islands",
      at: "2026-10-06T12:00:00-04:00"),
    Place(
      "the eastern island", -70.9880, 42.3345, "islands", at: "2026-10-06T12:00:00-04:00"),
    Place(
      "its pond, a hole, is in no zone", -70.9834, 42.3358, nil, .outOfZone,
      at: "2026-10-06T12:00:00-04:00"),
    Place("the airport", -71.0170, 42.3640, nil, .excludedArea),
    Place("the airport's hotel, whose priority is higher", -71.0241, 42.3662, "airport-hotel"),
    // 130 m east of the hotel: 130 / (111,195 · cos 42.3662°) = 0.00158 degrees.
    Place("130 m from the hotel", -71.0241 + 0.00158, 42.3662, nil, .excludedArea),
    Place("the greater harbour alone", -71.0850, 42.3500, "greater-harbor"),
    Place("far in the west", -71.1190, 42.3736, nil, .outOfZone),
    Place("the beach in winter", -71.0370, 42.3280, nil, .zonePaused),
    Place(
      "the beach in summer", -71.0370, 42.3280, "summer-beach", at: "2027-07-06T12:00:00-04:00"),
    Place(
      "the beach at the first moment of its season, closed at night", -71.0370, 42.3280, nil,
      .outsideHours, at: "2027-05-15T00:00:00-04:00"),
    Place(
      "the beach a second before", -71.0370, 42.3280, nil, .zonePaused,
      at: "2027-05-14T23:59:59-04:00"),
    Place(
      "the beach when its season has ended", -71.0370, 42.3280, nil, .zonePaused,
      at: "2027-09-20T00:00:00-04:00"),
    // Both have a border there; the beach's priority is higher, but only while it is active.
    Place("a corner of the beach and the harbour, in winter", -71.0298, 42.3328, "greater-harbor"),
    Place(
      "a corner of the beach and the harbour, in summer", -71.0298, 42.3328, "summer-beach",
      at: "2027-07-06T12:00:00-04:00"),
  ]

  @Test(arguments: places)
  func `a place belongs to`(_ place: Place) throws {
    let quote = try Samples.harborChecker(at: place.time).quote(
      for: DeliveryRequest(
        to: Coordinate(longitude: place.longitude, latitude: place.latitude),
        basket: Basket(subtotal: 5000, tags: [])))
    if let owner = place.owner {
      #expect(quote.zone?.id == owner)
      #expect(quote.deliverable == .yes, "\(quote.reasons)")
    } else {
      #expect(quote.deliverable == .no)
      #expect(quote.reasons.first?.code == place.code)
    }
  }

  /// A realistic service has all of it; the tests of other parts lean on it.
  @Test func `the drawing has everything that zones can be`() throws {
    let area = try Samples.harborChecker().area
    #expect(area.zones.count >= 6)
    #expect(area.hubs.count == 2)
    #expect(Set(area.zones.flatMap(\.hubs)) == Set(area.hubs.map(\.id)))
    let shapes = area.zones.map(\.shape)
    #expect(shapes.contains { $0.polygons.contains { !$0.holes.isEmpty } })
    #expect(shapes.contains { $0.polygons.count > 1 })
    #expect(shapes.contains { !$0.circles.isEmpty })
    #expect(area.zones.contains { $0.kind == .exclusion })
    #expect(area.zones.contains { $0.active != .always })
    #expect(Set(area.zones.map(\.priority)).count > 3)
  }

  /// With hub, terms and estimate, worked out by hand.
  ///
  /// Pier 4 (-71.0419, 42.3519) to (-71.0552, 42.3601): Δφ = 0.0082° = 911.8 m; Δλ = 0.0133° ·
  /// cos 42.356° = 0.009829° = 1093.0 m; together 1423.4 m. By bike 1423.4 · 1.35 / 14 km/h =
  /// 494 s. Shortest: 15 + 3 min + 494 s = 26.2 min → 25; longest: 22 + 3 + 1 min + 494 s = 34.2
  /// min → 35.
  @Test func `the estimate and the fee downtown are as worked out by hand`() throws {
    let quote = try Samples.harborChecker().quote(
      for: DeliveryRequest(to: Coordinate(longitude: -71.0552, latitude: 42.3601)))
    #expect(quote.hub?.name == "Pier 4")
    #expect(quote.estimate?.text == "25–35 min")
    let seconds = try #require(quote.estimate?.seconds)
    #expect(abs(seconds.lowerBound - (18 * 60 + 494)) <= 1)
    #expect(abs(seconds.upperBound - (26 * 60 + 494)) <= 1)
    #expect(quote.fee?.total.description == "$2.99")
    #expect(quote.minimumOrder?.description == "$15.00")
  }

  @Test func `a service's own words for a code are said`() throws {
    let quote = try Samples.harborChecker().quote(
      for: DeliveryRequest(to: Coordinate(longitude: -71.0170, latitude: 42.3640)))
    #expect(quote.reasons.first?.message == "Couriers can't stop at the airport")
  }
}
