// SPDX-License-Identifier: MIT

extension SlotPlan {
  /// The slots that begin within a stretch of time.
  ///
  /// They are worked out while they are asked for, so `end` may be far away.
  ///
  /// - Parameters:
  ///   - start: The first instant at which a slot may begin.
  ///   - end: The instant after the last.
  ///   - hours: The opening hours within which slots lie.
  ///   - zone: Whose clocks the hours and slots are on.
  ///   - holidays: The days that `PH` stands for.
  /// - Returns: The slots in order.
  public func slots(
    from start: Instant, until end: Instant, during hours: OpeningHours, in zone: IANATimeZone,
    holidays: HolidayCalendar = .empty
  ) -> Slots {
    Slots(plan: self, hours: hours, zone: zone, holidays: holidays, start: start, end: end)
  }

  /// The slots that begin on `date`.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - hours: The opening hours within which slots lie.
  ///   - zone: Whose clocks the hours and slots are on.
  ///   - holidays: The days that `PH` stands for.
  /// - Returns: The slots in order.
  public func slots(
    on date: CivilDate, during hours: OpeningHours, in zone: IANATimeZone,
    holidays: HolidayCalendar = .empty
  ) -> [Slot] {
    let day = zone.instants(of: date)
    return Array(
      slots(
        from: day.lowerBound, until: day.upperBound, during: hours, in: zone, holidays: holidays))
  }

  /// The slot that contains `instant`; of overlapping ones, the one that begins last.
  ///
  /// - Parameters:
  ///   - instant: When.
  ///   - hours: The opening hours within which slots lie.
  ///   - zone: Whose clocks the hours and slots are on.
  ///   - holidays: The days that `PH` stands for.
  /// - Returns: Nothing when no slot is offered then.
  public func slot(
    containing instant: Instant, during hours: OpeningHours, in zone: IANATimeZone,
    holidays: HolidayCalendar = .empty
  ) -> Slot? {
    let step = grid.line(notAfter: instant, in: zone)
    var start = step
    for _ in 1..<stepsPerSlot {
      start = grid.line(notAfter: start.advanced(bySeconds: -1), in: zone)
    }
    let slots = slots(
      from: start, until: step.advanced(bySeconds: 1), during: hours, in: zone, holidays: holidays)
    return slots.reduce(nil) { $1.contains(instant) ? $1 : $0 }
  }
}
