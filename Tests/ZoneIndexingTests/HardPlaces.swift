// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry
import ZoneIndexing

/// Where an index goes wrong, if it does.
struct HardPlaces {
  private var generator: SeededGenerator
  private let index: ZoneIndex

  init(_ index: ZoneIndex, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    self.index = index
  }

  /// About `count` places at vertices and edges of `shapes`, at the borders and centres of the cells
  /// of the index there, in line with both, and anywhere; most of them also one ulp off.
  mutating func places(for shapes: [ZoneShape], count: Int) -> [Coordinate] {
    let edges = shapes.flatMap { $0.polygons.flatMap { $0.rings.flatMap(\.edges) } }
    var places: [Coordinate] = []
    while places.count < count {
      if let edge = edges.randomElement(using: &generator) { places += along(edge) }
      places.append(
        Coordinate(longitude: number(-180...180), latitude: number(-90...90)))
      places.append(Coordinate(longitude: number(-2.1...2.1), latitude: number(-2.1...2.1)))
      places.append(
        Coordinate(
          longitude: Bool.random(using: &generator) ? 180 : -180,
          latitude: Double(Int.random(in: -90...90, using: &generator))))
    }
    return places
  }

  private mutating func along(_ edge: Edge) -> [Coordinate] {
    let middle = place(on: edge, at: 0.5)
    var places = [edge.start, middle, place(on: edge, at: number(0...1))]
    places += [place(on: edge, at: -0.25), place(on: edge, at: number(1...1.5))]
    for place in [edge.start, middle] {
      guard let (box, center) = index.cell(around: place) else { continue }
      // Where the edge passes the middle of the cell, and so the corners of paths.
      let level = latitude(of: edge, at: center.longitude)
      let longitudes = [box.west, center.longitude, box.east, place.longitude]
      let latitudes = [box.south, center.latitude, box.north, place.latitude, level]
      for _ in 0..<5 {
        places.append(
          Coordinate(
            longitude: longitudes.randomElement(using: &generator) ?? 0,
            latitude: latitudes.randomElement(using: &generator) ?? 0))
      }
      places.append(Coordinate(longitude: number(box.west...box.east), latitude: level))
      places.append(
        Coordinate(longitude: center.longitude, latitude: number(box.south...box.north)))
    }
    return places + places.map { nudged($0) }
  }

  private func place(on edge: Edge, at part: Double) -> Coordinate {
    Coordinate(
      longitude: edge.start.longitude + part * edge.longitudeStep,
      latitude: min(max(edge.start.latitude + part * edge.latitudeStep, -90), 90))
  }

  private func latitude(of edge: Edge, at longitude: Double) -> Double {
    guard edge.longitudeStep != 0 else { return edge.end.latitude }
    return edge.start.latitude
      + edge.latitudeStep * ((longitude - edge.start.longitude) / edge.longitudeStep)
  }

  /// The same place, or a neighbouring double in one or both directions.
  private mutating func nudged(_ place: Coordinate) -> Coordinate {
    func neighbor(_ value: Double) -> Double {
      [value, value.nextUp, value.nextDown].randomElement(using: &generator) ?? value
    }
    return Coordinate(longitude: neighbor(place.longitude), latitude: neighbor(place.latitude))
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }
}
