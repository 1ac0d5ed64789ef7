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
  /// Their ids.
  private(set) var ids: [Zone.ID] = []
  /// Names what all of them say, whatever files they come from.
  var checksum: UInt128 { drafts.map(\.checksum).checksum }
  /// Whether rules of the zones so far name zones.
  private(set) var namesZones = false
  /// Whether the ids of all zones are known, those of mistaken ones too.
  private(set) var knowsIDs = true
  /// The ids of all zones, those of mistaken ones too.
  var allIDs: [Zone.ID] { taken.sorted() }
  private let names: ZoneNames
  private let pool: TermsPool
  private let keepsTexts: Bool
  private var taken: Set<String> = []

  /// Starts without zones, which may refer to `names`.
  init(names: ZoneNames, keepingTexts keepsTexts: Bool = false) {
    self.names = names
    self.keepsTexts = keepsTexts
    pool = TermsPool(names: names)
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
    let readings = try file.mapFeatures(progress: progress) { [names, pool, keepsTexts] feature in
      FeatureReading(feature, names: names, pool: pool, keepsText: keepsTexts)
    }
    // First all that are given, so that no name takes the id of a later feature.
    let repeated = Set(
      readings.enumerated().filter { !reserve($0.element.id) }.map(\.offset))
    let places = repeated.isEmpty ? [] : try file.mapFeatures { try? GivenID(of: $0) }
    drafts.reserveCapacity(drafts.count + readings.count)
    for (index, reading) in readings.enumerated() {
      if repeated.contains(index), let given = places[index] {
        mistakes.note(given.error("there is another zone called \(quoted(given.text))"))
      }
      if let found = reading.mistakes {
        mistakes.add(errors: found.errors, warnings: found.warnings)
      }
      guard let draft = reading.draft else {
        if reading.id == nil { knowsIDs = false }
        continue
      }
      if !draft.properties.rulesNamingZones.isEmpty { namesZones = true }
      ids.append(draft.givenID ?? freeID(like: draft.properties.name))
      drafts.append(draft)
    }
  }

  /// The zones so far.
  var zones: [Zone] {
    zip(ids, drafts).map { $1.properties.zone(id: $0, outline: .drawn($1.shape)) }
  }

  /// Notes zones that rules of `zones` name and that are not among them.
  func checkRules(_ zones: [Zone], noting mistakes: Mistakes) {
    let rules = drafts.flatMap(\.properties.rulesNamingZones)
    guard !rules.isEmpty else { return }
    let list = ZoneList(zones)
    for rule in rules { rule.check(zones: list, ids: taken, noting: mistakes) }
  }

  /// Takes the id that a feature gives itself, if any; false when another zone has it.
  private mutating func reserve(_ id: String?) -> Bool {
    id.map { taken.insert($0).inserted } ?? true
  }

  /// The id of a zone that gives itself none: its name, or its number.
  private mutating func freeID(like name: String?) -> String {
    let name = name ?? "zone \(drafts.count + 1)"
    var id = name
    var count = 1
    while !taken.insert(id).inserted {
      count += 1
      id = "\(name) (\(count))"
    }
    return id
  }
}

/// A zone as it was read.
///
/// A class, so that lists of many drafts are short.
final class ZoneDraft: Sendable {
  let givenID: String?
  let properties: ZoneProperties
  let shape: ZoneShape
  /// Its properties as JSON in UTF-8, if they were to be kept.
  let text: [UInt8]
  /// Names what it says.
  let checksum: UInt128

  init(
    givenID: String?, properties: ZoneProperties, shape: ZoneShape, text: [UInt8],
    checksum: UInt128
  ) {
    self.givenID = givenID
    self.properties = properties
    self.shape = shape
    self.text = text
    self.checksum = checksum
  }
}

/// What came of a feature, by itself.
private struct FeatureReading: Sendable {
  /// What is wrong or doubtful.
  final class Found: Sendable {
    let errors: [JSONError]
    let warnings: [JSONError]

    init(_ mistakes: Mistakes) {
      errors = mistakes.errors
      warnings = mistakes.warnings
    }
  }

  /// The id that it gives itself.
  let id: String?
  /// Nil after a mistake in the shape.
  let draft: ZoneDraft?
  /// Nil when there are none.
  let mistakes: Found?

  init(_ feature: PlacedFeature, names: ZoneNames, pool: TermsPool, keepsText: Bool) {
    let mistakes = Mistakes()
    id =
      mistakes.noting { () throws(JSONError) in try GivenID(of: feature) }.flatMap(\.self)?.text
    let shape = mistakes.noting { () throws(JSONError) in try feature.checkedShape() }
    let members = feature.value?.member("properties")
    let properties = ZoneProperties(
      decoding: members, names: names, pool: pool, noting: mistakes)
    let text = mistakes.noting { () throws(JSONError) in
      keepsText ? try feature.propertiesText() : []
    }
    if let shape, let text {
      draft = ZoneDraft(
        givenID: id, properties: properties, shape: shape, text: text,
        checksum: ZoneChecksum.of(zone: id, properties: members, shape: shape))
    } else {
      draft = nil
    }
    self.mistakes = mistakes.isEmpty ? nil : Found(mistakes)
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
