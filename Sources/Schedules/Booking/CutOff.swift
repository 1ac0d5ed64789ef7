// SPDX-License-Identifier: MIT

/// The last time of day to order, for each weekday of delivery: "by 15:00, on Fridays by 12:00", "for
/// Mondays by 18:00 on the last business day before".
///
/// It is a `PriorNotice` that depends on the weekday of the delivery. A weekday without an entry has no cut-off;
/// public holidays can have one of their own, which then counts in place of their weekday's. What is said of
/// limits, skipped and repeated times in `PriorNotice` holds here too.
public struct CutOff: Hashable, Sendable {
  private let notices: [Weekday: PriorNotice]
  private let holidayNotice: PriorNotice?

  /// Creates the cut-offs.
  ///
  /// - Parameters:
  ///   - notices: When to order at the latest, by weekday of the delivery.
  ///   - holidays: The same for deliveries on public holidays; their weekday's when not given.
  public init(_ notices: [Weekday: Notice], holidays: Notice? = nil) {
    self.notices = notices.mapValues { PriorNotice($0) }
    holidayNotice = holidays.map { PriorNotice($0) }
  }

  /// When a delivery can be ordered at the latest.
  ///
  /// - Parameters:
  ///   - delivery: When it is to arrive.
  ///   - zone: Whose days and clocks count.
  ///   - holidays: The public holidays.
  /// - Returns: The last instant that is in time, never after the delivery itself; nothing when its day has no
  ///   cut-off.
  public func latestOrder(
    for delivery: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> Instant? {
    notice(on: zone.civil(at: delivery).date, holidays: holidays)?
      .latestOrder(for: delivery, in: zone, holidays: holidays)
  }

  /// The first day, from the order's on, for which an order placed at `order` is in time.
  ///
  /// - Parameters:
  ///   - order: When the order is placed.
  ///   - zone: Whose days and clocks count.
  ///   - holidays: The public holidays.
  /// - Returns: The day; whether anything is delivered then, opening hours say.
  public func nextDeliverableDay(
    placedAt order: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> CivilDate {
    let firstDay = { (notice: PriorNotice) in
      zone.civil(at: notice.earliestDelivery(placedAt: order, in: zone, holidays: holidays)).date
    }
    let firstDays = notices.mapValues(firstDay)
    let firstHoliday = holidayNotice.map(firstDay)
    var date = zone.civil(at: order).date
    while true {
      let onHoliday = holidays.contains(date) ? firstHoliday : nil
      guard let first = onHoliday ?? firstDays[date.weekday], date < first else { return date }
      date = date.advanced(byDays: 1)
    }
  }

  private func notice(on date: CivilDate, holidays: HolidayCalendar) -> PriorNotice? {
    let onHoliday = holidays.contains(date) ? holidayNotice : nil
    return onHoliday ?? notices[date.weekday]
  }
}
