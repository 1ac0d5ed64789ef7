// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import JSONDocument
import Schedules

/// What can hardly be meant of a service, though each of its parts could.
struct ServiceDoubts {
  /// What is said where no hub is open.
  static let closedHubs = "no hub is open at any of the hours, so that nothing can be delivered"

  let defaults: Terms
  let hubs: [Hub]
  let rules: [RuleReading]
  let clock: ServiceClock

  /// Warns of what stands against the defaults, or against the hubs, of the service that `root` says.
  func tell(of root: JSONValue, to mistakes: Mistakes) {
    if let place = root.member("defaults")?.member("hours"), !hubs.isEmpty,
      !hubs.contains(where: { clock.meet($0.hours, defaults.hours) })
    {
      mistakes.warn(place, Self.closedHubs)
    }
    if hubs.isEmpty {
      for place in [root.member("defaults")].compactMap(\.self) + rules.map(\.value) {
        Self.warnOfNoHub(place.member, to: mistakes)
      }
    }
    for rule in rules {
      compare(rule.rule.terms, at: rule.value, to: mistakes)
      if let place = rule.value.member("hours"),
        !clock.meet(rule.rule.terms.hours, defaults.hours)
      {
        mistakes.warn(place, "these hours and those of the defaults never meet")
      }
      if hubs.isEmpty { continue }
      rule.checkNames(of: "hub", among: hubs.map(\.id), noting: mistakes)
    }
    // The hubs of a service are those of its list when all of them could be read.
    if let places = try? root.member("hubs")?.elements(), places.count == hubs.count {
      for (hub, place) in zip(hubs, places) { compare(hub.terms, at: place, to: mistakes) }
    }
  }

  /// Warns of limits among what `member` finds that need a hub, where the service has none.
  static func warnOfNoHub(_ member: (String) -> JSONValue?, to mistakes: Mistakes) {
    for name in ["maximumDistanceMeters", "maximumEstimateMinutes"] {
      guard let place = member(name) else { continue }
      mistakes.warn(place, "the service has no hub, so that this limit is never checked")
    }
  }

  /// Warns of what no order meets together with the defaults, beside which `terms` hold.
  private func compare(_ terms: Terms, at place: JSONValue, to mistakes: Mistakes) {
    if let own = terms.vehicles, let others = defaults.vehicles,
      let place = place.member("vehicles"),
      Set(own).isDisjoint(with: others)
    {
      let words = others.map { quoted($0) }.joined(separator: ", ")
      mistakes.warn(place, "the defaults allow none of these vehicles, only \(words)")
    }
    // With a surcharge a smaller basket is accepted too.
    if let most = terms.maximumOrder, let least = defaults.minimumOrder,
      defaults.smallOrderSurcharge == nil, let place = place.member("maximumOrder"), least > most
    {
      mistakes.warn(
        place, "no basket can meet a maximum of \(most) and the minimum of \(least) in the defaults"
      )
    }
    if let least = terms.minimumOrder, terms.smallOrderSurcharge == nil,
      let most = defaults.maximumOrder, let place = place.member("minimumOrder"), least > most
    {
      mistakes.warn(
        place, "no basket can meet a minimum of \(least) and the maximum of \(most) in the defaults"
      )
    }
  }
}
