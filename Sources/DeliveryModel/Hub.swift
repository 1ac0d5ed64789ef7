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
  /// When it hands orders over; always when nil.
  public let hours: OpeningHours?

  /// Creates a hub at `coordinate`.
  public init(id: String, name: String, coordinate: Coordinate, hours: OpeningHours? = nil) {
    self.id = id
    self.name = name
    self.coordinate = coordinate
    self.hours = hours
  }
}
