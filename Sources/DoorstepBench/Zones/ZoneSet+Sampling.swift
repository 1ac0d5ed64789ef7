// SPDX-License-Identifier: MIT

import Glibc
import RandomNumbers
import ZoneGeometry

extension ZoneSet {
  /// `count` coordinates spread evenly over `window`, or over the box around all zones; the same
  /// ones for the same `seed`.
  func uniformCoordinates(
    count: Int, in window: BoundingBox? = nil, seed: UInt64
  ) -> [Coordinate] {
    let around = BoundingBox(enclosing: shapes.compactMap(\.boundingBox))
    guard let box = window ?? around else { return [] }
    let width = box.east - box.west + (box.crossesAntimeridian ? 360 : 0)
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let longitude = box.west + width * random.unit()
      return Coordinate(
        longitude: longitude > 180 ? longitude - 360 : longitude,
        latitude: box.south + (box.north - box.south) * random.unit())
    }
  }

  /// `count` coordinates near borders, the same ones for the same `seed`: on a random edge, whatever
  /// its length, then off by a normal distribution whose deviation is 10^u degrees, u between -6
  /// and -2.5 (0.1 m to 350 m).
  func coordinatesNearBorders(count: Int, seed: UInt64) -> [Coordinate] {
    let rings = shapes.flatMap { $0.polygons.flatMap(\.rings) }
    var ends: [Int] = []
    for ring in rings { ends.append((ends.last ?? 0) + ring.vertexCount) }
    guard let edgeCount = ends.last else { return [] }
    var random = SplitMix64(seed: ~seed)
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(count)
    while coordinates.count < count {
      let number = random.index(below: edgeCount)
      let ring = ends.firstIndex(above: number)
      let edge = number - (ring == 0 ? 0 : ends[ring - 1])
      let part = random.unit()
      let off = pow(10, random.number(in: -6 ... -2.5))
      let (a, b) = (rings[ring].positions[edge], rings[ring].positions[edge + 1])
      let coordinate = Coordinate(
        longitude: a.longitude + part * (b.longitude - a.longitude) + off * random.gaussian(),
        latitude: a.latitude + part * (b.latitude - a.latitude) + off * random.gaussian())
      // Other engines do not know that 181 is -179.
      if abs(coordinate.longitude) <= 180 && abs(coordinate.latitude) <= 90 {
        coordinates.append(coordinate)
      }
    }
    return coordinates
  }
}

extension [Int] {
  /// The index of the first of the ascending numbers that is above `number`.
  fileprivate func firstIndex(above number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
