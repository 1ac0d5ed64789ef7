// SPDX-License-Identifier: MIT

/// A rule that a service writes down: terms that hold in some zones or from some hubs, in addition to
/// those of the zones themselves, or an expression.
public struct ConfiguredRule: Sendable, Identifiable {
  /// Names the rule in reasons and traces.
  public let id: String
  /// The zones that it is about; all when empty.
  public let zones: [Zone.ID]
  /// The hubs that it is about; all when empty.
  public let hubs: [Hub.ID]
  /// What it asks; its `fee` and `estimate` mean nothing.
  public let terms: Terms
  /// What it asks in JsonLogic.
  public let expression: RuleExpression?

  /// Creates a rule.
  public init(
    id: String, zones: [Zone.ID] = [], hubs: [Hub.ID] = [], terms: Terms = Terms(),
    expression: RuleExpression? = nil
  ) {
    self.id = id
    self.zones = zones
    self.hubs = hubs
    self.terms = terms
    self.expression = expression
  }
}
