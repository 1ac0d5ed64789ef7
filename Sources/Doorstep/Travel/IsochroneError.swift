// SPDX-License-Identifier: MIT

import TravelTimes

/// Why there are no zones by travel time.
public struct IsochroneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// The text is no URL that can be asked.
    case wrongURL
    /// There was no answer.
    case noAnswer
    /// The engine does not draw that: too many minutes, an unknown costing, a hub far from all roads.
    case refused
    /// What it drew cannot be a zone: nothing, or no area.
    case unusable
  }

  /// What went wrong.
  public let reason: Reason
  /// What happened and, where there is one, the remedy, as one lower-case sentence without full stop.
  public let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  init(_ error: TravelTimeError) {
    switch error.reason {
    case .noResponse: self.init(.noAnswer, error.description)
    case .noWay, .refused: self.init(.refused, error.description)
    case .malformed: self.init(.unusable, error.description)
    }
  }
}
