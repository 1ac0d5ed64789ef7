// SPDX-License-Identifier: MIT

public import Schedules

/// Speeds on the road in kilometres per hour, by vehicle and by the hours of the week.
public struct EstimateSpeeds: Hashable, Sendable {
  /// The speeds of one vehicle.
  public struct Vehicle: Hashable, Sendable {
    /// The speed at all hours that are not listed, above zero.
    public let usual: Double
    /// Speeds at some hours; of several that hold at once, the slowest counts.
    public let hours: [Hours]

    /// Creates the speeds of a vehicle.
    public init(usual: Double, hours: [Hours] = []) {
      self.usual = usual
      self.hours = hours
    }
  }

  /// A speed that holds at some hours.
  public struct Hours: Hashable, Sendable {
    /// When it holds.
    public let hours: OpeningHours
    /// The speed then, above zero.
    public let speed: Double

    /// Creates a speed for some hours.
    public init(hours: OpeningHours, speed: Double) {
      self.hours = hours
      self.speed = speed
    }
  }

  /// The speeds of a vehicle that is not known or not listed.
  public let standard: Vehicle
  /// The speeds of vehicles by name.
  public let vehicles: [String: Vehicle]

  /// Creates speeds.
  public init(standard: Vehicle, vehicles: [String: Vehicle] = [:]) {
    self.standard = standard
    self.vehicles = vehicles
  }

  /// One speed for all.
  public init(_ speed: Double) {
    self.init(standard: Vehicle(usual: speed))
  }
}
