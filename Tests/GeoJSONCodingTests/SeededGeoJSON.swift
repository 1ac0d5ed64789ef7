// SPDX-License-Identifier: MIT

import GeoJSONCoding
import JSONDocument
import TestSupport
import ZoneGeometry

/// Makes arbitrary GeoJSON objects that are well formed.
struct SeededGeoJSON {
  private var generator: SeededGenerator
  /// Whether positions have a tail of any length, and not all the same one.
  private let hasTails: Bool

  init(seed: UInt64) {
    hasTails = seed.isMultiple(of: 3)
    generator = SeededGenerator(seed: seed)
  }

  mutating func object() -> GeoJSONObject {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return .featureCollection(collection())
    case 1: return .feature(feature())
    default: return .geometry(geometry(depth: 3))
    }
  }

  mutating func collection() -> GeoJSONFeatureCollection {
    GeoJSONFeatureCollection(
      features: list { $0.feature() }, boundingBox: boundingBox(), foreignMembers: foreignMembers())
  }

  private mutating func feature() -> GeoJSONFeature {
    let ids: [GeoJSONFeature.Identifier?] = [nil, .string("a"), .integer(-5), .number(0.1)]
    return GeoJSONFeature(
      id: ids[Int.random(in: ids.indices, using: &generator)],
      geometry: Bool.random(using: &generator) ? geometry(depth: 3) : nil,
      properties: Bool.random(using: &generator) ? foreignMembers() : nil,
      boundingBox: boundingBox(), foreignMembers: foreignMembers())
  }

  private mutating func geometry(depth: Int) -> GeoJSONGeometry {
    let shape: GeoJSONGeometry.Shape =
      switch Int.random(in: 0..<(depth > 0 ? 7 : 6), using: &generator) {
      case 0: .point(Bool.random(using: &generator) ? position() : nil)
      case 1: .multiPoint(GeoJSONPositions(list { $0.position() }))
      case 2: .lineString(line())
      case 3: .multiLineString(list { $0.line() })
      case 4: .polygon(list { $0.ring() })
      case 5: .multiPolygon(list { $0.list { $0.ring() } })
      default: .geometryCollection(list { $0.geometry(depth: depth - 1) })
      }
    return GeoJSONGeometry(
      shape, boundingBox: boundingBox(), foreignMembers: foreignMembers())
  }

  private mutating func line() -> GeoJSONPositions {
    let positions = list { $0.position() }
    return positions.count == 1 ? [] : GeoJSONPositions(positions)
  }

  private mutating func ring() -> GeoJSONPositions {
    let positions = [position(), position(), position()] + list { $0.position() }
    return GeoJSONPositions(positions + [positions[0]])
  }

  private mutating func position() -> GeoJSONPosition {
    let coordinate = Coordinate(
      longitude: .random(in: -180...180, using: &generator),
      latitude: Double(Int.random(in: -9000...9000, using: &generator)) / 100)
    return GeoJSONPosition(
      coordinate: coordinate,
      tail: hasTails ? list { .random(in: -1e6...1e6, using: &$0.generator) } : [])
  }

  private mutating func boundingBox() -> GeoJSONBoundingBox? {
    guard Bool.random(using: &generator) else { return nil }
    return GeoJSONBoundingBox(BoundingBox(west: 170, south: -0.5, east: -170, north: 0.1))
  }

  private mutating func foreignMembers() -> JSON.Object {
    let value: JSON = ["é": [1.5, nil, "x"]]
    return Bool.random(using: &generator) ? ["name": "n", "extra": value] : [:]
  }

  /// Up to three elements.
  private mutating func list<Element>(of element: (inout Self) -> Element) -> [Element] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in element(&self) }
  }
}
