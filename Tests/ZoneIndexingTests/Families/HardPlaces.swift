// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry
import ZoneIndexing

/// Where an index goes wrong, if it does: at edges and vertices, one ulp beside them, in line with
/// them, at the borders and centres of the index's own cells, and where these meet.
struct HardPlaces {
  private var generator: SeededGenerator
  private let index: ZoneIndex
  private let edges: [Edge]
  private let circles: [Circle]
  private let boxes: [BoundingBox]

  init(_ index: ZoneIndex, of shapes: [ZoneShape], seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    self.index = index
    edges = shapes.flatMap { $0.polygons.flatMap { $0.rings.flatMap(\.edges) } }
    circles = shapes.flatMap(\.circles)
    boxes = shapes.compactMap(\.boundingBox)
  }

  /// About `count` more places.
  mutating func places(_ count: Int) -> [Coordinate] {
    var places: [Coordinate] = []
    places.reserveCapacity(count + 80)
    while places.count < count {
      if let edge = edges.randomElement(using: &generator) { addPlaces(along: edge, to: &places) }
      if let circle = circles.randomElement(using: &generator) {
        addPlaces(at: circle, to: &places)
      }
      if let box = boxes.randomElement(using: &generator) { places.append(anywhere(in: box)) }
      if one(in: 4) { places.append(ofTheGlobe()) }
      for _ in 0..<4 {
        guard let place = places.randomElement(using: &generator) else { continue }
        places.append(one(in: 4) ? turned(place) : nudged(place))
      }
    }
    return places
  }

  private mutating func addPlaces(along edge: Edge, to places: inout [Coordinate]) {
    let first = places.count
    let middle = place(on: edge, at: 0.5)
    // Halves and eighths of edges are doubles themselves where the ends have bits to spare.
    places += [edge.start, edge.end, middle, place(on: edge, at: number(0...1))]
    places.append(place(on: edge, at: Double(Int.random(in: 1...7, using: &generator)) / 8))
    places += [place(on: edge, at: -0.25), place(on: edge, at: number(1...1.5))]
    if let other = edges.randomElement(using: &generator), let place = crossing(edge, other) {
      places.append(place)
    }
    for place in [edge.start, middle] { addPlaces(inCellAround: place, edge, to: &places) }
    for index in first..<places.count {
      places.append(nudged(places[index]))
    }
    if one(in: 8), let place = places.last { places += neighbors(of: place) }
  }

  /// Places of the cell around `place` from which an index's paths run through vertices, along edges
  /// and along the borders of the cell.
  private mutating func addPlaces(
    inCellAround place: Coordinate, _ edge: Edge, to places: inout [Coordinate]
  ) {
    guard let (box, center) = index.cell(around: place) else { return }
    // Where the edge passes the middles of the cell, and so the corners of paths.
    let level = latitude(of: edge, at: center.longitude)
    let upright = longitude(of: edge, at: center.latitude)
    let longitudes = [box.west, center.longitude, box.east, place.longitude, upright]
    let latitudes = [box.south, center.latitude, box.north, place.latitude, level]
    for _ in 0..<5 {
      places.append(
        at(
          longitudes[Int.random(in: 0..<5, using: &generator)],
          latitudes[Int.random(in: 0..<5, using: &generator)]))
    }
    places.append(at(longitude(in: box), level))
    places.append(at(upright, number(box.south...box.north)))
    places.append(at(center.longitude, number(box.south...box.north)))
    places.append(at(longitude(in: box), place.latitude))
  }

  /// The centre, the rim and places up to a metre off it.
  private mutating func addPlaces(at circle: Circle, to places: inout [Coordinate]) {
    places.append(circle.center)
    let towards = at(number(-180...180), number(-90...90))
    guard let rim = circle.nearestBorder(to: towards)?.coordinate else { return }
    let steps = Double(
      sign: .plus, exponent: Int.random(in: 3...30, using: &generator), significand: 1)
    places += [rim, at(rim.longitude, rim.latitude + steps * rim.latitude.ulp)]
    places.append(at(rim.longitude - steps * rim.longitude.ulp, rim.latitude))
  }

  /// Poles, the antimeridian, the equator, zeros of both signs, and what is not on the globe.
  private mutating func ofTheGlobe() -> Coordinate {
    let longitudes = [
      180, -180, 180.0.nextDown, -180.0.nextUp, 180.0.nextUp, 0, -0.0, number(-180...180), 360, 540,
      -540, 1e300, .infinity, .nan, .leastNonzeroMagnitude,
    ]
    let latitudes = [
      90, -90, 90.0.nextDown, -90.0.nextUp, 90.0.nextUp, 0, -0.0, number(-90...90), -.infinity,
      .nan,
      Double(Int.random(in: -90...90, using: &generator)),
    ]
    return at(
      longitudes.randomElement(using: &generator) ?? 0,
      latitudes.randomElement(using: &generator) ?? 0)
  }

  private mutating func anywhere(in box: BoundingBox) -> Coordinate {
    let longitudes = [longitude(in: box), box.west, box.east]
    let latitudes = [number(box.south...box.north), box.south, box.north]
    return at(
      longitudes[max(0, Int.random(in: -2...2, using: &generator))],
      latitudes[max(0, Int.random(in: -2...2, using: &generator))])
  }

  /// A longitude of `box`, beyond 180 where it crosses the antimeridian.
  private mutating func longitude(in box: BoundingBox) -> Double {
    number(box.west...(box.crossesAntimeridian ? box.east + 360 : box.east))
  }

  /// The same place, or nearly, by a longitude outside -180...180.
  private mutating func turned(_ place: Coordinate) -> Coordinate {
    at(
      place.longitude + 360 * Double(Int.random(in: -2...2, using: &generator)), place.latitude)
  }

  private func place(on edge: Edge, at part: Double) -> Coordinate {
    at(
      edge.start.longitude + part * edge.longitudeStep,
      min(max(edge.start.latitude + part * edge.latitudeStep, -90), 90))
  }

  private func latitude(of edge: Edge, at longitude: Double) -> Double {
    guard edge.longitudeStep != 0 else { return edge.end.latitude }
    return edge.start.latitude
      + edge.latitudeStep * ((longitude - edge.start.longitude) / edge.longitudeStep)
  }

  private func longitude(of edge: Edge, at latitude: Double) -> Double {
    guard edge.latitudeStep != 0 else { return edge.end.longitude }
    return edge.start.longitude
      + edge.longitudeStep * ((latitude - edge.start.latitude) / edge.latitudeStep)
  }

  /// Where two edges cross, rounded.
  private func crossing(_ edge: Edge, _ other: Edge) -> Coordinate? {
    let (x, y) = (edge.longitudeStep, edge.latitudeStep)
    let (otherX, otherY) = (other.longitudeStep, other.latitudeStep)
    let apart = at(
      other.start.longitude - edge.start.longitude, other.start.latitude - edge.start.latitude)
    let part = (apart.longitude * otherY - apart.latitude * otherX) / (x * otherY - y * otherX)
    return part >= 0 && part <= 1 ? place(on: edge, at: part) : nil
  }

  /// The same place, or a neighbouring double in one or both directions.
  private mutating func nudged(_ place: Coordinate) -> Coordinate {
    at(nudged(place.longitude), nudged(place.latitude))
  }

  private mutating func nudged(_ value: Double) -> Double {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: value.nextUp
    case 1: value.nextDown
    default: value
    }
  }

  private func neighbors(of place: Coordinate) -> [Coordinate] {
    let (x, y) = (place.longitude, place.latitude)
    return [x.nextDown, x, x.nextUp].flatMap { longitude in
      [y.nextDown, y, y.nextUp].map { at(longitude, $0) }
    }
  }

  private func at(_ longitude: Double, _ latitude: Double) -> Coordinate {
    Coordinate(longitude: longitude, latitude: latitude)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  private mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }
}
