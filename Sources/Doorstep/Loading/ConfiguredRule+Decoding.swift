// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument

/// An element of `rules`, and where it names zones and hubs that have to exist.
struct RuleReading: Sendable {
  /// The members of an element of `rules` of a service.
  static let members = ["id", "zones", "hubs"] + TermsDecoder.members

  let rule: ConfiguredRule
  /// Where each zone is named.
  let zonePlaces: [(id: String, place: JSONValue)]

  /// Reads an element of `rules`; nil after a mistake that leaves no rule.
  ///
  /// - Parameters:
  ///   - value: The element.
  ///   - hubs: The hubs that it may name; any when nil.
  ///   - inZone: Whether it stands in a zone, and so names none.
  ///   - mistakes: Takes what is wrong with it.
  init?(decoding value: JSONValue, hubs: [Hub.ID]?, inZone: Bool, noting mistakes: Mistakes) {
    let known = Self.members.filter { !inZone || $0 != "zones" }
    guard mistakes.rejectMembers(of: value, otherThan: known) else { return nil }
    let id = mistakes.required("id", of: value) { value throws(JSONError) in
      try value.nonEmptyString()
    }
    zonePlaces = mistakes.elements(of: value.member("zones")) { value throws(JSONError) in
      (try value.nonEmptyString(), value)
    }
    let named = mistakes.elements(of: value.member("hubs")) { value throws(JSONError) in
      let id = try value.string()
      if let hubs, !hubs.contains(id) { throw value.unknownName(id, among: hubs, of: "hub") }
      return id
    }
    if !TermsDecoder.members.contains(where: { value.member($0) != nil }) {
      mistakes.note(
        value.error(
          "the rule asks nothing; expected one of "
            + TermsDecoder.members.map { "\"\($0)\"" }.joined(separator: ", ")))
    }
    let terms = TermsDecoder(estimates: nil, mistakes: mistakes).terms { value.member($0) }.terms
    guard let id else { return nil }
    rule = ConfiguredRule(id: id, zones: zonePlaces.map(\.id), hubs: named, terms: terms)
  }

  /// Notes zones that the rule names and the service does not have.
  func check(zones: Set<Zone.ID>, noting mistakes: Mistakes) {
    for (id, place) in zonePlaces where !zones.contains(id) {
      mistakes.note(place.unknownName(id, among: zones.sorted(), of: "zone"))
    }
  }
}

extension ConfiguredRule {
  /// The members of an element of `rules` of a service.
  package static let members = RuleReading.members
}
