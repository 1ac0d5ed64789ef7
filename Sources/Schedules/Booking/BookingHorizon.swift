// SPDX-License-Identifier: MIT

/// How far ahead a delivery can be booked: "up to 14 days", or "from two hours before".
///
/// In GTFS's words a horizon in minutes is `prior_notice_duration_max`; one in days and a time are
/// `prior_notice_start_day` and `prior_notice_start_time`.
///
/// The limit is inclusive: booking begins in the second that is told. A first time that the clock skips comes
/// when the clock is put forward; of one that it shows twice, the first counts.
public struct BookingHorizon: Hashable, Sendable {
  private let notice: Notice

  /// Lets orders in at most `notice` before the delivery.
  public init(_ notice: Notice) {
    self.notice = notice
  }

  /// All of today and of the `days` after it; 0 is today alone.
  ///
  /// - Throws: When `days` is negative or more than ten years.
  public static func days(_ days: Int) throws(BookingError) -> Self {
    Self(try .days(days, at: .midnight))
  }

  /// From when on a delivery can be ordered.
  ///
  /// - Parameters:
  ///   - delivery: When it is to arrive.
  ///   - zone: Whose days and clocks count.
  ///   - holidays: The days that are no business days.
  /// - Returns: The first instant at which it can be booked.
  public func bookableFrom(
    for delivery: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> Instant {
    switch notice.form {
    case .seconds(let seconds):
      return delivery.advanced(bySeconds: -seconds)
    case .days(let days, let time, let count):
      let first = count.day(days, before: zone.civil(at: delivery).date, holidays: holidays)
      return zone.firstInstant(notBefore: CivilDateTime(date: first, time: time))
    }
  }

  /// How far ahead a delivery can be ordered.
  ///
  /// - Parameters:
  ///   - order: When the order is placed.
  ///   - zone: Whose days and clocks count.
  ///   - holidays: The days that are no business days.
  /// - Returns: The last instant for which it can be booked; before `order` when nothing can be.
  public func latestDelivery(
    placedAt order: Instant, in zone: IANATimeZone, holidays: HolidayCalendar = .empty
  ) -> Instant {
    switch notice.form {
    case .seconds(let seconds):
      return order.advanced(bySeconds: seconds)
    case .days(let days, let time, let count):
      let today = zone.civil(at: order).date
      let isToday = order >= zone.firstInstant(notBefore: CivilDateTime(date: today, time: time))
      let latest = isToday ? today : today.advanced(byDays: -1)
      // Booking has begun on `latest` or, if that does not count, on the last day before that does; both
      // have the same days after them.
      let last = count.day(days, after: latest, holidays: holidays)
      return zone.startOfDay(last.advanced(byDays: 1)).advanced(bySeconds: -1)
    }
  }
}
