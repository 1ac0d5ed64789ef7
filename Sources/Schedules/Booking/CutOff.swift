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

  /// How many days ahead a day is looked for: beyond the longest notice, one of each weekday.
  private static let longestSearch = Notice.longestDays * 2

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
  /// - Returns: Nothing when no such day is found in twenty years.
  public func nextDeliverableDay(
    placedAt order: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> CivilDate? {
    let today = zone.civil(at: order).date
    for days in 0...Self.longestSearch {
      let date = today.advanced(byDays: days)
      guard let notice = notice(on: date, holidays: holidays) else { return date }
      let lastOfDay = zone.instants(of: date).upperBound.advanced(bySeconds: -1)
      if order <= notice.latestOrder(for: lastOfDay, in: zone, holidays: holidays) { return date }
    }
    return nil
  }

  private func notice(on date: CivilDate, holidays: HolidayCalendar) -> PriorNotice? {
    if let holidayNotice, holidays.contains(date) { return holidayNotice }
    return notices[date.weekday]
  }
}
