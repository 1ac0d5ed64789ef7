// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Bounds of distances to boxes` {
  private struct Sample {
    var box: BoundingBox
    var places: [Coordinate]
    var target: Coordinate
  }

  /// A box of any size, places in it, and a target, often near a pole, the antimeridian or the
  /// antipode of the box.
  private func sample(_ generator: inout SeededGenerator) -> Sample {
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    let size: Double = [0, 1e-7, 1e-3, 1, 30, 170].randomElement(using: &generator) ?? 1
    let west = Bool.random(using: &generator) ? number(-180...180) : number(170...180)
    let width = size * number(0...2)
    let south = min(Bool.random(using: &generator) ? number(-90...90) : 90 - size, 90)
    let north = min(south + size * number(0...1), 90)
    let box = BoundingBox(
      west: west, south: max(south, -90),
      east: west + width > 180 ? west + width - 360 : west + width, north: north)
    let places = (0..<40).map { index in
      let (u, v) =
        index < 4 ? (Double(index % 2), Double(index / 2)) : (number(0...1), number(0...1))
      return Coordinate(
        longitude: (west + u * width).remainder(dividingBy: 360),
        latitude: box.south + v * (north - box.south))
    }
    let isOpposite = Int.random(in: 0..<3, using: &generator) == 0
    let off: Double = [1e-6, 1e-2, 3].randomElement(using: &generator) ?? 1
    let target =
      isOpposite
      ? Coordinate(
        longitude: (west + 180 + off * number(-1...1)).remainder(dividingBy: 360),
        latitude: min(max(off * number(-1...1) - box.south, -90), 90))
      : Coordinate(longitude: number(-180...180), latitude: number(-90...90))
    return Sample(box: box, places: places, target: target)
  }

  @Test(arguments: UInt64(0)..<20)
  func `are below the distance of every place in the box, and not far below`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let sample = sample(&generator)
      let box = BorderBox(sample.box)
      let search = BorderSearch(target: sample.target)
      let bound = search.meters(bound: search.bound(of: box))
      let least = sample.places.map { $0.distanceMeters(to: sample.target) }.min() ?? 0
      let comment: Comment = "seed \(seed), \(sample.box), \(sample.target)"
      // Close to the antipode a haversine in doubles tells places apart by centimetres.
      let isOpposite = least > 2e7
      #expect(bound <= least + (isOpposite ? 0.5 : 1e-6), comment)
      // The places sampled include the corners; all others are at most the box away from one.
      let deficit = isOpposite ? 50_000 : 10 + 1e-5 * least
      #expect(bound >= least - box.extentMeters - deficit, comment)
    }
  }
}
