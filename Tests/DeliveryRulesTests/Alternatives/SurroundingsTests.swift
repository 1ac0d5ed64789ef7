// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Glibc
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@Suite("What is true all around a place that is known roughly")
struct SurroundingsTests {
  /// A drawing of a kilometre or so around `center`: blocks with and without holes, circles, strips of
  /// metres, some of them exclusions.
  private struct Drawing {
    static let degreesPerMeter = 180 / (.pi * 6_371_008.8)

    var random: SeededGenerator
    let center: Coordinate

    private func at(east: Double, north: Double) -> Coordinate {
      Coordinate(
        longitude: (center.longitude + east * Self.degreesPerMeter).remainder(dividingBy: 360),
        latitude: center.latitude + north * Self.degreesPerMeter)
    }

    private func ring(_ west: Double, _ south: Double, _ width: Double, _ height: Double) throws
      -> Ring
    {
      let corners = [(0, 0), (width, 0), (width, height), (0, height), (0, 0)]
      return try Ring(validating: corners.map { at(east: west + $0.0, north: south + $0.1) })
    }

    mutating func shape() throws -> ZoneShape {
      // Multiples of 50 m, so that many borders coincide.
      let west = 50 * Double.random(in: -10...6, using: &random).rounded()
      let south = 50 * Double.random(in: -10...6, using: &random).rounded()
      let width = 50 * Double.random(in: 1...12, using: &random).rounded()
      let height = 50 * Double.random(in: 1...12, using: &random).rounded()
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let circle = Circle(center: at(east: west, north: south), radiusMeters: width)
        return ZoneShape(circles: [circle])
      case 1:
        let hole = try ring(west + width / 4, south + height / 4, width / 2, height / 2)
        return ZoneShape(
          polygons: [Polygon(shell: try ring(west, south, width, height), holes: [hole])])
      case 2:
        // A strip that is wide enough for the samples to find it.
        return ZoneShape(polygons: [Polygon(shell: try ring(west, -900, 30, 1800))])
      case 3, 4: return try slantedShape()
      default:
        return ZoneShape(polygons: [Polygon(shell: try ring(west, south, width, height))])
      }
    }

    /// A quadrangle with any corners, so that others leave wedges beside it.
    private mutating func slantedShape() throws -> ZoneShape {
      var corners = (0..<4).map { _ in
        at(
          east: 50 * Double.random(in: -10...10, using: &random).rounded(),
          north: 50 * Double.random(in: -10...10, using: &random).rounded())
      }
      corners.append(corners[0])
      return ZoneShape(polygons: [Polygon(shell: try Ring(validating: corners))])
    }

    mutating func area() throws -> ServiceArea {
      var zones: [Zone] = []
      if Bool.random(using: &random) {
        let all = ZoneShape(polygons: [Polygon(shell: try ring(-2000, -2000, 4000, 4000))])
        zones.append(Zone(id: "all", name: "All", priority: -1, shape: all))
      }
      for number in 0..<Int.random(in: 1...4, using: &random) {
        let isClosed = Int.random(in: 0..<4, using: &random) == 0
        zones.append(
          Zone(
            id: "\(number)", name: "Zone \(number)",
            kind: Int.random(in: 0..<5, using: &random) == 0 ? .exclusion : .service,
            priority: .random(in: 0...1, using: &random),
            hours: isClosed ? try OpeningHours(parsing: "off") : nil,
            fee: FeeSchedule(base: Int64(number)), shape: try shape()))
      }
      return .sample(
        zones: zones, precedence: Precedence.allCases.randomElement(using: &random) ?? .first)
    }

    /// So many places within `meters` of `place`, spread evenly (a sunflower's seeds).
    func samples(_ count: Int, within meters: Double, of place: Coordinate) -> [Coordinate] {
      (0..<count).map { number in
        let radius = (meters - 2e-3) * (Double(number) / Double(count - 1)).squareRoot()
        return place.destination(
          bearing: Double(number) * .pi * (3 - 5.0.squareRoot()), meters: radius)
      }
    }

    /// So many places that are `meters` away from `place`.
    func rim(_ count: Int, _ meters: Double, of place: Coordinate) -> [Coordinate] {
      (0..<count).map { number in
        place.destination(bearing: Double(number) * 2 * .pi / Double(count), meters: meters)
      }
    }

    mutating func place() -> Coordinate {
      at(
        east: 10 * Double.random(in: -60...60, using: &random).rounded(),
        north: .random(in: -600...600, using: &random))
    }
  }

  private static let centers = [
    Coordinate(longitude: 0, latitude: 0), Coordinate(longitude: 180, latitude: -16.8),
    Coordinate(longitude: -71.05, latitude: 42.36),
  ]

  @Test(arguments: UInt64(0)..<200)
  func `agrees with two thousand places within the accuracy`(seed: UInt64) throws {
    var drawing = Drawing(
      random: SeededGenerator(seed: seed), center: Self.centers[Int(seed % 3)])
    let engine = DecisionEngine(try drawing.area())
    for _ in 0..<2 {
      let place = drawing.place()
      let accuracy = Double(try #require([20, 75, 200, 500].randomElement(using: &drawing.random)))
      let quote = try engine.quote(for: DeliveryRequest(to: place, accuracyMeters: accuracy))
      let answers = try drawing.samples(2000, within: accuracy, of: place).map {
        try engine.quote(for: DeliveryRequest(to: $0)).deliverable
      }
      let comment: Comment = "seed \(seed): \(accuracy) m around \(place): \(quote.sides)"
      let kinds = Set(answers)
      switch quote.deliverable {
      case .depends:
        #expect(Set(quote.sides.map(\.deliverable)) == [.yes, .no], comment)
        guard kinds.count == 1 else { continue }
        // What no sample found is thin or small: many more around its border find it, or it is at the rim.
        let rim = try drawing.rim(4000, accuracy, of: place).map {
          try engine.quote(for: DeliveryRequest(to: $0)).deliverable
        }
        #expect(Set(rim).union(kinds).count == 2, comment)
      case .yes, .no: #expect(kinds == [quote.deliverable], comment)
      }
    }
  }

  private static func zone(
    _ id: String, _ west: Double, _ east: Double, hours: String? = nil, fee: Int64? = nil
  ) throws -> Zone {
    Zone(
      id: id, name: id.prefix(1).uppercased() + id.dropFirst(),
      hours: try hours.map { try OpeningHours(parsing: $0) },
      fee: fee.map { FeeSchedule(base: $0) },
      shape: try .rectangle(west: west, south: 0, east: east, north: 1))
  }

  // 0.001° along the parallel of 0.5°: 6 371 008.8 m × π ÷ 180 000 × cos 0.5° = 111.191 m.
  private static let nearBorder = DeliveryRequest(
    to: Coordinate(longitude: 0.999, latitude: 0.5), accuracyMeters: 150)

  @Test func `a border between two zones that deliver does not matter`() throws {
    let engine = DecisionEngine(
      .sample(zones: [try Self.zone("west", 0, 1), try Self.zone("east", 1, 2, fee: 300)]))
    let quote = try engine.quote(for: Self.nearBorder)
    #expect(quote.deliverable == .yes)
    #expect(quote.reasons.isEmpty)
    #expect(quote.zone?.id == "west")
    #expect(quote.sides.map(\.zone?.id) == ["west", "east"])
    #expect(
      quote.trace(of: "zone")?.detail
        == "west owns it; within 150 m also yes in east on other terms")
  }

  @Test func `a gap of a metre between them does`() throws {
    // 1e-5° are 1.1 m.
    let engine = DecisionEngine(
      .sample(zones: [try Self.zone("west", 0, 1), try Self.zone("east", 1.00001, 2)]))
    let quote = try engine.quote(for: Self.nearBorder)
    #expect(quote.deliverable == .depends)
    #expect(quote.sides.contains(Quote.Side(zone: nil, deliverable: .no, code: .outOfZone)))
  }

  @Test func `a wedge between them that opens far from the nearest border does`() throws {
    // They share a border up to 0.5005°, from where the eastern one recedes. Of the wedge, what is nearest to
    // the middle is 0.0005° north and 0.001° east of it: 124 m.
    let corners = [
      (1.0, 0.0), (2.0, 0.0), (2.0, 1.0), (1.001, 0.502), (1.0, 0.5005), (1.0, 0.0),
    ]
    let ring = try Ring(
      validating: corners.map { Coordinate(longitude: $0.0, latitude: $0.1) })
    let east = Zone(
      id: "east", name: "East", shape: ZoneShape(polygons: [Polygon(shell: ring)]))
    let engine = DecisionEngine(.sample(zones: [try Self.zone("west", 0, 1), east]))
    var request = Self.nearBorder
    for (accuracy, deliverable) in [(120, .yes), (140, .depends), (250, .depends)]
      as [(Double, Quote.Deliverable)]
    {
      request.accuracyMeters = accuracy
      #expect(try engine.quote(for: request).deliverable == deliverable, "\(accuracy) m")
    }
  }

  @Test func `both sides are named with what they answer`() throws {
    let engine = DecisionEngine(
      .sample(zones: [try Self.zone("west", 0, 1), try Self.zone("east", 1, 2, hours: "off")]))
    let quote = try engine.quote(for: Self.nearBorder)
    #expect(quote.deliverable == .depends)
    #expect(quote.code == nil)
    #expect(quote.codes == [.locationImprecise])
    #expect(
      quote.reasons.first?.parameters == [
        "accuracy": .meters(150), "zone": .text("West, East"), "yes": .text("West"),
        "no": .text("East"),
      ])
    #expect(
      quote.sides == [
        Quote.Side(zone: Quote.Place(id: "west", name: "West"), deliverable: .yes, code: nil),
        Quote.Side(
          zone: Quote.Place(id: "east", name: "East"), deliverable: .no, code: .outsideHours),
      ])
    #expect(quote.alternatives == [Alternative(.setPin)])
  }

  @Test func `a no on both sides has the reasons of the middle`() throws {
    let engine = DecisionEngine(
      .sample(zones: [
        try Self.zone("west", 0, 1, hours: "14:00-15:00"),
        try Self.zone("east", 1, 2, hours: "off"),
      ]))
    let quote = try engine.quote(for: Self.nearBorder)
    #expect(quote.deliverable == .no)
    #expect(quote.codes == [.outsideHours])
    #expect(quote.reasons.first?.parameters["zone"] == .text("West"))
    // At 14:00 it is a yes in the west and still a no in the east: nothing to offer.
    #expect(quote.alternatives.isEmpty)
  }
}

extension Coordinate {
  /// The place so far away in a direction, clockwise from north in radians.
  fileprivate func destination(bearing: Double, meters: Double) -> Coordinate {
    // Good to a millimetre over a kilometre, as far from the poles as here.
    let angle = meters / 6_371_008.8
    let north = angle * cos(bearing) * 180 / .pi
    let east = angle * sin(bearing) * 180 / .pi
    let middle = (latitude + north / 2) * .pi / 180
    return Coordinate(
      longitude: (longitude + east / cos(middle)).remainder(dividingBy: 360),
      latitude: latitude + north)
  }
}
