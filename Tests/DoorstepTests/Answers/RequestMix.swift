// SPDX-License-Identifier: MIT

import Doorstep
import TestSupport

/// Seeded questions to the harbour sample that between them meet every rule and both plug-ins.
enum RequestMix {
  static let seed: UInt64 = 1_872

  static func requests(_ count: Int) throws -> [DeliveryRequest] {
    var generator = SeededGenerator(seed: seed)
    // 2026-11-27 to 2026-12-30, across the blackouts of the islands and of Christmas Day.
    let start = try Instant(rfc3339: "2026-11-27T00:00:00-05:00")
    return (0..<count).map { _ in
      let when = start.advanced(bySeconds: Int64.random(in: 0..<33 * 86_400, using: &generator))
      return DeliveryRequest(
        to: Coordinate(
          longitude: Double.random(in: -71.11 ... -70.97, using: &generator),
          latitude: Double.random(in: 42.31...42.39, using: &generator)),
        accuracyMeters: [nil, nil, 0, 500].randomElement(using: &generator) ?? nil,
        when: Bool.random(using: &generator)
          ? .now
          : .scheduled(
            when.advanced(bySeconds: Int64.random(in: -3600...86_400, using: &generator))),
        placedAt: when,
        basket: [
          nil, Basket(tags: []), Basket(subtotal: 1200, tags: ["alcohol"]), Basket(subtotal: 9000),
        ].randomElement(using: &generator) ?? nil)
    }
  }
}
