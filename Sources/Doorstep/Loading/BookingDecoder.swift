// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules

/// Reads when a delivery can be ordered, and for which times.
struct BookingDecoder {
  private static let longestMinutes = Int64(Notice.longestDays) * 1440
  /// The key of what counts on public holidays.
  static let holidays = "PH"

  let mistakes: Mistakes

  /// The terms that the object `value` says.
  func terms(_ value: JSONValue) -> BookingTerms {
    var terms = BookingTerms()
    guard mistakes.rejectMembers(of: value, otherThan: BookingTerms.members) else { return terms }
    terms.leadSeconds = mistakes.member("leadMinutes", of: value) { value throws(JSONError) in
      60 * (try value.integer(in: 0...Self.longestMinutes, of: "minutes"))
    }
    terms.priorNotice = mistakes.member("priorNotice", of: value) { value throws(JSONError) in
      PriorNotice(try value.notice(.priorNotice))
    }
    terms.horizon = horizon(value)
    terms.cutOff = value.member("cutOff").flatMap(cutOff)
    terms.closing = mistakes.member("closing", of: value) { value throws(JSONError) in
      try value.choice(of: ClosingTime.self)
    }
    terms.slots = mistakes.member("slots", of: value) { value throws(JSONError) in
      try SlotTerms(decoding: value)
    }
    warnOfNoRoom(terms.slots?.capacity, value)
    return terms
  }

  private func horizon(_ value: JSONValue) -> BookingHorizon? {
    let days = mistakes.member("horizonDays", of: value) { value throws(JSONError) in
      let days = try value.integer(in: 0...Int64(Notice.longestDays), of: "days")
      return try value.checked { () throws(BookingError) in try BookingHorizon.days(Int(days)) }
    }
    let horizon = mistakes.member("horizon", of: value) { value throws(JSONError) in
      BookingHorizon(try value.notice(.horizon))
    }
    if value.member("horizonDays") != nil, let both = value.member("horizon") {
      mistakes.note(both.error("give either \"horizonDays\" or \"horizon\", not both"))
    }
    return days ?? horizon
  }

  /// Times to order by, by weekdays of the delivery and `PH`.
  private func cutOff(_ value: JSONValue) -> CutOff? {
    var notices: [Weekday: Notice] = [:]
    var holidayNotice: Notice?
    var taken: Set<Weekday> = []
    let entries = mistakes.members(of: value) { key, value throws(JSONError) in (key, value) }
    for (key, place) in entries {
      let notice = mistakes.value(place) { value throws(JSONError) in try value.cutOffNotice() }
      if key == Self.holidays {
        holidayNotice = notice
        continue
      }
      for day in weekdays(key, at: place) {
        if !taken.insert(day).inserted {
          mistakes.note(
            place.error(
              "\(day.abbreviation) has another cut-off already; expected each weekday in one entry")
          )
        }
        notices[day] = notice
      }
    }
    if let members = try? value.members(), !members.contains(where: { _ in true }) {
      mistakes.note(value.error("expected at least one weekday or \"PH\", found none"))
    }
    return notices.isEmpty && holidayNotice == nil ? nil : CutOff(notices, holidays: holidayNotice)
  }

  /// The weekdays that `key` names, in order.
  private func weekdays(_ key: String, at place: JSONValue) -> [Weekday] {
    let days = mistakes.noting { () throws(JSONError) in
      try place.checked { () throws(BookingError) in try Weekday.days(in: key) }
    }
    return (days ?? []).sorted()
  }

  private func warnOfNoRoom(_ capacity: SlotCapacity?, _ value: JSONValue) {
    guard let place = value.member("slots")?.member("capacity") else { return }
    for (name, limit) in [("orders", capacity?.orders), ("value", capacity?.value)] {
      guard limit == 0, let number = place.member(name) else { continue }
      mistakes.warn(number, "a capacity of 0 leaves no room for any order")
    }
  }
}

extension BookingTerms {
  /// The members of `booking`.
  package static let members = [
    "leadMinutes", "priorNotice", "horizonDays", "horizon", "cutOff", "closing", "slots",
  ]
}

extension SlotTerms {
  /// The members of `slots`.
  package static let members = ["minutes", "stepMinutes", "anchor", "capacity"]

  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    func minutes(_ value: JSONValue) throws(JSONError) -> Int {
      Int(try value.integer(in: 1...1440, of: "minutes"))
    }
    try value.rejectMembers(otherThan: Self.members)
    let length = try minutes(value.required("minutes"))
    let step = try value.member("stepMinutes").map(minutes)
    let anchor = try value.member("anchor")?.time() ?? .midnight
    let capacity = try value.member("capacity").map(SlotCapacity.init(decoding:))
    self.init(
      plan: try value.checked { () throws(BookingError) in
        try SlotPlan(minutes: length, stepMinutes: step, anchor: anchor)
      }, capacity: capacity)
  }
}

extension SlotCapacity {
  /// The members of `capacity`.
  package static let members = ["orders", "value"]

  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    let orders = try value.member("orders")?.integer(in: 0...1_000_000, of: "orders")
    let worth = try value.member("value")?.minorUnits()
    guard orders != nil || worth != nil else {
      throw value.error("expected \"orders\", \"value\" or both, found neither")
    }
    self = try value.checked { () throws(BookingError) in
      try SlotCapacity(orders: orders, value: worth)
    }
  }
}
