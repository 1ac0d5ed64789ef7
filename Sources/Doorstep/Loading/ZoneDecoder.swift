// SPDX-License-Identifier: MIT

import Diagnostics
import DeliveryModel
import GeoJSONCoding
import JSONDocument
import Schedules
import ZoneGeometry

/// Reads the features of GeoJSON files as the zones of one service.
package struct ZoneDecoder {
  /// The properties of a feature that mean something; all others are for other programs.
  package static let properties = [
    "id", "name", "kind", "priority", "hub", "hubs", "active", "hours", "minimumOrder", "fee",
    "estimate", "radiusMeters",
  ]
  /// Properties with a meaning that this version does not know, so that they must not vanish.
  package static let laterProperties = ["postcodes", "rules"]

  /// The zones so far, in file order.
  private(set) var zones: [Zone] = []
  private let terms: TermsDecoder
  private let hubs: [Hub]
  private var ids: Set<String> = []

  /// Starts without zones; `estimates` and `hubs` are what zones may name.
  init(estimates: [EstimateModel] = [], hubs: [Hub] = []) {
    terms = TermsDecoder(estimates: estimates)
    self.hubs = hubs
  }

  /// Adds the features of `document`.
  mutating func addZones(of document: JSONDocument) throws(ServiceError) {
    do {
      let object = try GeoJSONObject(decoding: document.root)
      let values = try object.featureValues(in: document.root)
      // First all that are given, so that no name takes the id of a later feature.
      for value in values { try reserveID(of: value) }
      for (index, value) in values.enumerated() {
        let shape = try object.zoneShape(ofFeature: index, source: document.source)
        zones.append(try zone(shape, as: value))
      }
    } catch {
      throw ServiceError(.data, "\(error)")
    }
  }

  /// The zone of `shape` with the properties of `feature`; nil is a bare geometry.
  private mutating func zone(
    _ shape: ZoneShape, as feature: JSONValue?
  ) throws(JSONError) -> Zone {
    guard let feature, let properties = feature.member("properties"), !properties.isNull else {
      let id = try identify(feature, properties: nil)
      return Zone(id: id, name: id, shape: shape)
    }
    for name in Self.laterProperties {
      if let later = properties.given(name) {
        throw later.error("\(quoted(name)) of a zone is not part of this version; remove it")
      }
    }
    let id = try identify(feature, properties: properties)
    let terms = try terms.terms(properties.given)
    return Zone(
      id: id, name: try properties.given("name")?.text() ?? id,
      kind: try properties.given("kind")?.choice(of: Zone.Kind.self) ?? .service,
      priority: Int(
        try properties.given("priority")?.integer(in: -1_000_000...1_000_000, of: "steps") ?? 0),
      hubs: try hubs(named: properties),
      active: try properties.given("active").map(ActivePeriod.init(decoding:)) ?? .always,
      hours: terms.hours, minimumOrder: terms.minimumOrder, fee: terms.fee,
      estimate: terms.estimate, shape: shape)
  }

  /// The id that a feature gives itself, as a member or a property.
  private func givenID(of feature: JSONValue?) -> JSONValue? {
    feature?.member("id") ?? feature?.member("properties")?.given("id")
  }

  private mutating func reserveID(of feature: JSONValue?) throws(JSONError) {
    guard let given = givenID(of: feature) else { return }
    let id = try given.text()
    guard ids.insert(id).inserted else {
      throw given.error("there is another zone called \(quoted(id))")
    }
  }

  /// The id of a zone: the feature's, else the property, else the name, else its number.
  private mutating func identify(
    _ feature: JSONValue?, properties: JSONValue?
  ) throws(JSONError) -> String {
    if let given = givenID(of: feature) { return try given.text() }
    let name = try properties?.given("name")?.text() ?? "zone \(zones.count + 1)"
    var id = name
    var count = 1
    while !ids.insert(id).inserted {
      count += 1
      id = "\(name) (\(count))"
    }
    return id
  }

  /// The hubs named by `hub` or `hubs`.
  private func hubs(named properties: JSONValue) throws(JSONError) -> [Hub.ID] {
    let known = hubs.map(\.id)
    func hub(_ value: JSONValue) throws(JSONError) -> String {
      let id = try value.string()
      guard known.contains(id) else { throw value.unknownName(id, among: known, of: "hub") }
      return id
    }
    switch (properties.given("hub"), properties.given("hubs")) {
    case (nil, nil): return []
    case (let one?, nil): return [try hub(one)]
    case (nil, let several?): return try several.map(hub)
    case (_?, let several?): throw several.error("give either \"hub\" or \"hubs\", not both")
    }
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

extension GeoJSONObject {
  /// The places of `features` in `root`, from which the object was decoded; nil for a bare geometry.
  fileprivate func featureValues(in root: JSONValue) throws(JSONError) -> [JSONValue?] {
    switch self {
    case .featureCollection: Array(try root.required("features").elements())
    case .feature: [root]
    case .geometry: [nil]
    }
  }
}

extension JSONValue {
  /// The property `name`, unless it is null: programs that keep features in tables write null for
  /// every column that a feature leaves empty.
  fileprivate func given(_ name: String) -> JSONValue? {
    guard let property = member(name), !property.isNull else { return nil }
    return property
  }

  /// A string, or a number as text: GeoJSON allows both as an id.
  fileprivate func text() throws(JSONError) -> String {
    switch kind {
    case .string: try nonEmptyString()
    case .integer: "\(try integer())"
    case .number: "\(try double())"
    case .null, .boolean, .array, .object: throw unexpectedKind("a string or a number")
    }
  }
}
