// SPDX-License-Identifier: MIT

/// One step of a decision, for the developer who asks why.
public struct TraceEntry: Hashable, Sendable {
  /// What a step came to.
  public enum Outcome: String, Hashable, Sendable {
    /// Nothing against it.
    case passes
    /// It makes the answer no.
    case refuses
    /// It changes the estimate or the fee.
    case adjusts
    /// An input that it needs is not known.
    case unknown
    /// It has nothing to say about this request.
    case abstains
    /// It broke; what follows from that is configured.
    case fails
  }

  /// Something that a step looked at.
  public struct Input: Hashable, Sendable {
    /// What it is, as in `basket.subtotal`; `limit` and the like are the rule's own.
    public let name: String
    /// What it was, in English; nil when it was not known.
    public let value: String?

    /// Creates an input.
    public init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// The id of the rule, or `zone` for the choice of the zone, `hub` for that of the hub.
  public let rule: String
  /// What it came to.
  public let outcome: Outcome
  /// The figures behind it, in English; empty when the outcome says it all.
  public let detail: String
  /// What it looked at.
  public let inputs: [Input]
  /// Whether the rule was asked beside the decision only, and what it says does not count.
  public let isShadow: Bool

  /// Creates a step.
  public init(
    rule: String, outcome: Outcome, detail: String = "", inputs: [Input] = [],
    isShadow: Bool = false
  ) {
    self.rule = rule
    self.outcome = outcome
    self.detail = detail
    self.inputs = inputs
    self.isShadow = isShadow
  }
}
