// SPDX-License-Identifier: MIT

import DeliveryModel
package import JSONDocument
package import Schedules

extension SlotOffer {
  /// The slot as JSON, its instants in the wall clock of `timeZone` (RFC 3339).
  package func json(in timeZone: IANATimeZone) -> JSON {
    [
      "from": .string(slot.start.rfc3339(in: timeZone)),
      "until": .string(slot.end.rfc3339(in: timeZone)),
      "deliverable": .string(quote.deliverable.rawValue),
      "ordersLeft": ordersLeft.map(JSON.integer) ?? .null,
      "valueLeft": valueLeft?.json ?? .null,
      "reasons": .array(quote.reasons.map { $0.json(in: timeZone) }),
    ]
  }
}
