// SPDX-License-Identifier: MIT

import Glibc
import RandomNumbers

/// A country divided into communes without gaps or overlaps, which share their borders vertex for
/// vertex.
///
/// A honeycomb is drawn together around towns, so that communes are smaller there, some cells are
/// joined, and every side becomes a winding line. It covers about 10 × 10 degrees; communes have
/// about 62 vertices each.
struct Communes {
  private static let cellsPerCommune = 1.4
  private static let largestGroup = 5
  /// The part of the box around the country that is land.
  private static let landShare = 0.45
  private static let degrees = 10.0

  private let honeycomb: Honeycomb
  private let towns: [Town]
  private let seed: UInt64
  /// The length of a cell's side before it is drawn together, in degrees.
  private let scale: Double
  /// The cells of each commune.
  private let groups: [[Honeycomb.Cell]]

  /// Draws `count` communes, always the same ones for the same `seed`.
  init(count: Int, seed: UInt64) {
    let landCells = Int((Double(count) * Self.cellsPerCommune).rounded(.up))
    honeycomb = Honeycomb(cells: Int(Double(landCells) / Self.landShare))
    scale = Self.degrees / honeycomb.height
    self.seed = seed
    var random = SplitMix64(seed: seed)
    towns = (0..<60).map { _ in
      Town(
        center: Self.degrees * PlanePoint(x: random.unit() - 0.5, y: random.unit() - 0.5),
        reach: 0.15 + 1.5 * pow(random.unit(), 3), pull: random.number(in: 0.3...0.7))
    }
    let land = Self.land(of: landCells, in: honeycomb, random: &random)
    groups = honeycomb.groups(
      of: land, count: count, largest: Self.largestGroup, random: &random)
  }

  /// The `count` cells nearest to a few places, which make a country with bays and perhaps islands.
  private static func land(
    of count: Int, in honeycomb: Honeycomb, random: inout SplitMix64
  ) -> [Honeycomb.Cell] {
    // Few cells stay together, since those on different islands cannot be joined.
    let hearts = (0..<min(7, 1 + count / 20)).map { _ in
      honeycomb.height * PlanePoint(x: 0.15 + 0.7 * random.unit(), y: 0.15 + 0.7 * random.unit())
    }
    let distances = honeycomb.cells.map { cell in
      let place = honeycomb.center(of: cell)
      return (cell: cell, distance: hearts.map { ($0 - place).length }.min() ?? 0)
    }
    let nearest = distances.sorted { $0.distance < $1.distance }.prefix(count)
    return nearest.map(\.cell)
  }

  /// The outline of each commune, counter-clockwise and closed.
  func outlines() -> [[Microdegrees]] {
    var sides: [Honeycomb.Side: [Microdegrees]] = [:]
    return groups.map { cells in
      var outline: [Microdegrees] = []
      for side in honeycomb.outline(of: cells) {
        let line = sides[side.canonical] ?? line(along: side.canonical)
        sides[side.canonical] = line
        outline += (side == side.canonical ? line : line.reversed()).dropLast()
      }
      return outline + outline.prefix(1)
    }
  }

  /// The winding line of a side, from its start to its end.
  private func line(along side: Honeycomb.Side) -> [Microdegrees] {
    let (start, end) = (place(of: side.start), place(of: side.end))
    var random = SplitMix64(seed: seed ^ side.start.hash &* 31 ^ side.end.hash)
    let step = 0.188 * (scale * (end - start).length).squareRoot()
    var line = [Microdegrees(start)]
    Self.wind(from: start, to: end, swing: 0.25, step: step, random: &random) {
      let vertex = Microdegrees($0)
      if vertex != line.last { line.append(vertex) }
    }
    return line
  }

  /// Calls `body` with the vertices of a winding line, its start left out.
  ///
  /// `swing` is how far the middle may be off, as a part of half the length. It shrinks fast enough
  /// to keep the line in a narrow rhombus around its ends, so that it rarely meets another.
  private static func wind(
    from start: PlanePoint, to end: PlanePoint, swing: Double, step: Double,
    random: inout SplitMix64, _ body: (PlanePoint) -> Void
  ) {
    let way = end - start
    guard way.length > step * random.number(in: 0.6...1.4) else { return body(end) }
    let along = random.number(in: 0.4...0.6)
    let aside = 0.5 * swing * random.number(in: -1...1)
    let middle = start + along * way + aside * way.turned
    wind(from: start, to: middle, swing: 0.65 * swing, step: step, random: &random, body)
    wind(from: middle, to: end, swing: 0.65 * swing, step: step, random: &random, body)
  }

  /// Where a corner is drawn: a little off its place in the honeycomb, and nearer to the towns.
  private func place(of corner: Honeycomb.Corner) -> PlanePoint {
    var random = SplitMix64(seed: seed ^ corner.hash)
    let shift = PlanePoint(x: random.number(in: -0.2...0.2), y: random.number(in: -0.2...0.2))
    let middle = PlanePoint(x: Self.degrees / 2, y: Self.degrees / 2)
    var place = scale * (honeycomb.place(of: corner) + shift) - middle
    for town in towns { place = town.attract(place) }
    return place + PlanePoint(x: 3, y: 46)
  }
}

/// A place around which the country is denser.
private struct Town {
  let center: PlanePoint
  /// How far it acts, in degrees.
  let reach: Double
  /// How much nearer it draws what is close, from 0 to below 1.
  let pull: Double

  /// Where `place` goes; what is farther away than another place stays farther away.
  func attract(_ place: PlanePoint) -> PlanePoint {
    let offset = place - center
    let distance = offset.length / reach
    return center + (1 - pull * exp(-distance * distance)) * offset
  }
}
