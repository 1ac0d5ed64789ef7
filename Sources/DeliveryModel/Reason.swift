// SPDX-License-Identifier: MIT

public import Schedules

/// One cause of an answer, for the customer (`message`) and for programs (all else).
public struct Reason: Hashable, Sendable {
  /// What the cause does to the answer.
  public enum Effect: String, Hashable, Sendable {
    /// It makes the answer no.
    case refuses
    /// It leaves the answer open: something was not known.
    case unknown
  }

  /// A figure or name that goes with the cause.
  public enum Parameter: Hashable, Sendable {
    /// A name or other text.
    case text(String)
    /// A distance in metres.
    case meters(Double)
    /// An amount of money.
    case money(Money)
    /// A point in time.
    case instant(Instant)
    /// A number of things, or an age in years.
    case count(Int64)
    /// A weight in grams.
    case grams(Int64)
    /// A duration in seconds.
    case seconds(Int64)
  }

  /// The cause, for programs.
  public let code: ReasonCode
  /// The id of the rule that found it.
  public let rule: String
  /// What it does to the answer.
  public let effect: Effect
  /// One sentence for the customer, in the service's words.
  public let message: String
  /// Figures and names by the placeholder that stands for them in messages, for example
  /// `distance`.
  public let parameters: [String: Parameter]

  /// Creates a cause.
  public init(
    code: ReasonCode, rule: String, effect: Effect, message: String,
    parameters: [String: Parameter] = [:]
  ) {
    self.code = code
    self.rule = rule
    self.effect = effect
    self.message = message
    self.parameters = parameters
  }
}
