// SPDX-License-Identifier: MIT

import JSONDocument

/// A seeded change to one place of a JSON text, as a person's slip would be.
struct Mutation: CustomStringConvertible {
  let description: String
  let result: JSON

  /// Changes `original` somewhere.
  init(of original: JSON, using generator: inout some RandomNumberGenerator) {
    let pointer = original.pointers.randomElement(using: &generator) ?? ""
    let value = original.value(at: pointer) ?? .null
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where pointer != "":
      self.init("\(pointer) left out", original.setting(pointer, to: nil))
    case 1 where !value.members.isEmpty:
      self.init(renamingMemberOf: value, at: pointer, in: original, using: &generator)
    case 2 where !value.members.isEmpty:
      let name = Self.names.randomElement(using: &generator) ?? ""
      let extra = Self.values.randomElement(using: &generator) ?? .null
      self.init(original, pointer + pointerToken(name), extra)
    case 3 where !value.elements.isEmpty:
      let extra = Self.values.randomElement(using: &generator) ?? .null
      self.init(original, "\(pointer)/\(value.elements.count)", extra)
    case 4 where value.double != nil:
      let number = Self.numbers.randomElement(using: &generator) ?? 0
      self.init(original, pointer, number)
    default:
      self.init(original, pointer, Self.values.randomElement(using: &generator) ?? .null)
    }
  }

  private init(_ description: String, _ result: JSON) {
    self.description = description
    self.result = result
  }

  private init(_ original: JSON, _ pointer: String, _ value: JSON) {
    self.init(
      "\(pointer) set to \((try? value.text()) ?? "")", original.setting(pointer, to: value))
  }

  private init(
    renamingMemberOf object: JSON, at pointer: String, in original: JSON,
    using generator: inout some RandomNumberGenerator
  ) {
    let members = object.members
    let (name, value) = members[Int.random(in: 0..<members.count, using: &generator)]
    let others = [name + "s", name.lowercased(), String(name.dropLast()), name.uppercased()]
    let other = others.randomElement(using: &generator) ?? name
    self.init(
      "\(pointer)\(pointerToken(name)) renamed \(other)",
      original.setting(pointer + pointerToken(name), to: nil)
        .setting(pointer + pointerToken(other), to: value))
  }

  private static let names = [
    "", "rules", "postcodes", "hub", "hubs", "id", "name", "until", "freeFrom", "window", "buffer",
    "estimate", "messages", "fill", "booking", "horizonDays", "horizon", "lastDay", "durationMin",
    "weekend", "Sa,Su", "Mo", "value",
  ]

  /// Both sides of every limit, and numbers that are whole only by their value.
  static let numbers: [JSON] = [
    -1_000_001, -1_000_000, -180.5, -180, -90.5, -90, -1, -0.0, 0, 0.05, 0.1, 0.5, 0.99, 1, 1.0,
    1.5,
    5, 10, 10.5, 60, 61, 90, 90.5, 180, 180.5, 1000, 1000.5, 1440, 1441, 10_080, 10_080.5, 60_000,
    60_001, 1_000_000, 1_000_001, 1_000_000_000_000, 1_000_000_000_001, 1e12, 1e13, 1e300,
  ]

  private static let values: [JSON] =
    numbers + [
      .null, true, false, "", " ", "x", "1", "USD", "USD\n", "usd", "first", "exclusion", "refuse",
      "in-process", "process", "UTC", "Mars/Olympus", "24/7", "Mo-Fr 25:00", "2026-12-25",
      "2026-02-30", "2026-12-25\n", "2026-01-01T00:00:00Z", "pier", "bike", "zones.geojson",
      "gone.geojson", "AlcoholRule", "é", [], [1], [1, 2], [2, 1], [1, 2, 3], ["pier"],
      ["pier", "pier"], ["x"], [.null], [[]], [:], ["x": 1], ["base": 1], ["base": "1"],
      ["en": "No"], ["en": ""], ["from": "2026-01-01T00:00:00Z"], ["from": "now"],
      ["name": "AlcoholRule"], ["id": "x", "coordinate": [0, 0]],
      "15:00", "24:00", "9:00", "15:00:60", "Mo-Fr", "Mo-Su", "business", "lastOrder",
      ["durationMin": 5], ["durationMax": 5], ["lastDay": 1, "lastTime": "10:00"],
      ["startDay": 1, "startTime": "10:00"], ["country": "XX"], ["country": "US"],
      ["from": "2026-12-25", "to": "2026-12-01"], ["minutes": 45], ["minutes": 7],
      ["orders": 1], ["Mo": "15:00"], ["preparation": 5, "speedKmh": 10],
      ["preparation": [5, 1], "speedKmh": 10],
    ]
}
