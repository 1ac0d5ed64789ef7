// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import GeoJSONCoding
import JSONDocument
import ZoneGeometry

/// Reads the features of GeoJSON files as the zones of one service.
package struct ZoneDecoder {
  /// The properties of a feature that mean something; all others are for other programs.
  package static let properties =
    ["id", "name", "kind", "priority", "hub", "hubs", "active", "rules", "radiusMeters"]
    + Terms.members

  /// The zones so far, in file order.
  private(set) var drafts: [ZoneDraft] = []
  /// Names what all of them say, whatever files they come from.
  var checksum: UInt128 { drafts.map(\.checksum).checksum }
  /// Whether rules of the zones so far name zones.
  private(set) var namesZones = false
  private let names: ZoneNames
  private let keepsTexts: Bool
  private var ids: Set<String> = []

  /// Starts without zones, which may refer to `names`.
  init(names: ZoneNames, keepingTexts keepsTexts: Bool = false) {
    self.names = names
    self.keepsTexts = keepsTexts
  }

  /// Adds the features of `file`.
  ///
  /// - Parameters:
  ///   - file: The file, whose ids must be new to the service.
  ///   - mistakes: Takes what is wrong with features; none of the file's zones are added then.
  ///   - progress: Called with how many more bytes of the file are done with, from any thread.
  /// - Throws: What is wrong with the file as a whole.
  mutating func addZones(
    of file: GeoJSONFile, noting mistakes: Mistakes, progress: @Sendable (Int) -> Void
  ) throws {
    let readings = try file.mapFeatures(progress: progress) { [names, keepsTexts] feature in
      FeatureReading(feature, names: names, keepsText: keepsTexts)
    }
    // First all that are given, so that no name takes the id of a later feature.
    for reading in readings { reserve(reading.id, noting: mistakes) }
    for reading in readings {
      mistakes.add(errors: reading.errors, warnings: reading.warnings)
      guard let content = reading.content else { continue }
      if !content.properties.rulesNamingZones.isEmpty { namesZones = true }
      drafts.append(
        ZoneDraft(
          id: reading.id?.text ?? freeID(like: content.properties.name),
          properties: content.properties, shape: content.shape, text: content.text,
          checksum: content.checksum))
    }
  }

  /// The zones so far, in a service with `estimates`.
  func zones(estimates: [EstimateModel]) -> [Zone] {
    drafts.map {
      $0.properties.zone(id: $0.id, outline: .drawn($0.shape), estimates: estimates)
    }
  }

  /// Notes zones that rules of `zones` name and that are not among them.
  func checkRules(_ zones: [Zone], noting mistakes: Mistakes) {
    let rules = drafts.flatMap(\.properties.rulesNamingZones)
    guard !rules.isEmpty else { return }
    let list = ZoneList(zones)
    for rule in rules { rule.check(zones: list, ids: ids, noting: mistakes) }
  }

  private mutating func reserve(_ given: GivenID?, noting mistakes: Mistakes) {
    guard let given, !ids.insert(given.text).inserted else { return }
    mistakes.note(given.error("there is another zone called \(quoted(given.text))"))
  }

  /// The id of a zone that gives itself none: its name, or its number.
  private mutating func freeID(like name: String?) -> String {
    let name = name ?? "zone \(drafts.count + 1)"
    var id = name
    var count = 1
    while !ids.insert(id).inserted {
      count += 1
      id = "\(name) (\(count))"
    }
    return id
  }
}

/// A zone as it was read.
struct ZoneDraft: Sendable {
  let id: String
  let properties: ZoneProperties
  let shape: ZoneShape
  /// Its properties as JSON in UTF-8, if they were to be kept.
  let text: [UInt8]
  /// Names what it says.
  let checksum: UInt128
}

/// What came of a feature, by itself.
private struct FeatureReading: Sendable {
  struct Content {
    let properties: ZoneProperties
    let shape: ZoneShape
    let text: [UInt8]
    let checksum: UInt128
  }

  let id: GivenID?
  /// Nil after a mistake in the shape.
  let content: Content?
  let errors: [JSONError]
  let warnings: [JSONError]

  init(_ feature: PlacedFeature, names: ZoneNames, keepsText: Bool) {
    let mistakes = Mistakes()
    id =
      mistakes.noting { () throws(JSONError) in try GivenID(of: feature) }.flatMap(\.self)
    let shape = mistakes.noting { () throws(JSONError) in try feature.checkedShape() }
    let properties = ZoneProperties(
      decoding: feature.value?.member("properties"), names: names, noting: mistakes)
    let text = mistakes.noting { () throws(JSONError) in
      keepsText ? try feature.propertiesText() : []
    }
    if let shape, let text {
      let said = CanonicalBytes(
        zone: id?.text, properties: feature.value?.member("properties"), shape: shape)
      content = Content(
        properties: properties, shape: shape, text: text, checksum: said.checksum)
    } else {
      content = nil
    }
    errors = mistakes.errors
    warnings = mistakes.warnings
  }
}

extension PlacedFeature {
  /// The area that the feature covers, its mistakes told as those of all else.
  fileprivate func checkedShape() throws(JSONError) -> ZoneShape {
    do throws(GeoJSONError) {
      return try zoneShape()
    } catch {
      throw JSONError(error)
    }
  }

  /// The properties as JSON in UTF-8.
  fileprivate func propertiesText() throws(JSONError) -> [UInt8] {
    let properties: JSON = feature.properties.map { .object($0) } ?? .null
    return Array(try properties.text().utf8)
  }
}

/// The id that a feature gives itself, as a member or a property.
private struct GivenID: Sendable {
  let text: String
  private let source: String?
  private let pointer: String

  /// Finds the id of `feature`; nil when it has none.
  init?(of feature: PlacedFeature) throws(JSONError) {
    let member = feature.value?.member("id")
    guard let id = member ?? feature.value?.member("properties")?.given("id") else { return nil }
    text = try id.text()
    source = id.source
    pointer = feature.pointer + (member == nil ? "/properties/id" : "/id")
  }

  func error(_ message: String) -> JSONError {
    JSONError(source: source, location: .value(pointer: pointer), reason: .unsuitable(message))
  }
}
