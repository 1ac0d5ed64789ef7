// SPDX-License-Identifier: MIT

/// How long deliveries take, as configured: preparation, then travel from the hub, then handover.
///
/// Travel is the great-circle distance from the hub × `detour` ÷ `speedKilometersPerHour`.
public struct EstimateModel: Hashable, Sendable, Identifiable {
  /// Names the model in zones and defaults.
  public let id: String
  /// Minutes from order to departure, shortest and longest.
  public let preparation: ClosedRange<Double>
  /// Speed on the road, kilometres per hour, above zero.
  public let speedKilometersPerHour: Double
  /// Road distance ÷ great-circle distance, at least 1.
  public let detour: Double
  /// Minutes from arrival to the customer's hands.
  public let handover: Double
  /// Minutes added to the longest time only, for what nobody foresees.
  public let buffer: Double
  /// Both ends of the shown range are multiples of this many minutes.
  public let roundTo: Int
  /// Length in minutes of the window shown for a scheduled order.
  public let window: Int

  /// Creates a model; all times in minutes.
  public init(
    id: String, preparation: ClosedRange<Double>, speedKilometersPerHour: Double,
    detour: Double = 1.3, handover: Double = 0, buffer: Double = 0, roundTo: Int = 5,
    window: Int = 30
  ) {
    self.id = id
    self.preparation = preparation
    self.speedKilometersPerHour = speedKilometersPerHour
    self.detour = detour
    self.handover = handover
    self.buffer = buffer
    self.roundTo = roundTo
    self.window = window
  }
}
