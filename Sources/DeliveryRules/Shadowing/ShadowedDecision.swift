// SPDX-License-Identifier: MIT

package import DeliveryModel
package import Schedules
package import ZoneGeometry

/// An answer that was given, for those who compare it with what other rules would have made of it.
package struct ShadowedDecision: Sendable {
  private let decision: Decision

  init(_ decision: Decision) {
    self.decision = decision
  }

  /// Where to.
  package var coordinate: Coordinate { decision.context.destination }
  /// When the question was asked.
  package var placedAt: Instant { decision.context.placedAt }
  /// The zone that owns the place; nil when none does.
  package var zone: Zone.ID? { decision.context.zone?.id }
  /// What was answered.
  package var deliverable: Quote.Deliverable { decision.deliverable }
  /// The code of the most decisive cause of a no.
  package var code: ReasonCode? { decision.code }
  /// The version of the service.
  package var version: String { decision.version }
  /// The currency of the service.
  package var currency: Currency { decision.context.area.currency }

  /// What the shadow rules say, in their order.
  ///
  /// They are asked on this thread when this is first needed; it takes as long as they do.
  package var verdicts: [Verdict] { decision.shadowVerdicts }
}
