// SPDX-License-Identifier: MIT

/// Typical minutes of travel at some great-circle distances; in proportion between them, and beyond the last as
/// between the last two.
public struct EstimateDistances: Hashable, Sendable {
  /// Minutes at a distance.
  public struct Knot: Hashable, Sendable {
    /// Great-circle metres from the hub.
    public let meters: Double
    /// Minutes of travel.
    public let minutes: Double

    /// Creates minutes at a distance.
    public init(meters: Double, minutes: Double) {
      self.meters = meters
      self.minutes = minutes
    }
  }

  /// Distances and minutes, both ascending.
  public let knots: [Knot]

  /// Creates minutes by distance; nil unless there are two knots or more, distances ascend, and minutes do not
  /// descend.
  public init?(_ knots: [Knot]) {
    let ascends = zip(knots, knots.dropFirst()).allSatisfy {
      $0.meters < $1.meters && $0.minutes <= $1.minutes
    }
    guard knots.count >= 2, ascends else { return nil }
    self.knots = knots
  }

  /// The minutes at `meters`; nearer than the first knot, those of the first.
  public func minutes(at meters: Double) -> Double {
    let next = knots.dropFirst().firstIndex { meters < $0.meters } ?? knots.count - 1
    let (near, far) = (knots[next - 1], knots[next])
    let share = max(0, meters - near.meters) / (far.meters - near.meters)
    return near.minutes + share * (far.minutes - near.minutes)
  }
}
