// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import JSONDocument
import Schedules

/// What the properties of a feature say of its zone, read without a look at other features.
struct ZoneProperties: Sendable {
  /// What people call the zone, when the feature says it.
  let name: String?

  /// The hubs that may serve it, as it names them.
  let hubs: [Hub.ID]
  /// All hubs that it names.
  var namedHubs: [Hub.ID] { hubs + rules.flatMap(\.rule.hubs) }
  /// Rules that name zones.
  var rulesNamingZones: [RuleReading] { rules.filter(\.namesZones) }
  /// The estimate that it names.
  var estimate: String? { said.estimate }

  let kind: Zone.Kind
  let priority: Int
  let active: ActivePeriod
  private let said: TermsPool.Entry
  private let rules: [RuleReading]

  /// Reads `properties`, which may refer to `names`; nil and null say nothing.
  ///
  /// The terms are taken from `pool`, which is for zones with these names.
  init(
    decoding properties: JSONValue?, names: ZoneNames, pool: TermsPool, noting mistakes: Mistakes
  ) {
    name = mistakes.value(properties?.given("name")) { value throws(JSONError) in
      try value.text()
    }
    said = pool.terms(of: properties, noting: mistakes)
    kind =
      mistakes.value(properties?.given("kind")) { value throws(JSONError) in
        try value.choice(of: Zone.Kind.self)
      } ?? .service
    let priority = mistakes.value(properties?.given("priority")) { value throws(JSONError) in
      try value.integer(in: -1_000_000...1_000_000, of: "steps")
    }
    self.priority = Int(priority ?? 0)
    hubs =
      mistakes.value(properties) { value throws(JSONError) in
        try value.hubs(among: names.hubs)
      } ?? []
    // Where the zone says nothing of its own, the defaults were told of already.
    if let place = properties?.given("hours") ?? properties?.given("hub")
      ?? properties?.given("hubs"), !pool.meets(said.terms.terms, hubs: hubs)
    {
      mistakes.warn(place, ServiceDoubts.closedHubs)
    }
    if names.hubs?.isEmpty == true, let properties {
      ServiceDoubts.warnOfNoHub(properties.given, to: mistakes)
    }
    active =
      mistakes.value(properties?.given("active"), ActivePeriod.init(decoding:)) ?? .always
    rules =
      mistakes.elements(of: properties?.given("rules")) { value throws(JSONError) in
        RuleReading(
          decoding: value, hubs: names.hubs, inZone: true, clock: names.clock, noting: mistakes)
      }.compactMap(\.self)
  }

  /// Reads properties that were read before, and were right then.
  ///
  /// - Throws: The first mistake.
  init(decoding properties: JSONValue?, names: ZoneNames) throws(JSONError) {
    let mistakes = Mistakes()
    self.init(
      decoding: properties, names: names, pool: TermsPool(names: names), noting: mistakes)
    if let first = mistakes.errors.first { throw first }
  }

  /// The zone called `id`, whose shape is `outline`.
  func zone(id: String, outline: Zone.Outline) -> Zone {
    Zone(
      id: id, name: name ?? id, kind: kind, priority: priority, hubs: hubs, active: active,
      terms: said.terms, rules: rules.map(\.rule), outline: outline)
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
