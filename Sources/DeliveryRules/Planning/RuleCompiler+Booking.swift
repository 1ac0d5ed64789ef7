// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

extension RuleCompiler {
  /// The rules of when a delivery can be ordered and for which times, but for the lead time, which is part of
  /// every decision.
  ///
  /// - Parameters:
  ///   - terms: What is said, with the hours that slots lie in.
  ///   - hub: The hub that says it.
  ///   - named: Makes the id of a rule from that of its kind.
  /// - Returns: The rules, one for each thing that is said.
  func booking(
    _ terms: Terms, hub: Hub? = nil, named: (String) -> String
  ) -> [any BuiltInRule] {
    let booking = terms.booking
    let calendar = timetables.calendar
    let timetable = terms.hours.map(timetables.timetable)
    var rules: [any BuiltInRule] = []
    if let notice = booking.priorNotice {
      rules.append(
        PriorNoticeRule(
          id: named("prior-notice"), notice: notice, timetable: timetable, calendar: calendar))
    }
    if let cutOff = booking.cutOff {
      rules.append(CutOffRule(id: named("cut-off"), cutOff: cutOff, calendar: calendar))
    }
    if let horizon = booking.horizon {
      rules.append(HorizonRule(id: named("horizon"), horizon: horizon, calendar: calendar))
    }
    if let slots = slots(of: terms, hub: hub) {
      rules.append(SlotRule(id: named("slots"), schedule: slots))
    }
    if booking.closing == .lastDropOff, let timetable {
      rules.append(
        LastDropOffRule(id: named("last-drop-off"), timetable: timetable, hub: hub))
    }
    return rules
  }

  /// The rule of the lead time that `terms` say, or of none.
  func leadTime(_ terms: Terms, named: (String) -> String = { $0 }) -> any BuiltInRule {
    LeadTimeRule(
      id: named("lead-time"), leadSeconds: terms.booking.leadSeconds ?? 0,
      timetable: terms.hours.map(timetables.timetable))
  }

  /// The slots that `terms` offer, those of `hub` or else of the zone; nil when they have none.
  func slots(of terms: Terms, hub: Hub? = nil) -> SlotSchedule? {
    terms.booking.slots.map {
      SlotSchedule(
        terms: $0, owner: hub.map { .hub($0.id) } ?? zoneID.map { .zone($0) },
        timetable: terms.hours.map(timetables.timetable),
        calendar: timetables.calendar)
    }
  }
}
