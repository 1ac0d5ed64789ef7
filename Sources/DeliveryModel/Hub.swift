// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// A place that orders leave from: a kitchen, a shop, a depot.
public struct Hub: Sendable, Identifiable {
  /// Names the hub in zones and answers.
  public let id: String
  /// What people call it.
  public let name: String
  /// Where it stands.
  public let coordinate: Coordinate
  /// What it says of deliveries from it: its hours are when it hands orders over, its limits hold
  /// beside those of the zone, its fee and estimate where the zone has none.
  public let terms: Terms

  /// When it hands orders over; always when nil.
  public var hours: OpeningHours? { terms.hours }

  /// Creates a hub at `coordinate`, open at `hours`.
  public init(id: String, name: String, coordinate: Coordinate, hours: OpeningHours? = nil) {
    self.init(id: id, name: name, coordinate: coordinate, terms: Terms(hours: hours))
  }

  /// Creates a hub at `coordinate` with all its terms.
  public init(id: String, name: String, coordinate: Coordinate, terms: Terms) {
    self.id = id
    self.name = name
    self.coordinate = coordinate
    self.terms = terms
  }
}
