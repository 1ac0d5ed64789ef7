// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import TestSupport
import Testing
import ZoneGeometry

@Suite("The nearest place where an order can go")
struct NearbyPlaceTests {
  private func engine(_ exclusions: [ZoneShape]) throws -> DecisionEngine {
    let square = Zone(id: "square", name: "Square", shape: try .unitSquare())
    let others = exclusions.enumerated().map { number, shape in
      Zone(id: "no-\(number)", name: "No \(number)", kind: .exclusion, shape: shape)
    }
    return DecisionEngine(.sample(zones: [square] + others))
  }

  private func offer(
    from place: Coordinate, _ engine: DecisionEngine
  ) throws -> (coordinate: Coordinate, meters: Double)? {
    let quote = try engine.quote(for: DeliveryRequest(to: place))
    #expect(quote.codes == [.outOfZone])
    guard
      case .deliverNearby(let coordinate, let meters, _) = quote.alternatives.first?.changes.first
    else {
      return nil
    }
    #expect(try engine.quote(for: DeliveryRequest(to: coordinate)).deliverable == .yes)
    return (coordinate, meters)
  }

  @Test(arguments: [0, 0.01, 0.25, 0.9])
  func `is behind an exclusion zone that covers the nearest border`(east: Double) throws {
    let engine = try engine([.rectangle(west: -0.2, south: -1, east: east, north: 2)])
    let place = Coordinate(longitude: -0.5, latitude: 0.5)
    let offer = try #require(try offer(from: place, engine))
    // The eastern side of the exclusion zone, but for the metre by which the offer lies beyond.
    let side = place.distanceMeters(to: Coordinate(longitude: east, latitude: 0.5))
    #expect(abs(offer.meters - side) < 2)
    #expect(offer.coordinate.longitude > east)
  }

  @Test func `is beside an exclusion zone that covers a part of the nearest border`() throws {
    let engine = try engine([.rectangle(west: -0.2, south: 0.4, east: 0.9, north: 0.6)])
    let place = Coordinate(longitude: -0.5, latitude: 0.55)
    let offer = try #require(try offer(from: place, engine))
    // Where the northern side of the exclusion zone meets the western side of the square.
    let corner = place.distanceMeters(to: Coordinate(longitude: 0, latitude: 0.6))
    #expect(offer.meters > corner - 1 && offer.meters < corner * (1 + 1.0 / 64))
  }

  @Test func `is not when exclusion zones cover all`() throws {
    let engine = try engine([
      .rectangle(west: -0.2, south: -1, east: 0.6, north: 2),
      .rectangle(west: 0.5, south: -1, east: 1.5, north: 2),
    ])
    #expect(try offer(from: Coordinate(longitude: -0.5, latitude: 0.55), engine) == nil)
  }

  @Test func `may be in an exclusion zone that a higher priority opens`() throws {
    let square = Zone(id: "square", name: "Square", shape: try .unitSquare())
    let closed = Zone(
      id: "closed", name: "Closed", kind: .exclusion,
      shape: try .rectangle(west: -0.2, south: -1, east: 0.9, north: 2))
    let gate = Zone(
      id: "gate", name: "Gate", priority: 1,
      shape: try .rectangle(west: 0.3, south: 0.3, east: 0.5, north: 0.7))
    let engine = DecisionEngine(.sample(zones: [square, closed, gate]))
    let place = Coordinate(longitude: -0.5, latitude: 0.5)
    let offer = try #require(try offer(from: place, engine))
    let side = place.distanceMeters(to: Coordinate(longitude: 0.3, latitude: 0.5))
    #expect(abs(offer.meters - side) < 2)
  }

  /// The rule for blocks, in one line: the strongest service block is above the strongest exclusion.
  private func isServed(_ place: Coordinate, by blocks: [Block]) -> Bool {
    let around = blocks.filter { block in
      place.longitude >= Double(block.west) && place.longitude <= Double(block.west + block.width)
        && place.latitude >= Double(block.south)
        && place.latitude <= Double(block.south + block.height)
    }
    guard let service = around.filter({ $0.kind == .service }).map(\.priority).max() else {
      return false
    }
    return around.filter { $0.kind == .exclusion }.allSatisfy { $0.priority < service }
  }

  /// Places 20 m or so on either side of the sides of `block`, a 64th of a degree apart.
  private func beside(_ block: Block) -> [Coordinate] {
    let off = 2e-4
    let (west, south) = (Double(block.west), Double(block.south))
    let (east, north) = (west + Double(block.width), south + Double(block.height))
    return (0...128).flatMap { step -> [Coordinate] in
      let (x, y) = (
        west + (east - west) * Double(step) / 128, south + (north - south) * Double(step) / 128
      )
      return [-off, off].flatMap { off in
        [(x, south + off), (x, north + off), (west + off, y), (east + off, y)].map {
          Coordinate(longitude: $0.0, latitude: $0.1)
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<24)
  func `is about as near as a search of all sides finds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let blocks = (0..<6).map { _ in
      var block = Block(using: &random)
      (block.from, block.until) = (nil, nil)
      return block
    }
    let engine = DecisionEngine(try .blocks(blocks, precedence: .priority))
    let candidates = blocks.flatMap(beside).filter { isServed($0, by: blocks) }
    for _ in 0..<15 {
      let place = Coordinate(
        longitude: .random(in: -2...11, using: &random),
        latitude: .random(in: -2...8, using: &random))
      let quote = try engine.quote(for: DeliveryRequest(to: place))
      guard quote.codes == [.outOfZone] else { continue }
      let comment: Comment = "seed \(seed), \(place)"
      let sampled = candidates.map { $0.distanceMeters(to: place) }.min()
      guard case .deliverNearby(_, let meters, _) = quote.alternatives.first?.changes.first else {
        #expect(sampled == nil, comment)
        continue
      }
      let least = try #require(sampled, comment)
      #expect(meters < least * (1 + 1.0 / 64) + 30, comment)
      // Half of the 3/128 of a degree that are between two samples.
      #expect(meters > least - 1400, comment)
    }
  }
}
