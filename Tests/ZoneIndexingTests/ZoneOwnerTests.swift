// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry
import ZoneIndexing

/// The oracle takes the zones that contain a place and follows the definition word by word.
@Suite struct `The owner of a place` {
  private static let noon: Int64 = 1_000_000

  /// Claims of every kind, the ranks in random order.
  private func claims(_ count: Int, _ generator: inout SeededGenerator) -> [ZoneClaim] {
    (0..<count).shuffled(using: &generator).map { rank in
      let isTimed = Int.random(in: 0..<4, using: &generator) == 0
      return ZoneClaim(
        rank: UInt32(rank), priority: Int32.random(in: -2...2, using: &generator),
        isExclusion: Int.random(in: 0..<4, using: &generator) == 0,
        activeFrom: isTimed ? Self.noon + Int64.random(in: -1...1, using: &generator) : .min,
        activeUntil: isTimed ? Self.noon + Int64.random(in: 0...2, using: &generator) : .max)
    }
  }

  private func owner(among zones: [Int], _ claims: [ZoneClaim], at second: Int64) -> ZoneOwner {
    let active = zones.filter {
      claims[$0].activeFrom <= second
        && (claims[$0].activeUntil == .max || second < claims[$0].activeUntil)
    }
    let exclusions = active.filter { claims[$0].isExclusion }
    let highest = exclusions.map { claims[$0].priority }.max()
    let services = active.filter { zone in
      !claims[zone].isExclusion && highest.map { claims[zone].priority > $0 } ?? true
    }
    if let owner = services.min(by: { claims[$0].rank < claims[$1].rank }) { return .zone(owner) }
    return exclusions.first { claims[$0].priority == highest }.map { .excluded(by: $0) } ?? .none
  }

  @Test(arguments: [ZoneFamily.stars, .tiles, .identical, .deepStack, .seam], UInt64(0)..<4)
  func `follows from kinds, priorities, times and ranks`(
    family: ZoneFamily, seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let shapes = try family.shapes(seed: seed)
    let claims = claims(shapes.count, &generator)
    let index = ZoneIndex(shapes, claims: claims)
    var hard = HardPlaces(index, of: shapes, seed: seed)
    let places = hard.places(100)
    let expected = places.map { owner(among: index.zones(containing: $0), claims, at: Self.noon) }
    #expect(places.map { index.owner(of: $0, at: Self.noon) } == expected, "seed \(seed)")
    #expect(
      places.map { index.owner(among: index.zones(containing: $0), at: Self.noon) } == expected)
    var owners = [ZoneOwnerCode](
      repeating: .none, count: places.count)
    var span = owners.mutableSpan
    index.findOwners(of: places.span, at: Self.noon, into: &span)
    #expect(owners.map(\.owner) == expected, "seed \(seed)")
  }
}
