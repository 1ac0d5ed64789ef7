// SPDX-License-Identifier: MIT

/// What a provider of travel times says about the way from one hub to one destination.
public struct TravelTime: Hashable, Sendable {
  /// A measured way, or why there is none.
  public enum Answer: Hashable, Sendable {
    /// The way takes `seconds` over `meters` of road, where the provider tells them.
    case way(seconds: Int64, meters: Int64?)
    /// There is no answer; `reason` is one lower-case sentence without full stop.
    case none(reason: String)
  }

  /// Who measured it, for example `osrm`.
  public let provider: String
  /// What it says.
  public let answer: Answer

  /// Creates the answer that `provider` gave.
  public init(provider: String, answer: Answer) {
    self.provider = provider
    self.answer = answer
  }
}
