// SPDX-License-Identifier: MIT

package import DeliveryModel
import DeliveryRules
package import Schedules
package import ZoneGeometry

/// An answer that a plug-in would have changed.
package struct ShadowExample: Hashable, Sendable {
  /// When the question was asked.
  package let time: Instant
  /// Where to, to a hundredth of a degree: about a kilometre, so that nobody's home is written down.
  package let coordinate: Coordinate
  /// The zone; nil outside all.
  package let zone: String?
  /// What was answered.
  package let answer: Quote.Deliverable
  /// The code of a no.
  package let code: String?
  /// The version of the service that answered.
  package let serviceVersion: String
  /// What the plug-in would have changed.
  package let finding: ShadowFinding

  /// An example from its parts; the coordinate is rounded.
  package init(
    time: Instant, coordinate: Coordinate, zone: String?, answer: Quote.Deliverable, code: String?,
    serviceVersion: String, finding: ShadowFinding
  ) {
    self.time = time
    self.coordinate = Coordinate(
      longitude: (coordinate.longitude * 100).rounded() / 100,
      latitude: (coordinate.latitude * 100).rounded() / 100)
    self.zone = zone
    self.answer = answer
    self.code = code
    self.serviceVersion = serviceVersion
    self.finding = finding
  }

  init(_ decision: ShadowedDecision, _ finding: ShadowFinding) {
    self.init(
      time: decision.placedAt, coordinate: decision.coordinate, zone: decision.zone,
      answer: decision.deliverable, code: decision.code?.rawValue,
      serviceVersion: decision.version, finding: finding)
  }
}
