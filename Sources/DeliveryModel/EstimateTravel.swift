// SPDX-License-Identifier: MIT

public import DeliveryEstimates

/// How long the way takes, by its great-circle distance from the hub.
public struct EstimateTravel: Hashable, Sendable {
  /// What the typical duration of a way is worked out of.
  public enum Way: Hashable, Sendable {
    /// Distance × `detour`, the road distance ÷ the great-circle distance, ÷ speed.
    case speed(EstimateSpeeds, detour: Double)
    /// Minutes at some distances, and in proportion between them.
    case minutes(EstimateDistances)
  }

  /// The typical duration.
  public var way: Way
  /// What the way takes, as a multiple of its typical duration: 0.8 to 1.4 in eight of ten cases, say.
  public var factor: Spread

  /// Creates a way that takes exactly its typical duration if `factor` does not say otherwise.
  public init(way: Way, factor: Spread = Spread(fixed: 1)) {
    self.way = way
    self.factor = factor
  }
}
