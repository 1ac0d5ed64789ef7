// SPDX-License-Identifier: MIT

import DeliveryModel

/// All that holds in one zone, or outside all zones, worked out once: what the zone, the service and its
/// rules say, and the hubs that may serve it.
final class ZoneTerms: Sendable {
  let area: ServiceArea
  /// The zone; nil outside all zones.
  let zone: Zone?
  /// What the zone says, completed by the service.
  let terms: Terms
  /// The hubs that may serve it, in the zone's order if it names them, else in the service's.
  let hubs: [HubTerms]
  /// The windows in which it is delivered to; nil when it has none.
  let slots: SlotSchedule?
  /// What is asked of a delivery, whatever the hub.
  let rules: [any BuiltInRule]
  /// The largest of all minimum orders that refuse, whatever the hub.
  let minimumOrder: Int64?
  /// The fee where there is no hub.
  let fee: FeeTerms?

  init(
    of zone: Zone?, in area: ServiceArea, timetables: Timetables, expressions: Expressions,
    estimates: EstimateCatalogue
  ) {
    self.area = area
    self.zone = zone
    let own = zone?.terms ?? Terms()
    let terms = own.completed(by: area.defaults)
    self.terms = terms
    let rules = (area.rules + (zone?.rules ?? [])).filter { $0.concerns(zone) }
    let compiler = RuleCompiler(
      timetables: timetables, expressions: expressions, placeName: zone?.name ?? area.name)
    hubs = (zone.map(area.hubs) ?? []).map { hub in
      HubTerms(
        of: hub, terms: own.completed(by: hub.terms).completed(by: area.defaults),
        rules: rules.filter { $0.hubs.contains(hub.id) }, compiler: compiler,
        estimates: estimates)
    }
    let everywhere = rules.filter(\.hubs.isEmpty)
    self.rules =
      compiler.rules(of: terms) + [compiler.leadTime(terms)]
      + everywhere.flatMap(compiler.rules(of:))
      + (hubs.isEmpty && zone != nil ? FeeTerms.rules(of: terms.fee) : [])
    slots = compiler.slots(of: terms)
    minimumOrder = largestMinimum([terms] + everywhere.map(\.terms))
    fee = zone == nil ? nil : terms.fee.map { FeeTerms($0, timetables: timetables) }
  }
}

/// All that holds for deliveries to one zone from one hub.
final class HubTerms: Sendable {
  let hub: Hub
  /// When the hub hands orders over; always when nil.
  let timetable: Timetable?
  /// The windows in which deliveries from here arrive; nil when it has none.
  let slots: SlotSchedule?
  /// What is asked of a delivery from here.
  let rules: [any BuiltInRule]
  let minimumOrder: Int64?
  let fee: FeeTerms?
  /// How long deliveries from here take; nil when nothing is said of it.
  let estimate: EstimateTerms?

  fileprivate init(
    of hub: Hub, terms: Terms, rules: [ConfiguredRule], compiler: RuleCompiler,
    estimates: EstimateCatalogue
  ) {
    self.hub = hub
    timetable = hub.hours.map(compiler.timetables.timetable)
    self.rules =
      compiler.rules(of: hub)
      + rules.flatMap(compiler.rules(of:))
      + FeeTerms.rules(of: terms.fee)
    slots = compiler.slots(of: hub.terms)
    minimumOrder = largestMinimum([hub.terms] + rules.map(\.terms))
    fee = terms.fee.map { FeeTerms($0, timetables: compiler.timetables) }
    estimate = terms.estimate.map(estimates.terms)
  }
}

/// The largest of the minimum orders in `terms` that refuse smaller baskets.
private func largestMinimum(_ terms: [Terms]) -> Int64? {
  terms.filter { $0.smallOrderSurcharge == nil }.compactMap(\.minimumOrder).max()
}

extension ConfiguredRule {
  /// Whether the rule is about `zone`, or about all places when that is nil.
  fileprivate func concerns(_ zone: Zone?) -> Bool {
    zones.isEmpty || zone.map { zones.contains($0.id) } == true
  }
}

extension ServiceArea {
  /// The hubs that may serve `zone`, in its own order when it names them.
  func hubs(of zone: Zone) -> [Hub] {
    guard !zone.hubs.isEmpty else { return hubs }
    // Of one that is named twice the first time counts.
    var named: [Hub] = []
    for id in zone.hubs where !named.contains(where: { $0.id == id }) {
      if let hub = hubs.first(where: { $0.id == id }) { named.append(hub) }
    }
    return named
  }
}
