// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import GeoJSONCoding
import JSONDocument
import Schedules
import ZoneGeometry

/// What a feature says of its zone, read without a look at other features.
struct ZoneDraft: Sendable {
  /// What people call the zone, when the feature says it.
  let name: String?

  private let kind: Zone.Kind
  private let priority: Int
  private let hubs: [Hub.ID]
  private let active: ActivePeriod
  private let terms: TermsDecoder.Terms
  private let shape: ZoneShape

  /// Reads `feature`; `terms` and `hubs` are what its properties may name.
  ///
  /// - Throws: A `GeoJSONError` or a `JSONError` at the first mistake.
  init(_ feature: PlacedFeature, terms: TermsDecoder, hubs: [Hub.ID]) throws {
    shape = try feature.zoneShape()
    let properties = feature.value?.member("properties")
    for name in ZoneDecoder.laterProperties {
      if let later = properties?.given(name) {
        throw later.error("\(quoted(name)) of a zone is not part of this version; remove it")
      }
    }
    name = try properties?.given("name")?.text()
    self.terms = try terms.terms { properties?.given($0) }
    kind = try properties?.given("kind")?.choice(of: Zone.Kind.self) ?? .service
    priority = Int(
      try properties?.given("priority")?.integer(in: -1_000_000...1_000_000, of: "steps") ?? 0)
    self.hubs = try properties?.hubs(among: hubs) ?? []
    active = try properties?.given("active").map(ActivePeriod.init(decoding:)) ?? .always
  }

  /// The zone, called `id`.
  func zone(id: String) -> Zone {
    Zone(
      id: id, name: name ?? id, kind: kind, priority: priority, hubs: hubs, active: active,
      hours: terms.hours, minimumOrder: terms.minimumOrder, fee: terms.fee,
      estimate: terms.estimate, shape: shape)
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
  fileprivate func hubs(among known: [Hub.ID]) throws(JSONError) -> [Hub.ID] {
    func hub(_ value: JSONValue) throws(JSONError) -> String {
      let id = try value.string()
      guard known.contains(id) else { throw value.unknownName(id, among: known, of: "hub") }
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
