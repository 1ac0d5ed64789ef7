// SPDX-License-Identifier: MIT

package import DeliveryModel
import ZoneGeometry

extension DecisionEngine {
  /// The hubs that may serve the destination of `request` in the zone that owns it, each with the name of the
  /// estimate of deliveries from it; none where nobody delivers, and no hub without an estimate.
  ///
  /// A service that goes by the fastest zone is asked without measured times here.
  package func hubs(
    for request: DeliveryRequest
  ) -> [(hub: Hub, estimate: EstimateModel.ID)] {
    guard let destination = try? request.destination.validated() else { return [] }
    let context = DecisionContext(
      request: request, destination: destination, placedAt: request.placedAt ?? clock(),
      terms: plan.outside)
    guard let zone = plan.chooseZone(for: context).zone else { return [] }
    return plan.zoneTerms[zone].hubs.compactMap { terms in
      terms.estimate.map { (terms.hub, $0.model.id) }
    }
  }
}
