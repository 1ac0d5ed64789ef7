// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// The slots of a zone or a hub, within its opening hours.
struct SlotSchedule: Sendable {
  let terms: SlotTerms
  /// Whose slots they are; nil outside all zones.
  let owner: SlotUsage.Owner?
  /// When it is open; always when nil.
  let timetable: Timetable?
  let calendar: ServiceCalendar

  /// The slot that contains `instant`; of overlapping ones, the one that begins last.
  func slot(containing instant: Instant) -> Slot? {
    terms.plan.slot(containing: instant, in: calendar.timeZone, where: isOpenThroughout)
  }

  /// The slots that begin on `date`.
  func slots(on date: CivilDate) -> [Slot] {
    terms.plan.slots(on: date, in: calendar.timeZone, where: isOpenThroughout)
  }

  /// What is taken of `slot`, as `request` has it.
  func use(of slot: Slot, toldBy request: DeliveryRequest) -> SlotUse {
    request.slotUse?.use(of: owner, at: slot.start) ?? .unknown
  }

  /// Whether one of the slots begins at `start`.
  func hasSlot(startingAt start: Instant) -> Bool {
    slot(containing: start)?.start == start
  }

  private func isOpenThroughout(_ slot: Slot) -> Bool {
    timetable?.isOpen(from: slot.start, until: slot.end) ?? true
  }
}
