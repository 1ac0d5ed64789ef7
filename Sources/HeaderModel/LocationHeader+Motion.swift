// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// How a front end goes from one state to the next.
  public enum Transition: Hashable, Sendable {
    /// Things move to their places.
    case motion
    /// Things fade, briefly: the person asked for less motion.
    case fade
  }

  /// How changes of state are shown.
  public var transition: Transition { environment.reducesMotion ? .fade : .motion }

  /// Whether the grey shapes shimmer: while the addresses load, unless motion is reduced.
  public var shimmers: Bool { addresses == nil && !environment.reducesMotion }
}
