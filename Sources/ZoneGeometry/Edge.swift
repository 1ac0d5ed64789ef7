// SPDX-License-Identifier: MIT

/// The straight segment between two successive vertices in the longitude/latitude plane
/// (RFC 7946 §3.1.1), which is not the great circle between them.
public struct Edge: Hashable, Sendable {
  /// Where the edge starts, as drawn.
  public let start: Coordinate
  /// Where the edge ends, as drawn.
  public let end: Coordinate
  /// Whole turns of 360° that take `end` to the side of `start` on which the edge reaches it:
  /// 1 for an edge that crosses the antimeridian eastwards, -1 westwards, 0 otherwise.
  public let turns: Int

  package init(start: Coordinate, end: Coordinate, turns: Int) {
    self.start = start
    self.end = end
    self.turns = turns
  }

  /// Degrees of longitude from start to end along the edge, positive to the east.
  public var longitudeStep: Double {
    Longitude.step(from: start.longitude, to: end.longitude, turns: turns)
  }

  /// Degrees of latitude from start to end, positive to the north.
  public var latitudeStep: Double { end.latitude - start.latitude }
}
