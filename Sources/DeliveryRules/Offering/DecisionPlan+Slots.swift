// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

extension DecisionPlan {
  /// Whether a slot of `owner` begins at `start`, or one of anybody when that is nil.
  func hasSlot(startingAt start: Instant, of owner: SlotUsage.Owner?) -> Bool {
    func begins(_ slots: SlotSchedule?) -> Bool {
      slots?.hasSlot(startingAt: start) ?? false
    }
    switch owner {
    case .zone(let id):
      return area.zones.indices.contains { area.zones[$0].id == id && begins(zoneTerms[$0].slots) }
    case .hub(let id): return begins(slots(ofHub: id))
    case nil:
      // Most zones have the hours and slots of the service.
      return begins(outside.slots) || area.hubs.contains { begins(slots(ofHub: $0.id)) }
        || area.zones.indices.contains {
          let terms = area.zones[$0].terms
          return (terms.hours != nil || terms.booking.slots != nil) && begins(zoneTerms[$0].slots)
        }
    }
  }

  /// The slots of the hub with `id`, if it serves any zone.
  private func slots(ofHub id: String) -> SlotSchedule? {
    area.zones.indices.lazy.flatMap { self.zoneTerms[$0].hubs }.first { $0.hub.id == id }?.slots
  }
}
