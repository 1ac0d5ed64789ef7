// SPDX-License-Identifier: MIT

import Schedules
import Synchronization

/// Opening hours on the clocks of one service, which remember what they said.
///
/// Requests come for now and for the next hours, so the last answer for each hour of the day is kept with
/// the minutes for which it holds, in one word that is read and written whole: no lock, and a lost
/// update only costs time.
final class Timetable: Sendable {
  private static let slotCount = 32
  /// How far ahead a change is looked for to remember.
  private static let longestSeconds: Int64 = 86_400

  let hours: OpeningHours
  private let timeZone: IANATimeZone
  private let holidays: HolidayCalendar
  private let slots: InlineArray<32, Atomic<UInt64>>

  init(_ hours: OpeningHours, in timeZone: IANATimeZone, holidays: HolidayCalendar) {
    self.hours = hours
    self.timeZone = timeZone
    self.holidays = holidays
    slots = InlineArray { _ in Atomic(RememberedState.nothing.bits) }
  }

  /// Whether it is open at `instant`.
  func state(at instant: Instant) -> OpeningHours.State.Kind {
    let minute = instant.secondsSince1970 / 60
    guard let slot = RememberedState.slot(ofMinute: minute, among: Self.slotCount) else {
      return hours.state(at: instant, in: timeZone, holidays: holidays).kind
    }
    let remembered = RememberedState(bits: slots[slot].load(ordering: .relaxed))
    if let state = remembered.state(atMinute: minute) { return state }
    return remember(minute, in: slot, askedAt: instant)
  }

  private func remember(
    _ minute: Int64, in slot: Int, askedAt instant: Instant
  ) -> OpeningHours.State.Kind {
    let start = Instant(secondsSince1970: minute * 60)
    let limit = start.advanced(bySeconds: Self.longestSeconds)
    let state = hours.state(at: start, in: timeZone, holidays: holidays).kind
    let end = nextChange(after: start, limit: limit) ?? limit
    guard instant < end else {
      // A clock that changes within a minute, as Liberia's did until 1972.
      return hours.state(at: instant, in: timeZone, holidays: holidays).kind
    }
    let memory = RememberedState(
      state, fromMinute: minute, untilMinute: end.secondsSince1970 / 60)
    slots[slot].store(memory.bits, ordering: .relaxed)
    return state
  }

  /// The next instant after `instant` and before `limit` with another state or comment.
  func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    hours.nextChange(after: instant, in: timeZone, holidays: holidays, limit: limit)
  }

  /// The next change after `instant`, as far ahead as schedules look.
  func nextChange(after instant: Instant) -> Instant? {
    hours.nextChange(after: instant, in: timeZone, holidays: holidays)
  }

  /// Whether it is open from `start` until before `end`.
  func isOpen(from start: Instant, until end: Instant) -> Bool {
    guard state(at: start) == .open else { return false }
    return remembersSameState(from: start, until: end) || closing(after: start, limit: end) == nil
  }

  /// Whether the last answer that is kept for the hour of `start` holds until before `end`.
  private func remembersSameState(from start: Instant, until end: Instant) -> Bool {
    let first = start.secondsSince1970 / 60
    let last = end.advanced(bySeconds: -1).secondsSince1970 / 60
    guard let slot = RememberedState.slot(ofMinute: first, among: Self.slotCount) else {
      return false
    }
    let remembered = RememberedState(bits: slots[slot].load(ordering: .relaxed))
    return remembered.state(atMinute: first) == .open && remembered.state(atMinute: last) == .open
  }

  /// The first instant after `instant`, at which it is open, and before `limit` that it is not.
  func closing(after instant: Instant, limit: Instant) -> Instant? {
    var instant = instant
    // Neighbours that are open differ in their comments only.
    while let next = nextChange(after: instant, limit: limit) {
      guard state(at: next) == .open else { return next }
      instant = next
    }
    return nil
  }

  /// Whether it is open at any time from `start` until before `end`.
  func opens(from start: Instant, until end: Instant) -> Bool {
    hours.intervals(from: start, until: end, in: timeZone, holidays: holidays)
      .contains { $0.state.isOpen }
  }

  /// The first instant from `instant` on at which it is open.
  func firstOpen(from instant: Instant) -> Instant? {
    state(at: instant) == .open ? instant : opening(after: instant)
  }

  /// The first instant after `instant`, at which it is not open, that it is.
  func opening(after instant: Instant) -> Instant? {
    var instant = instant
    for _ in 0..<DecisionEngine.mostOpeningsTried {
      guard let next = nextChange(after: instant) else { return nil }
      if state(at: next) == .open { return next }
      instant = next
    }
    return nil
  }
}

/// A state with the whole minutes for which it holds, in one word.
private struct RememberedState {
  static let nothing = RememberedState(bits: 0)
  private static let minutes: Range<Int64> = 0..<(1 << 34)
  private static let longest: Int64 = (1 << 28) - 1

  /// From the top: 34 bits of the first minute since 1970, 28 of the number of minutes, 2 of the state.
  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  init(_ state: OpeningHours.State.Kind, fromMinute start: Int64, untilMinute end: Int64) {
    guard Self.minutes.contains(start), end > start else {
      self = .nothing
      return
    }
    let code: UInt64 =
      switch state {
      case .open: 1
      case .closed: 2
      case .unknown: 3
      }
    let count = UInt64(min(end - start, Self.longest))
    bits = UInt64(start) << 30 | count << 2 | code
  }

  /// Where the state at `minute` may be remembered; nowhere before 1970 and after the year 34,000.
  static func slot(ofMinute minute: Int64, among count: Int) -> Int? {
    minutes.contains(minute) ? Int(minute / 60) % count : nil
  }

  /// The state at `minute`, if it is this that is remembered.
  func state(atMinute minute: Int64) -> OpeningHours.State.Kind? {
    let age = UInt64(bitPattern: minute &- Int64(bits >> 30))
    guard age < (bits >> 2) & 0xFFF_FFFF else { return nil }
    switch bits & 3 {
    case 1: return .open
    case 2: return .closed
    default: return .unknown
    }
  }
}

/// The timetables of a service, one for all that have the same hours.
final class Timetables: Sendable {
  let calendar: ServiceCalendar
  /// The clocks of the service.
  var timeZone: IANATimeZone { calendar.timeZone }
  private let made = Mutex<[OpeningHours: Timetable]>([:])

  init(in timeZone: IANATimeZone, holidays: HolidayCalendar) {
    calendar = ServiceCalendar(timeZone: timeZone, holidays: holidays)
  }

  /// The timetable of `hours`.
  func timetable(of hours: OpeningHours) -> Timetable {
    made.withLock { made in
      if let timetable = made[hours] { return timetable }
      let timetable = Timetable(hours, in: calendar.timeZone, holidays: calendar.holidays)
      made[hours] = timetable
      return timetable
    }
  }
}
