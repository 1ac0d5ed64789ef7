// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument

/// An element of `rules`, and where it names zones and hubs that have to exist.
struct RuleReading: Sendable {
  /// The members of an element of `rules` of a service.
  static let members = ["id", "zones", "hubs"] + RuleExpression.members + TermsDecoder.members

  let rule: ConfiguredRule
  /// Where it stands.
  let value: JSONValue
  /// What is known of its expression.
  private let findings: ExpressionFindings?
  /// Where each zone is named.
  private let zonePlaces: [(id: String, place: JSONValue)]
  /// Whether it names zones.
  var namesZones: Bool {
    !zonePlaces.isEmpty || findings?.namesZones == true
      || findings?.inputs.contains("zone.id") == true
  }

  /// Reads an element of `rules`; nil after a mistake that leaves no rule.
  ///
  /// - Parameters:
  ///   - value: The element.
  ///   - hubs: The hubs that it may name; any when nil.
  ///   - inZone: Whether it stands in a zone, and so names none.
  ///   - clock: What its hours are told by.
  ///   - mistakes: Takes what is wrong with it.
  init?(
    decoding value: JSONValue, hubs: [Hub.ID]?, inZone: Bool, clock: ServiceClock,
    noting mistakes: Mistakes
  ) {
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
    let terms = Self.terms(value, clock: clock, noting: mistakes)
    let expression = RuleExpression(decoding: value, noting: mistakes)
    findings = expression?.check(value, noting: mistakes)
    if let expression, let findings { expression.check(value, findings, noting: mistakes) }
    guard let id else { return nil }
    self.value = value
    rule = ConfiguredRule(
      id: id, zones: zonePlaces.map(\.id), hubs: named, terms: terms, expression: expression)
  }

  /// The terms of a rule, which has either some or an expression.
  private static func terms(
    _ value: JSONValue, clock: ServiceClock, noting mistakes: Mistakes
  ) -> Terms {
    let terms = TermsDecoder.members.compactMap(value.member)
    if RuleExpression.members.contains(where: { value.member($0) != nil }) {
      for term in terms {
        mistakes.note(term.error("a rule with \"when\" asks nothing else; make a rule of this"))
      }
    } else if terms.isEmpty {
      let known = ["when"] + TermsDecoder.members
      mistakes.note(
        value.error(
          "the rule asks nothing; expected one of "
            + known.map { "\"\($0)\"" }.joined(separator: ", ")))
    }
    return TermsDecoder(estimates: nil, mistakes: mistakes, clock: clock)
      .terms { value.member($0) }.terms
  }

  /// Notes zones that the rule names and that are not among `zones`, whose ids are `ids`.
  func check(zones: ZoneList, ids: Set<Zone.ID>, noting mistakes: Mistakes) {
    for (id, place) in zonePlaces where !ids.contains(id) {
      mistakes.note(place.unknownName(id, among: ids.sorted(), of: "zone"))
    }
    checkNames(of: "zone", among: ids, noting: mistakes)
    if findings?.namesZones == true {
      _ = rule.expression?.check(value, among: zones, noting: mistakes)
    }
  }

  /// Warns of texts that the expression compares with the id of a zone or a hub, whichever `noun` is,
  /// and that are none of `known`.
  func checkNames(of noun: String, among known: some Collection<String>, noting mistakes: Mistakes)
  {
    guard findings?.inputs.contains("\(noun).id") == true else { return }
    value.member("when")?.forEachText(comparedWith: "\(noun).id") { text, place in
      guard !known.contains(text) else { return }
      mistakes.warn(place, unknown(text, among: known.sorted(), of: noun))
    }
  }

  /// Warns of an expression that waits for a hub when the service has none.
  func checkThatThereIsAHub(noting mistakes: Mistakes) {
    let inputs = findings?.inputs ?? []
    guard let input = ["distanceMeters", "hub.id"].first(where: inputs.contains) else { return }
    mistakes.warn(value, "the service has no hub, so that \"\(input)\" is never known")
  }
}

extension ConfiguredRule {
  /// The members of an element of `rules` of a service.
  package static let members = RuleReading.members
}
