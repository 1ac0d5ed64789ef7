// SPDX-License-Identifier: MIT

package import JSONDocument
import ZoneGeometry

extension ColumnNames {
  private static let members = [
    "duration", "durationUnit", "placed", "delivered", "timeZone", "hour", "weekday", "distance",
    "distanceUnit", "longitude", "latitude", "hub", "items", "zone",
  ]

  /// The names as a table keeps them in its member `history`.
  package var json: JSON {
    var object = JSON.Object()
    let texts: [(String, String?)] = [
      ("duration", duration), ("durationUnit", durationUnit?.rawValue), ("placed", placed),
      ("delivered", delivered), ("timeZone", timeZone), ("hour", hour), ("weekday", weekday),
      ("distance", distance), ("distanceUnit", distanceUnit?.rawValue), ("longitude", longitude),
      ("latitude", latitude),
    ]
    for (name, text) in texts { object[name] = text.map { .string($0) } }
    object["hub"] = hub.map { [.number($0.longitude), .number($0.latitude)] }
    object["items"] = items.map { .string($0) }
    object["zone"] = zone.map { .string($0) }
    return .object(object)
  }

  /// Reads names as `json` writes them.
  ///
  /// - Throws: The first member that does not fit.
  package init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    self.init()
    duration = try value.member("duration")?.string()
    durationUnit = try value.member("durationUnit")?.unit(DurationUnit.self)
    placed = try value.member("placed")?.string()
    delivered = try value.member("delivered")?.string()
    timeZone = try value.member("timeZone")?.string()
    hour = try value.member("hour")?.string()
    weekday = try value.member("weekday")?.string()
    distance = try value.member("distance")?.string()
    distanceUnit = try value.member("distanceUnit")?.unit(DistanceUnit.self)
    longitude = try value.member("longitude")?.string()
    latitude = try value.member("latitude")?.string()
    items = try value.member("items")?.string()
    zone = try value.member("zone")?.string()
    hub = try value.member("hub")?.hub()
  }
}

extension JSONValue {
  fileprivate func unit<Unit: RawRepresentable<String> & CaseIterable>(
    _ type: Unit.Type
  ) throws(JSONError) -> Unit {
    guard let unit = Unit(rawValue: try string()) else {
      let words = Unit.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("expected one of \(words), found \(summary)")
    }
    return unit
  }

  fileprivate func hub() throws(JSONError) -> Coordinate {
    let numbers = try numbers()
    guard numbers.count == 2,
      let hub = try? Coordinate(longitude: numbers[0], latitude: numbers[1]).validated()
    else { throw error("expected longitude and latitude in degrees") }
    return hub
  }
}
