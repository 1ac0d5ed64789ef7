// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ZoneGeometry
import ZoneIndexing

/// A damaged image may answer wrongly, but it must answer: no question may crash or go on for ever.
///
/// Files of compiled zones that are long are not held against their checksums when they are opened.
@Suite("A damaged image") struct DamagedImageTests {
  private static let families: [ZoneFamily] = [
    .stars, .tiles, .nestedHoles, .fan, .hugeRing, .seam, .poles, .circles, .mixture,
  ]
  /// The header of the image, up to its first section.
  private static let headerBytes = 384

  private static let placeCount = 6

  /// Zones with claims of each kind, and their image.
  private struct Original {
    let bytes: [UInt8]
    let places: [Coordinate]

    init(_ family: ZoneFamily, seed: UInt64) throws {
      let shapes = try family.shapes(seed: seed)
      let claims = shapes.indices.map { zone in
        ZoneClaim(
          rank: UInt32(zone), isExclusion: zone % 3 == 1,
          activeFrom: zone % 4 == 0 ? 0 : .min)
      }
      let index = ZoneIndex(shapes, claims: claims)
      bytes = index.withImage { image in unsafe image.withUnsafeBytes { unsafe Array($0) } }
      var hard = HardPlaces(index, of: shapes, seed: seed)
      places = Array(hard.places(placeCount).prefix(placeCount))
    }

    /// The index of other bytes, if they are not refused.
    func index(of bytes: [UInt8]) -> ZoneIndex? {
      let memory = unsafe ImageMemory(byteCount: bytes.count) { unsafe $0.copyBytes(from: bytes) }
      return memory.flatMap { try? ZoneIndex(image: $0) }
    }

    /// Asks `index` all that it can be asked, and returns how many ordinals came back that are none.
    func strayOrdinals(of index: ZoneIndex) -> Int {
      var strays = 0
      func note(_ zone: Int) { if !(0..<index.count).contains(zone) { strays += 1 } }
      func accept(_ zone: Int) -> Bool {
        note(zone)
        return zone % 2 == 0
      }
      for place in places {
        index.zones(containing: place).forEach(note)
        if case .zone(let zone) = index.owner(of: place, at: 5) { note(zone) }
        if case .excluded(let zone) = index.owner(of: place, at: 5) { note(zone) }
        if let zone = index.nearestZone(to: place, where: accept)?.ordinal { note(zone) }
        index.zones(withBordersWithin: 1000, of: place, where: accept).forEach(note)
      }
      var zones = [UInt32](repeating: 0, count: 64 * index.count)
      var ends = [UInt32](repeating: 0, count: places.count)
      var zoneSpan = zones.mutableSpan
      var endSpan = ends.mutableSpan
      let (_, found) = index.findZones(containing: places.span, into: &zoneSpan, ends: &endSpan)
      zones.prefix(found).forEach { note(Int($0)) }
      var owners = [ZoneOwnerCode](repeating: .none, count: places.count)
      var ownerSpan = owners.mutableSpan
      index.findOwners(of: places.span, at: 5, into: &ownerSpan)
      for zone in [0, index.count / 2, index.count - 1] where zone >= 0 && zone < index.count {
        _ = index.shape(of: zone)
        _ = index.nearestBorder(of: zone, to: places[0])
        _ = index.nearestInside(of: zone, to: places[1])
      }
      _ = index.nearestCoordinate(to: places[2], beyondBordersOf: accept) { $0.latitude < 0 }
      return strays
    }
  }

  /// Numbers that are hostile as offsets, counts or coordinates.
  private static let hostile: [UInt64] = [
    0, 1, 0x7F, 1 << 31, 1 << 32, 1 << 62, 1 << 63, .max, .max - 1, Double.nan.bitPattern,
    Double.infinity.bitPattern, (-Double.infinity).bitPattern,
    Double.greatestFiniteMagnitude.bitPattern,
    Double.leastNonzeroMagnitude.bitPattern, (1e300).bitPattern, UInt64(bitPattern: -2),
  ]

  /// Some bytes of `bytes` overwritten: a bit, a byte, or a word with a number that may be hostile.
  private func damaged(
    _ bytes: [UInt8], in range: Range<Int>, count: Int, _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<count {
      let place = Int.random(in: range, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes[place] = UInt8.random(in: 0 ... .max, using: &generator)
      case 2: bytes[place] = Bool.random(using: &generator) ? 0 : 0xFF
      default:
        let number = Self.hostile.randomElement(using: &generator) ?? 0
        bytes.set(number, at: place & ~7)
      }
    }
    return bytes
  }

  @Test(arguments: families, UInt64(0)..<2)
  func `answers to its end`(family: ZoneFamily, seed: UInt64) throws {
    let original = try Original(family, seed: seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      let count = [1, 8, 100, 1000].randomElement(using: &generator) ?? 1
      let bytes = damaged(
        original.bytes, in: Self.headerBytes..<original.bytes.count, count: count, &generator)
      guard let index = original.index(of: bytes) else { continue }
      #expect(original.strayOrdinals(of: index) == 0, "seed \(seed)")
    }
  }

  @Test(arguments: [ZoneFamily.tiles, .seam, .mixture])
  func `is refused or answers, whatever its header says`(family: ZoneFamily) throws {
    let original = try Original(family, seed: 7)
    for place in stride(from: 0, to: Self.headerBytes, by: 8) {
      for number in Self.hostile {
        var bytes = original.bytes
        bytes.set(number, at: place)
        guard let index = original.index(of: bytes) else { continue }
        #expect(original.strayOrdinals(of: index) == 0, "\(number) at \(place)")
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func set(_ number: UInt64, at place: Int) {
    for byte in 0..<8 { self[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
  }
}
