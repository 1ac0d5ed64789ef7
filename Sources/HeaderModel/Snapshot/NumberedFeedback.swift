// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// A haptic or an announcement with its place in the order of all that this header ever gave.
  public struct NumberedFeedback: Hashable, Sendable, Codable {
    /// Counts from 1, without gaps.
    public let number: Int
    /// The touch, unless it is an announcement.
    public let haptic: Haptic?
    /// The sentence for a screen reader to say now, unless it is a touch.
    public let announcement: String?
  }

  /// How many of the newest haptics and announcements are kept for snapshots.
  public static let keptFeedback = 32

  /// Keeps `feedback` for snapshots and tells it to the environment.
  func give(_ feedback: Feedback) {
    lastFeedback += 1
    switch feedback {
    case .haptic(let haptic):
      recentFeedback.append(
        NumberedFeedback(number: lastFeedback, haptic: haptic, announcement: nil))
    case .announcement(let sentence):
      recentFeedback.append(
        NumberedFeedback(number: lastFeedback, haptic: nil, announcement: sentence))
    }
    recentFeedback.removeFirst(max(0, recentFeedback.count - Self.keptFeedback))
    environment.feedback(feedback)
  }
}
