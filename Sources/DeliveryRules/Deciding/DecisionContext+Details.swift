// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Single details, for who asks at every decision: without a copy of what they are a part of.
extension DecisionContext {
  /// The id of the zone that owns the destination; nil when none does.
  package var zoneID: String? { terms.zone?.id }

  /// The id of the hub that would serve it; nil when the service has none.
  package var hubID: String? { hubTerms?.hub.id }

  /// The ISO 4217 code of the service's currency.
  package var currencyCode: String { terms.area.currency.code }

  /// How far the service's clocks are ahead of UTC at the likely instant of arrival, in seconds.
  package var utcOffsetSeconds: Int {
    let instant = arrivesAt
    return terms.area.timeZone.offsetSeconds(at: instant)
  }

  /// The upper end of the estimate before rules adjust it, in seconds.
  package var longestEstimateSeconds: Int64? {
    hubTerms?.estimate == nil ? nil : times?.longest
  }

  /// The fee before rules adjust it, in minor units.
  package var feeMinorUnits: Int64? { feeTerms?.total(self) }
}
