// SPDX-License-Identifier: MIT

public import ZoneGeometry

/// Which zones by travel time are wanted of a routing engine.
public struct IsochroneOrder: Hashable, Sendable {
  /// Where Valhalla is asked, such as `http://127.0.0.1:8002`.
  public let url: String
  /// Where the ways begin.
  public let hub: Coordinate
  /// Within how many minutes they end, ascending, each once.
  public let minutes: [Int]
  /// What travels, a costing of Valhalla: `auto`, `bicycle` or `pedestrian` among others.
  public let costing: String

  /// Wants what is reached from `hub` within `minutes`, in whatever order they come.
  public init(url: String, hub: Coordinate, minutes: [Int], costing: String = "bicycle") {
    self.url = url
    self.hub = hub
    self.minutes = Set(minutes).sorted()
    self.costing = costing
  }
}
