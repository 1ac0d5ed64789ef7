// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// What can hardly be meant of booking terms and the hours that they hold for.
///
/// The hours are looked at on the clocks and holidays of the service, from now on.
struct BookingDoubts {
  /// Long enough for a weekend anywhere in a notice, however the weeks fall.
  private static let days = 14
  private static let daysUntilSlot: Int64 = 366

  let booking: BookingTerms
  /// When it is open; always when nil.
  let hours: OpeningHours?
  let calendar: ServiceClock
  let now: Instant

  /// That no slot fits into the hours.
  var isWithoutSlot: Bool {
    guard let plan = booking.slots?.plan, let hours else { return false }
    return plan.slots(
      from: now, until: now.advanced(bySeconds: Self.daysUntilSlot * 86_400), during: hours,
      in: calendar.zone, holidays: calendar.holidays
    ).first { _ in true } == nil
  }

  /// That what may be booked already is always too soon, whatever the time of the delivery.
  var isWithoutTime: Bool {
    guard let horizon = booking.horizon, booking.leadSeconds != nil || booking.priorNotice != nil
    else { return false }
    return sampleDays.allSatisfy { day in
      // Within a day both limits stay, or move with the delivery, so that its ends are enough.
      [day.lowerBound, day.upperBound.advanced(bySeconds: -1)].allSatisfy { delivery in
        let byLead = delivery.advanced(bySeconds: -(booking.leadSeconds ?? 0))
        let byNotice =
          booking.priorNotice?.latestOrder(
            for: delivery, in: calendar.zone, holidays: calendar.holidays) ?? delivery
        return horizon.bookableFrom(
          for: delivery, in: calendar.zone, holidays: calendar.holidays) > min(byLead, byNotice)
      }
    }
  }

  /// That the hours end each day before the cut-off, so that it never counts.
  var isCutOffIdle: Bool {
    guard let cutOff = booking.cutOff, let hours else { return false }
    var isAsked = false
    for day in sampleDays {
      let open = hours.intervals(
        from: day.lowerBound, until: day.upperBound, in: calendar.zone,
        holidays: calendar.holidays
      ).filter(\.state.isOpen)
      guard let last = open.last?.end.advanced(bySeconds: -1),
        let latest = cutOff.latestOrder(
          for: last, in: calendar.zone, holidays: calendar.holidays)
      else { continue }
      // A cut-off is never told to be after the delivery itself.
      guard latest == last else { return false }
      isAsked = true
    }
    return isAsked
  }

  private var sampleDays: [Range<Instant>] {
    let today = calendar.zone.civil(at: now).date
    return (0..<Self.days).map { calendar.zone.instants(of: today.advanced(byDays: $0)) }
  }
}
