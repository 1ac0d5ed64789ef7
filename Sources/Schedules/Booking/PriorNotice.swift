// SPDX-License-Identifier: MIT

/// How early an order must come: "45 minutes before", or "by 17:00 on the last business day before".
///
/// A lead time is a notice in minutes. It counts from the moment of the order, once: a delivery at 00:10 can be
/// ordered at 23:25 the evening before, whatever midnight lies between. In GTFS's words `minutes` is
/// `prior_notice_duration_min`; `days` and its time are `prior_notice_last_day` and `prior_notice_last_time`.
///
/// The limit is inclusive: an order in its last second is in time. A last time that the clock skips has passed
/// when the clock has been put forward; one that it shows twice has passed after the second time.
public struct PriorNotice: Hashable, Sendable {
  private let notice: Notice

  /// Asks for orders at least `notice` before the delivery.
  public init(_ notice: Notice) {
    self.notice = notice
  }

  /// When a delivery can be ordered at the latest.
  ///
  /// - Parameters:
  ///   - delivery: When it is to arrive.
  ///   - zone: Whose days and clocks count.
  ///   - holidays: The days that are no business days.
  /// - Returns: The last instant that is in time, never after the delivery itself.
  public func latestOrder(
    for delivery: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> Instant {
    switch notice.form {
    case .seconds(let seconds):
      return delivery.advanced(bySeconds: -seconds)
    case .days(let days, let time, let count):
      let last = count.day(days, before: zone.civil(at: delivery).date, holidays: holidays)
      return min(delivery, zone.lastInstant(notAfter: CivilDateTime(date: last, time: time)))
    }
  }

  /// When an order can arrive at the earliest.
  ///
  /// - Parameters:
  ///   - order: When the order is placed.
  ///   - zone: Whose days and clocks count.
  ///   - holidays: The days that are no business days.
  /// - Returns: The first instant for which the order is in time, never before the order.
  public func earliestDelivery(
    placedAt order: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> Instant {
    switch notice.form {
    case .seconds(let seconds):
      return order.advanced(bySeconds: seconds)
    case .days(let days, let time, let count):
      let today = zone.civil(at: order).date
      let isToday = order <= zone.lastInstant(notAfter: CivilDateTime(date: today, time: time))
      let earliest = isToday ? today : today.advanced(byDays: 1)
      guard days > 0 else { return max(order, zone.startOfDay(earliest)) }
      // The order is in time on `earliest` or, if that does not count, on the first day after that does.
      let last = count.day(days, after: earliest.advanced(byDays: -1), holidays: holidays)
      return max(order, zone.startOfDay(last.advanced(byDays: 1)))
    }
  }
}
