// SPDX-License-Identifier: MIT

public import DeliveryEstimates

/// How long deliveries take, as configured; see `docs/ESTIMATES.md`.
public struct EstimateModel: Hashable, Sendable, Identifiable {
  /// Names the model in zones and defaults.
  public let id: String
  /// What the times are worked out of.
  public var basis: Basis
  /// Minutes beyond the forecast that the upper end and the promise leave for what nobody foresees.
  public var buffer: Double
  /// Both ends of the shown range are multiples of this many minutes.
  public var roundTo: Int
  /// Length in minutes of the window shown for a scheduled order.
  public var window: Int

  /// What times are worked out of.
  public enum Basis: Hashable, Sendable {
    /// The parts that pass one after the other.
    case parts(EstimateParts)
    /// A table that was fitted to a history of deliveries, which says it all.
    case table(EstimateTable)
  }

  /// Creates a model; times in minutes.
  public init(
    id: String, basis: Basis, buffer: Double = 0, roundTo: Int = 5, window: Int = 30
  ) {
    self.id = id
    self.basis = basis
    self.buffer = buffer
    self.roundTo = roundTo
    self.window = window
  }

  /// Creates a model of a preparation that mostly takes `preparation` minutes, and a journey at one speed.
  public init(
    id: String, preparation: ClosedRange<Double>, speedKilometersPerHour: Double,
    detour: Double = 1.3, handover: Double = 0, buffer: Double = 0, roundTo: Int = 5,
    window: Int = 30
  ) {
    let parts = EstimateParts(
      preparation: EstimatePreparation(Spread(mostly: preparation)),
      travel: EstimateTravel(
        way: .speed(EstimateSpeeds(speedKilometersPerHour), detour: detour)),
      handover: Spread(fixed: handover))
    self.init(id: id, basis: .parts(parts), buffer: buffer, roundTo: roundTo, window: window)
  }
}
