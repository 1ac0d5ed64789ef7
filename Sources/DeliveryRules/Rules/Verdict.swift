// SPDX-License-Identifier: MIT

public import DeliveryModel

/// What one rule says of one request.
public enum Verdict: Hashable, Sendable {
  /// Nothing against it.
  case pass
  /// No, and why.
  case refuse(Refusal)
  /// Yes, but it changes the estimate or the fee.
  case adjust(Adjustment)
  /// The named input, for example `basket.subtotal`, is needed and was not given.
  case unknown(input: String)
  /// The rule has nothing to say about this request.
  case abstain(reason: String)
  /// The rule broke.
  case failed(RuleFailure)
}

/// A change to the estimate and the fee.
public struct Adjustment: Hashable, Sendable {
  /// Seconds added to the estimate; taken off when negative.
  public let seconds: Int64
  /// Minor units added to the fee; taken off when negative.
  public let minorUnits: Int64

  /// Creates a change.
  public init(seconds: Int64 = 0, minorUnits: Int64 = 0) {
    self.seconds = seconds
    self.minorUnits = minorUnits
  }
}

/// A rule that could not do its work.
public struct RuleFailure: Hashable, Sendable {
  /// What follows for the answer.
  public enum Consequence: String, Hashable, Sendable, CaseIterable {
    /// The answer is no, with the code `PLUGIN_FAILED`.
    case refuse
    /// As if the rule had passed.
    case allow
    /// As if the rule were not there.
    case ignore
  }

  /// What went wrong, for the developer.
  public let message: String
  /// What follows for the answer.
  public let consequence: Consequence

  /// Creates a failure.
  public init(message: String, consequence: Consequence) {
    self.message = message
    self.consequence = consequence
  }
}
