// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import JSONDocument
import Schedules

/// What the properties of a feature say of its zone, read without a look at other features.
struct ZoneProperties: Sendable {
  /// What people call the zone, when the feature says it.
  let name: String?

  /// The hubs that it names.
  let hubs: [Hub.ID]
  /// The estimate that it names.
  var estimate: String? { terms.estimate }

  private let kind: Zone.Kind
  private let priority: Int
  private let active: ActivePeriod
  private let terms: TermsDecoder.Terms

  /// Reads `properties`, which may refer to `names`; nil and null say nothing.
  init(decoding properties: JSONValue?, names: ZoneNames) throws(JSONError) {
    for name in ZoneDecoder.laterProperties {
      if let later = properties?.given(name) {
        throw later.error("\(quoted(name)) of a zone is not part of this version; remove it")
      }
    }
    name = try properties?.given("name")?.text()
    terms = try TermsDecoder(estimates: names.estimates).terms { properties?.given($0) }
    kind = try properties?.given("kind")?.choice(of: Zone.Kind.self) ?? .service
    priority = Int(
      try properties?.given("priority")?.integer(in: -1_000_000...1_000_000, of: "steps") ?? 0)
    hubs = try properties?.hubs(among: names.hubs) ?? []
    active = try properties?.given("active").map(ActivePeriod.init(decoding:)) ?? .always
  }

  /// The zone called `id`, whose shape is `outline`; `estimates` are those that it may name.
  func zone(id: String, outline: Zone.Outline, estimates: [EstimateModel]) -> Zone {
    Zone(
      id: id, name: name ?? id, kind: kind, priority: priority, hubs: hubs, active: active,
      hours: terms.hours, minimumOrder: terms.minimumOrder, fee: terms.fee,
      estimate: estimates.named(terms.estimate), outline: outline)
  }
}

extension ActivePeriod {
  /// The members of `active`.
  package static let members = ["from", "until"]

  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    let from = try value.member("from")?.instant()
    let until = try value.member("until")?.instant()
    if let from, let until, until <= from {
      throw value.error("expected \"until\" after \"from\"")
    }
    self.init(from: from, until: until)
  }
}

extension JSONValue {
  /// The property `name`, unless it is null: programs that keep features in tables write null for
  /// every column that a feature leaves empty.
  func given(_ name: String) -> JSONValue? {
    guard let property = member(name), !property.isNull else { return nil }
    return property
  }

  /// A string, or a number as text: GeoJSON allows both as an id.
  func text() throws(JSONError) -> String {
    switch kind {
    case .string: try nonEmptyString()
    case .integer: "\(try integer())"
    case .number: "\(try double())"
    case .null, .boolean, .array, .object: throw unexpectedKind("a string or a number")
    }
  }

  /// The hubs that the properties `hub` or `hubs` name.
  fileprivate func hubs(among known: [Hub.ID]?) throws(JSONError) -> [Hub.ID] {
    func hub(_ value: JSONValue) throws(JSONError) -> String {
      let id = try value.string()
      if let known, !known.contains(id) {
        throw value.unknownName(id, among: known, of: "hub")
      }
      return id
    }
    switch (given("hub"), given("hubs")) {
    case (nil, nil): return []
    case (let one?, nil): return [try hub(one)]
    case (nil, let several?): return try several.map(hub)
    case (_?, let several?): throw several.error("give either \"hub\" or \"hubs\", not both")
    }
  }
}
