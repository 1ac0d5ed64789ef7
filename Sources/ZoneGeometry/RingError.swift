// SPDX-License-Identifier: MIT

/// Why a list of positions is not a ring.
public struct RingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There are fewer than four positions.
    case tooFewPositions(count: Int)
    /// The last position is not the first one.
    case notClosed(first: Coordinate, last: Coordinate)
    /// A position is not a place on the globe.
    case invalidPosition(CoordinateError)
  }

  /// What is wrong.
  public let reason: Reason
  /// The index of the offending position: the first invalid one, the last one of an open ring, and
  /// the number of positions, where the next one is missing, of a short ring.
  public let positionIndex: Int

  /// Creates an error from its reason and the index of the offending position.
  public init(_ reason: Reason, positionIndex: Int) {
    self.reason = reason
    self.positionIndex = positionIndex
  }

  /// The place and the remedy, as one sentence without a full stop.
  public var description: String {
    switch reason {
    case .tooFewPositions(let count):
      "a ring needs at least 4 positions, the last one equal to the first, but has \(count)"
    case .notClosed(let first, let last):
      "the ring is not closed: its last position [\(last.longitude), \(last.latitude)] differs "
        + "from its first [\(first.longitude), \(first.latitude)]; repeat the first at the end"
    case .invalidPosition(let error):
      "position \(positionIndex) is not on the globe: \(error)"
    }
  }
}
