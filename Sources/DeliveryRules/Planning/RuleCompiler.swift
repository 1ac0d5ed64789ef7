// SPDX-License-Identifier: MIT

import DeliveryModel

/// Makes rules of what is configured: one for each thing that terms say.
struct RuleCompiler {
  let timetables: Timetables
  let expressions: Expressions
  /// The id of the zone; nil outside all zones.
  let zoneID: String?
  /// What people call the zone, or the service outside all zones.
  let placeName: String

  /// The rules of `terms`; `named` makes the id of a rule from that of its kind.
  func rules(
    of terms: Terms, named: (String) -> String = { $0 }
  ) -> [any BuiltInRule] {
    var rules: [any BuiltInRule] = []
    if let pause = terms.pause {
      rules.append(PauseRule(id: named("paused"), pause: pause, name: placeName))
    }
    if let hours = terms.hours {
      rules.append(
        OpeningHoursRule(
          id: named("hours"), timetable: timetables.timetable(of: hours),
          closing: terms.booking.closing))
    }
    rules += booking(terms, named: named)
    if let minimum = terms.minimumOrder {
      rules.append(
        MinimumOrderRule(
          id: named("minimum-order"), minimum: minimum, surcharge: terms.smallOrderSurcharge))
    }
    return rules + limits(terms, named: named) + restrictions(terms, named: named)
  }

  /// The rules of a hub's own terms.
  func rules(of hub: Hub) -> [any BuiltInRule] {
    var terms = hub.terms
    let hours = terms.hours
    let pause = terms.pause
    let booking = terms.booking
    terms.hours = nil
    terms.pause = nil
    terms.booking = BookingTerms()
    var rules: [any BuiltInRule] = []
    if let pause {
      rules.append(PauseRule(id: "hub-paused", pause: pause, name: hub.name, isOfHub: true))
    }
    if let hours {
      rules.append(
        OpeningHoursRule(
          id: "hub-hours", timetable: timetables.timetable(of: hours), hub: hub,
          closing: booking.closing))
    }
    if booking.leadSeconds != nil { rules.append(leadTime(hub.terms) { "hub-\($0)" }) }
    rules += self.booking(hub.terms, hub: hub) { "hub-\($0)" }
    return rules + self.rules(of: terms) { "hub-\($0)" }
  }

  /// The rules of an element of `rules`.
  func rules(of rule: ConfiguredRule) -> [any BuiltInRule] {
    rules(of: rule.terms) { _ in rule.id }
      + [rule.expression.map { expressions.rule($0, id: rule.id) }].compactMap(\.self)
  }

  private func limits(_ terms: Terms, named: (String) -> String) -> [any BuiltInRule] {
    var rules: [any BuiltInRule] = []
    if let maximum = terms.maximumOrder {
      rules.append(MaximumOrderRule(id: named("maximum-order"), maximum: maximum))
    }
    if let limit = terms.maximumItems {
      rules.append(ItemCountRule(id: named("item-count"), limit: limit))
    }
    if let limit = terms.maximumWeightGrams {
      rules.append(WeightRule(id: named("weight"), limit: limit))
    }
    if let limit = terms.maximumDistanceMeters {
      rules.append(DistanceRule(id: named("distance"), limitMeters: limit))
    }
    if let limit = terms.maximumEstimateSeconds {
      rules.append(EstimateRule(id: named("estimate"), limitSeconds: limit))
    }
    return rules
  }

  private func restrictions(_ terms: Terms, named: (String) -> String) -> [any BuiltInRule] {
    var rules: [any BuiltInRule] = []
    if let vehicles = terms.vehicles {
      rules.append(VehicleRule(id: named("vehicle"), vehicles: vehicles))
    }
    if let postcodes = terms.postcodes {
      rules.append(PostcodeRule(id: named("postcode"), postcodes: postcodes))
    }
    if let customers = terms.customers {
      rules.append(CustomerRule(id: named("customer"), customers: customers))
    }
    guard let items = terms.items else { return rules }
    if items.allowed != nil || !items.refused.isEmpty {
      rules.append(ItemTagsRule(id: named("items"), items: items))
    }
    rules += items.hours.map {
      ItemHoursRule(
        id: named("item-hours"), tag: $0.tag, timetable: timetables.timetable(of: $0.hours))
    }
    rules += items.ages.map { ItemAgeRule(id: named("item-age"), tag: $0.tag, years: $0.years) }
    return rules
  }
}
