// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// What a person feels or hears, and a screen does not show.
  public enum Feedback: Hashable, Sendable {
    /// A touch of the device.
    case haptic(Haptic)
    /// A sentence for a screen reader to say now.
    case announcement(String)
  }

  /// The touches the header knows.
  public enum Haptic: String, Hashable, Sendable, Codable {
    /// A light tick: an address was picked.
    case selection
    /// A heavier one: a pick failed.
    case error
  }
}
