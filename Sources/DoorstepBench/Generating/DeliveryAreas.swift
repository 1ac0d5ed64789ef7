// SPDX-License-Identifier: MIT

import Glibc
import RandomNumbers

/// The delivery areas of many shops, which overlap: one deep in the country, hundreds in towns.
///
/// Each is a blob of 60 vertices. They cover about 10 × 10 degrees.
struct DeliveryAreas {
  private static let verticesPerArea = 60
  private static let degrees = 10.0

  /// A place with shops.
  private struct Town {
    let center: PlanePoint
    /// The standard deviation of its shops' places, in degrees.
    let spread: Double
    /// The share of shops of this town and those before.
    let share: Double
  }

  /// The outline of each of `count` areas, counter-clockwise and closed, always the same ones for
  /// the same `seed`.
  static func outlines(count: Int, seed: UInt64) -> [[Microdegrees]] {
    var random = SplitMix64(seed: seed)
    let towns = towns(random: &random)
    return (0..<count).map { _ in
      let center = shop(in: towns, random: &random)
      return outline(around: center, radius: 0.0315 * exp(0.6 * random.gaussian()), random: &random)
    }
  }

  private static func towns(random: inout SplitMix64) -> [Town] {
    var sum = 0.0
    let towns = (1...400).map { rank in
      let size = 1 / Double(rank + 4)
      sum += size
      return Town(
        center: PlanePoint(x: degrees * random.unit(), y: degrees * random.unit()),
        spread: 0.27 * size.squareRoot(), share: sum)
    }
    return towns.map { Town(center: $0.center, spread: $0.spread, share: $0.share / sum) }
  }

  /// A place for a shop: some are anywhere, most in a town.
  private static func shop(in towns: [Town], random: inout SplitMix64) -> PlanePoint {
    let anywhere = PlanePoint(x: degrees * random.unit(), y: degrees * random.unit())
    let share = random.unit() * 1.25
    guard let town = towns.first(where: { $0.share > share }) else { return anywhere }
    return town.center + town.spread * PlanePoint(x: random.gaussian(), y: random.gaussian())
  }

  /// A blob: a circle whose radius swings a few times on the way round, with small bumps.
  private static func outline(
    around center: PlanePoint, radius: Double, random: inout SplitMix64
  ) -> [Microdegrees] {
    let swings = (1...4).map { waves in
      (
        waves: waves, size: 0.3 * random.unit() / Double(waves),
        start: random.index(below: verticesPerArea)
      )
    }
    let vertices = directions.indices.map { index in
      var length = radius * random.number(in: 0.95...1.05)
      for swing in swings {
        let phase = (swing.waves * index + swing.start) % verticesPerArea
        length *= 1 + swing.size * directions[phase].x
      }
      return Microdegrees(center + length * directions[index])
    }
    return vertices + vertices.prefix(1)
  }

  private static let directions = (0..<verticesPerArea).map { index in
    let angle = 2 * Double.pi * Double(index) / Double(verticesPerArea)
    return PlanePoint(x: cos(angle), y: sin(angle))
  }
}
