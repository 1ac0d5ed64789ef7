// SPDX-License-Identifier: MIT

extension SlotPlan {
  /// Successive slots within opening hours.
  public struct Slots: Sequence, IteratorProtocol, Sendable {
    /// For how long opening hours are worked out at a time.
    private static let stretch: Int64 = 2 * 86_400
    /// More than the longest slot lasts: a day, and what a clock is put back.
    private static let longestSlot: Int64 = 3 * 86_400

    private let plan: SlotPlan
    private let hours: OpeningHours
    private let zone: IANATimeZone
    private let holidays: HolidayCalendar
    private let end: Instant
    /// Where the next slot may begin: a line of the grid.
    private var position: Instant
    /// When it is open, for slots that begin before `knownEnd`.
    private var open: [Range<Instant>] = []
    private var knownEnd: Instant

    init(
      plan: SlotPlan, hours: OpeningHours, zone: IANATimeZone, holidays: HolidayCalendar,
      start: Instant, end: Instant
    ) {
      self.plan = plan
      self.hours = hours
      self.zone = zone
      self.holidays = holidays
      self.end = end
      position = plan.grid.line(after: start.advanced(bySeconds: -1), in: zone)
      knownEnd = position
    }

    /// The next slot, or nothing after the last.
    public mutating func next() -> Slot? {
      while position < end {
        let start = position
        if start >= knownEnd { workOutHours(from: start) }
        guard let interval = open.first(where: { start < $0.upperBound }) else {
          moveOn(to: knownEnd)
          continue
        }
        guard interval.lowerBound <= start else {
          moveOn(to: Swift.min(interval.lowerBound, knownEnd))
          continue
        }
        position = plan.grid.line(after: start, in: zone)
        var slotEnd = position
        for _ in 1..<plan.stepsPerSlot { slotEnd = plan.grid.line(after: slotEnd, in: zone) }
        guard slotEnd > start else { return nil }
        if slotEnd <= interval.upperBound { return Slot(start: start, end: slotEnd) }
      }
      return nil
    }

    /// Goes on with the first line not before `instant`.
    private mutating func moveOn(to instant: Instant) {
      position = plan.grid.line(after: instant.advanced(bySeconds: -1), in: zone)
    }

    private mutating func workOutHours(from start: Instant) {
      knownEnd = start.advanced(bySeconds: Self.stretch)
      let until = knownEnd.advanced(bySeconds: Self.longestSlot)
      open = []
      for interval in hours.intervals(from: start, until: until, in: zone, holidays: holidays)
      where interval.state.isOpen {
        // Neighbours differ only in their comments.
        if let last = open.last, last.upperBound == interval.start {
          open[open.count - 1] = last.lowerBound..<interval.end
        } else {
          open.append(interval.start..<interval.end)
        }
      }
    }
  }
}
