// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules

/// Reads the terms of a zone, a hub, a rule, or the defaults of a service.
struct TermsDecoder {
  /// What a zone, a hub, a rule, or the defaults of a service say of a delivery.
  struct Reading: Sendable {
    /// The terms, but for the estimate, which may be defined elsewhere.
    var terms = Terms()
    /// The name of the estimate.
    var estimate: String?
  }

  /// What every one of them may say.
  static let members = [
    "hours", "paused", "minimumOrder", "maximumOrder", "maximumItems", "maximumWeightGrams",
    "maximumDistanceMeters", "maximumEstimateMinutes", "vehicles", "postcodes", "items",
    "customers",
  ]
  /// What a rule does not say.
  static let beyondRules = ["booking", "fee", "estimate"]

  /// Limits that only an order of nothing would meet when they are 0.
  private static let limits = [
    "maximumOrder", "maximumItems", "maximumWeightGrams", "maximumDistanceMeters",
    "maximumEstimateMinutes",
  ]

  private static let noHolidays = "PH is no day here, since the service names no \"holidays\""

  /// The estimates that may be named; any when nil.
  let estimates: [String]?
  let mistakes: Mistakes
  /// What holds where these terms say nothing; not known when nil.
  var completion: Terms? = Terms()
  /// What hours are told by.
  var clock = ServiceClock()

  /// The terms that `member` finds by their names.
  func terms(_ member: (String) -> JSONValue?) -> Reading {
    var reading = Reading()
    readHours(member, into: &reading.terms)
    if let value = member("booking") {
      reading.terms.booking = BookingDecoder(mistakes: mistakes).terms(value)
      if let place = value.member("cutOff")?.member(BookingDecoder.holidays), clock.lacksHolidays {
        mistakes.warn(place, Self.noHolidays)
      }
    }
    warnOfBooking(reading.terms, member)
    readLimits(member, into: &reading.terms)
    let restrictions = RestrictionDecoder(mistakes: mistakes)
    reading.terms.vehicles = mistakes.value(member("vehicles")) { value throws(JSONError) in
      try value.words(called: "vehicle")
    }
    reading.terms.postcodes = member("postcodes").flatMap(restrictions.postcodes)
    reading.terms.items = member("items").flatMap(restrictions.items)
    reading.terms.customers = member("customers").flatMap(restrictions.customers)
    reading.terms.fee = member("fee").flatMap { FeeSchedule(decoding: $0, noting: mistakes) }
    reading.estimate = mistakes.value(member("estimate")) { value throws(JSONError) in
      try estimate(named: value)
    }
    return reading
  }

  private func readHours(_ member: (String) -> JSONValue?, into terms: inout Terms) {
    terms.hours = mistakes.value(member("hours")) { value throws(JSONError) in
      try value.openingHours()
    }
    if let hours = terms.hours, let value = member("hours") {
      if clock.neverOpens(hours) {
        mistakes.warn(value, "these hours are never open, so that nothing can be delivered")
      } else if hours.namesPublicHolidays, clock.lacksHolidays {
        mistakes.warn(value, Self.noHolidays)
      }
    }
    terms.pause = member("paused").flatMap(pause)
  }

  private func readLimits(_ member: (String) -> JSONValue?, into terms: inout Terms) {
    if let value = member("minimumOrder") { readMinimum(value, into: &terms) }
    terms.maximumOrder = mistakes.value(member("maximumOrder")) { value throws(JSONError) in
      try value.minorUnits()
    }
    terms.maximumItems = mistakes.value(member("maximumItems")) { value throws(JSONError) in
      try value.integer(in: 0...1_000_000, of: "items")
    }
    terms.maximumWeightGrams = mistakes.value(
      member("maximumWeightGrams")
    ) { value throws(JSONError) in
      try value.integer(in: 0...1_000_000_000, of: "grams")
    }
    terms.maximumDistanceMeters = mistakes.value(
      member("maximumDistanceMeters")
    ) { value throws(JSONError) in
      try value.number(in: 0...20_100_000, of: "metres")
    }
    terms.maximumEstimateSeconds = mistakes.value(
      member("maximumEstimateMinutes")
    ) { value throws(JSONError) in
      60 * (try value.integer(in: 0...10_080, of: "minutes"))
    }
    warnOfBasket(terms, member)
    for name in Self.limits {
      guard let value = member(name), (try? value.double()) == 0 else { continue }
      mistakes.warn(value, "a limit of 0 leaves no room for any order")
    }
  }

  private func readMinimum(_ value: JSONValue, into terms: inout Terms) {
    guard value.kind == .object else {
      terms.minimumOrder = mistakes.value(value) { value throws(JSONError) in
        try value.minorUnits()
      }
      return
    }
    mistakes.rejectMembers(of: value, otherThan: MinimumOrder.members)
    terms.minimumOrder = mistakes.required("amount", of: value) { value throws(JSONError) in
      try value.minorUnits()
    }
    terms.smallOrderSurcharge = mistakes.member("surcharge", of: value) { value throws(JSONError) in
      try value.minorUnits()
    }
  }

  /// Warns of limits that no basket meets, also when one of them is said elsewhere.
  private func warnOfBasket(_ terms: Terms, _ member: (String) -> JSONValue?) {
    guard let place = member("minimumOrder") ?? member("maximumOrder") else { return }
    let terms = terms.completed(by: completion ?? Terms())
    // With a surcharge a smaller basket is accepted too.
    guard terms.smallOrderSurcharge == nil, let minimum = terms.minimumOrder,
      let maximum = terms.maximumOrder, minimum > maximum
    else { return }
    mistakes.warn(place, "no basket can meet a minimum of \(minimum) and a maximum of \(maximum)")
  }

  /// Warns of booking terms that make no sense, alone or with the hours.
  private func warnOfBooking(_ terms: Terms, _ member: (String) -> JSONValue?) {
    guard let completion, let place = member("booking") ?? member("hours") else { return }
    let terms = terms.completed(by: completion)
    let doubts = BookingDoubts(
      booking: terms.booking, hours: terms.hours, calendar: clock, now: .now())
    if doubts.isWithoutSlot {
      mistakes.warn(place, "no slot fits into the hours, so that no time can be chosen")
    }
    if member("booking") != nil, doubts.isWithoutTime {
      mistakes.warn(
        place, "nothing can be booked: whatever is early enough is beyond the horizon")
    }
    if doubts.isCutOffIdle {
      mistakes.warn(place, "on every day the hours end before the cut-off, so that it never counts")
    }
  }

  private func pause(_ value: JSONValue) -> Pause? {
    switch value.content {
    case .boolean(let isPaused): return isPaused ? Pause() : nil
    case .object: break
    default:
      mistakes.note(value.unexpectedKind("true, false or an object"))
      return nil
    }
    mistakes.rejectMembers(of: value, otherThan: Pause.members)
    return Pause(
      until: mistakes.member("until", of: value) { value throws(JSONError) in try value.instant() },
      reason: mistakes.member("reason", of: value) { value throws(JSONError) in
        try value.nonEmptyString()
      })
  }

  private func estimate(named value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    if let estimates, !estimates.contains(name) {
      throw value.unknownName(name, among: estimates, of: "estimate")
    }
    return name
  }
}

/// The object form of `minimumOrder`.
package enum MinimumOrder {
  /// Its members.
  package static let members = ["amount", "surcharge"]
}

extension Pause {
  /// The members of `paused`.
  package static let members = ["until", "reason"]
}

extension Terms {
  /// The members of `defaults`.
  package static let members = TermsDecoder.members + TermsDecoder.beyondRules
}

extension [EstimateModel] {
  /// The estimate called `name`.
  func named(_ name: String?) -> EstimateModel? {
    first { $0.id == name }
  }
}
