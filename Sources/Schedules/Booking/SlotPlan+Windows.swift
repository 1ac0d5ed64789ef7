// SPDX-License-Identifier: MIT

// Slots for those who know by themselves when it is open.
extension SlotPlan {
  /// The slot that contains `instant` and that `isOffered`; of overlapping ones, the one that begins last.
  ///
  /// - Complexity: O(*n*) for *n* steps in a slot.
  package func slot(
    containing instant: Instant, in zone: IANATimeZone, where isOffered: (Slot) -> Bool
  ) -> Slot? {
    var start = grid.line(notAfter: instant, in: zone)
    var end = end(ofSlotFrom: start, in: zone)
    for _ in 0..<stepsPerSlot {
      let slot = Slot(start: start, end: end)
      if slot.contains(instant), isOffered(slot) { return slot }
      start = grid.line(notAfter: start.advanced(bySeconds: -1), in: zone)
      end = grid.line(notAfter: end.advanced(bySeconds: -1), in: zone)
    }
    return nil
  }

  /// The slots that begin on `date` and that `isOffered`, in order.
  package func slots(
    on date: CivilDate, in zone: IANATimeZone, where isOffered: (Slot) -> Bool
  ) -> [Slot] {
    let day = zone.instants(of: date)
    var slots: [Slot] = []
    var start = grid.line(after: day.lowerBound.advanced(bySeconds: -1), in: zone)
    var end = end(ofSlotFrom: start, in: zone)
    while start < day.upperBound, start < end {
      let slot = Slot(start: start, end: end)
      if isOffered(slot) { slots.append(slot) }
      start = grid.line(after: start, in: zone)
      end = grid.line(after: end, in: zone)
    }
    return slots
  }

  /// The first instant after `instant` at which a slot may begin or end.
  package func nextLine(after instant: Instant, in zone: IANATimeZone) -> Instant {
    grid.line(after: instant, in: zone)
  }

  private func end(ofSlotFrom start: Instant, in zone: IANATimeZone) -> Instant {
    (0..<stepsPerSlot).reduce(start) { line, _ in grid.line(after: line, in: zone) }
  }
}
