// SPDX-License-Identifier: MIT

package import ZoneGeometry

/// Which columns of a history say what, by their names in its header, and in which units.
///
/// Nil is what the history does not say, or what is still to be found out.
package struct ColumnNames: Hashable, Sendable {
  /// How long the order took.
  package var duration: String?
  /// The unit of `duration`.
  package var durationUnit: DurationUnit?
  /// When the order was placed.
  package var placed: String?
  /// When it was handed over.
  package var delivered: String?
  /// The IANA zone of the kitchen's clock.
  package var timeZone: String?
  /// The time of day: 18.5, or 18:30.
  package var hour: String?
  /// The weekday: 1 for Monday to 7, or its English name, whole or short.
  package var weekday: String?
  /// The distance from the kitchen.
  package var distance: String?
  /// The unit of `distance`.
  package var distanceUnit: DistanceUnit?
  /// The longitude of the address.
  package var longitude: String?
  /// The latitude of the address.
  package var latitude: String?
  /// The kitchen, from which the distance to an address is measured.
  package var hub: Coordinate?
  /// The number of items; or, with `*` at the end, the columns that count one kind of item each.
  package var items: String?
  /// The identifier of the zone.
  package var zone: String?

  /// Names nothing.
  package init() {}

  /// These names, and where they say nothing those of `others`.
  package func filled(from others: Self) -> Self {
    var names = self
    // A duration that is given in one way is not also taken in the other.
    if duration == nil, placed == nil || delivered == nil {
      names.duration = others.duration
      names.durationUnit = durationUnit ?? others.durationUnit
    }
    names.placed = placed ?? others.placed
    names.delivered = delivered ?? others.delivered
    names.timeZone = timeZone ?? others.timeZone
    names.hour = hour ?? others.hour
    names.weekday = weekday ?? others.weekday
    names.distance = distance ?? others.distance
    names.distanceUnit = distanceUnit ?? others.distanceUnit
    names.longitude = longitude ?? others.longitude
    names.latitude = latitude ?? others.latitude
    names.hub = hub ?? others.hub
    names.items = items ?? others.items
    names.zone = zone ?? others.zone
    return names
  }

  /// The names that are needed to learn the duration and `factors`.
  func keeping(_ factors: Set<EstimateFactor>) -> Self {
    var names = self
    if !factors.contains(.hour) { names.hour = nil }
    if !factors.contains(.weekday) { names.weekday = nil }
    if !factors.contains(.items) { names.items = nil }
    if !factors.contains(.zone) { names.zone = nil }
    if !factors.contains(.distance) {
      (names.distance, names.distanceUnit) = (nil, nil)
      (names.longitude, names.latitude, names.hub) = (nil, nil, nil)
    }
    return names
  }

  /// What is read from where, for people: `duration from "minutes" in minutes`.
  package var summary: [String] {
    var parts: [String] = []
    func add(_ role: String, _ column: String?, _ unit: String? = nil) {
      guard let column else { return }
      parts.append("\(role) from \(column)" + (unit.map { " in \($0)" } ?? ""))
    }
    add("duration", duration, durationUnit?.rawValue)
    add("placed", placed)
    add("delivered", delivered)
    add("hour", hour)
    add("weekday", weekday)
    add("distance", distance, distanceUnit?.rawValue)
    if let longitude, let latitude { add("coordinate", "\(longitude) and \(latitude)") }
    add("items", items)
    add("zone", zone)
    return parts
  }
}
