// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules
import TestSupport
import ZoneGeometry

/// A zone whose sides are whole degrees, so that every question about it has an exact answer.
struct Block: CustomStringConvertible {
  var west = 0
  var south = 0
  var width = 1
  var height = 1
  var kind = Zone.Kind.service
  var priority = 0
  /// Unsaid when nil.
  var fee: Int64?
  /// Minutes of preparation at the most; no estimate when nil.
  var minutes: Int?
  /// Seconds after `tuesdayNoon`.
  var from: Int64?
  var until: Int64?

  /// A block somewhere in 0...8 by 0...6, so that many overlap, touch and tie.
  init(using random: inout SeededGenerator) {
    west = Int.random(in: 0...6, using: &random)
    south = Int.random(in: 0...4, using: &random)
    width = Int.random(in: 1...3, using: &random)
    height = Int.random(in: 1...2, using: &random)
    kind = Int.random(in: 0..<4, using: &random) == 0 ? .exclusion : .service
    priority = Int.random(in: -1...2, using: &random)
    fee = Int.random(in: 0..<5, using: &random) == 0 ? nil : .random(in: 1...3, using: &random)
    minutes = Int.random(in: 0..<5, using: &random) == 0 ? nil : .random(in: 1...3, using: &random)
    from = [nil, nil, nil, -1, 0, 1].randomElement(using: &random) ?? nil
    until = [nil, nil, nil, -1, 0, 1].randomElement(using: &random) ?? nil
  }

  /// Whether the block exists at `tuesdayNoon`: from inclusive, until exclusive.
  var isActive: Bool { (from ?? 0) <= 0 && (until ?? 1) > 0 }

  /// Whether it holds the place at `x`, `y` half degrees, its sides included.
  func contains(halves x: Int, _ y: Int) -> Bool {
    (2 * west...2 * (west + width)).contains(x) && (2 * south...2 * (south + height)).contains(y)
  }

  /// The zone with this name.
  func zone(id: String) throws -> Zone {
    func instant(_ seconds: Int64) -> Instant { tuesdayNoon.advanced(bySeconds: seconds) }
    return Zone(
      id: id, name: id, kind: kind, priority: priority,
      active: ActivePeriod(from: from.map(instant), until: until.map(instant)),
      fee: fee.map { FeeSchedule(base: $0) },
      estimate: minutes.map {
        EstimateModel(id: "\($0)", preparation: 0...Double($0), speedKilometersPerHour: 30)
      },
      shape: try .rectangle(
        west: Double(west), south: Double(south), east: Double(west + width),
        north: Double(south + height)))
  }

  var description: String {
    "\(kind) \(west)+\(width), \(south)+\(height), priority \(priority), fee \(fee ?? -1), "
      + "\(minutes ?? -1) min, from \(from.map(String.init) ?? "-") "
      + "until \(until.map(String.init) ?? "-")"
  }
}

extension ServiceArea {
  /// The blocks as zones named by their places, served from one hub in the middle.
  static func blocks(_ blocks: [Block], precedence: Precedence) throws -> ServiceArea {
    let zones = try blocks.enumerated().map { try $1.zone(id: "\($0)") }
    let hub = Hub(id: "hub", name: "Hub", coordinate: Coordinate(longitude: 4, latitude: 3))
    return sample(zones: zones, hubs: [hub], precedence: precedence)
  }
}
