// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import GeoJSONCoding
import JSONDocument
import ZoneFiles
import ZoneGeometry

/// Reads the features of GeoJSON files as the zones of one service.
package struct ZoneDecoder {
  /// The properties of a feature that mean something; all others are for other programs.
  package static let properties =
    ["id", "name", "kind", "priority", "hub", "hubs", "active", "rules", "radiusMeters"]
    + Terms.members

  /// The zones so far, in file order.
  private(set) var drafts: [ZoneProperties] = []
  /// Their ids.
  private(set) var ids: [Zone.ID] = []
  /// Where they are.
  private(set) var shapes = ZoneShapes()
  /// Their properties as JSON, if they were to be kept.
  private(set) var texts = ZoneTexts()
  private var checksums: [UInt128] = []
  /// Names what all of them say, whatever files they come from.
  var checksum: UInt128 { checksums.checksum }
  /// Whether rules of the zones so far name zones.
  private(set) var namesZones = false
  /// Whether the ids of all zones are known, those of mistaken ones too.
  private(set) var knowsIDs = true
  /// The ids of all zones, those of mistaken ones too.
  var allIDs: [Zone.ID] { taken.sorted() }
  /// Rarely more than a position takes in a file with many of them.
  private static let bytesPerPosition = 16

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
    // Growing step by step would take twice the memory; what is not written takes none.
    shapes.reserveCapacity(
      positions: shapes.positions.count + file.byteCount / Self.bytesPerPosition)
    var unnamed: [Int] = []
    try file.forEachFeature(progress: progress) { [names, pool, keepsTexts] feature in
      FeatureReading(feature, names: names, pool: pool, keepsText: keepsTexts)
    } _: { reading in
      if !add(reading, noting: mistakes) { unnamed.append(ids.count - 1) }
    }
    // Last, so that no name takes the id of a later feature.
    for zone in unnamed { ids[zone] = freeID(like: drafts[zone].name, orNumber: zone + 1) }
  }

  /// Adds a feature; false for a zone that has to be given an id.
  private mutating func add(_ reading: FeatureReading, noting mistakes: Mistakes) -> Bool {
    if let given = reading.givenID, !taken.insert(given.text).inserted {
      mistakes.note(given.error("there is another zone called \(quoted(given.text))"))
    }
    if let found = reading.mistakes {
      mistakes.add(errors: found.errors, warnings: found.warnings)
    }
    guard let zone = reading.zone else {
      if reading.givenID == nil { knowsIDs = false }
      return true
    }
    if !zone.properties.rulesNamingZones.isEmpty { namesZones = true }
    ids.append(reading.givenID?.text ?? "")
    drafts.append(zone.properties)
    shapes.append(zone.shape)
    checksums.append(zone.checksum)
    if keepsTexts { texts.append(zone.text) }
    return reading.givenID != nil
  }

  /// Gives the shapes of all zones away, to be indexed.
  mutating func takeShapes() -> ZoneShapes {
    defer { shapes = ZoneShapes() }
    return shapes
  }

  /// The zones so far, each with its outline.
  func zones(_ outline: (Int) -> Zone.Outline) -> [Zone] {
    drafts.indices.map { drafts[$0].zone(id: ids[$0], outline: outline($0)) }
  }

  /// Notes zones that rules of the zones name and that are not among them.
  func checkRules(noting mistakes: Mistakes) {
    let rules = drafts.flatMap(\.rulesNamingZones)
    guard !rules.isEmpty else { return }
    // Where the zones are does not matter to the check.
    let list = ZoneList(zones { _ in .drawn(ZoneShape()) })
    for rule in rules { rule.check(zones: list, ids: taken, noting: mistakes) }
  }

  /// The id of a zone that gives itself none: its name, or its number.
  private mutating func freeID(like name: String?, orNumber number: Int) -> String {
    let name = name ?? "zone \(number)"
    var id = name
    var count = 1
    while !taken.insert(id).inserted {
      count += 1
      id = "\(name) (\(count))"
    }
    return id
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

  /// A zone as it was read.
  struct Read: Sendable {
    let properties: ZoneProperties
    let shape: ZoneShape
    /// Its properties as JSON in UTF-8, if they were to be kept.
    let text: [UInt8]
    /// Names what it says.
    let checksum: UInt128
  }

  /// The id that it gives itself.
  let givenID: GivenID?
  /// Nil after a mistake in the shape.
  let zone: Read?
  /// Nil when there are none.
  let mistakes: Found?

  init(_ feature: PlacedFeature, names: ZoneNames, pool: TermsPool, keepsText: Bool) {
    let mistakes = Mistakes()
    givenID =
      mistakes.noting { () throws(JSONError) in try GivenID(of: feature) }.flatMap(\.self)
    let shape = mistakes.noting { () throws(JSONError) in try feature.checkedShape() }
    let members = feature.value?.member("properties")
    let properties = ZoneProperties(
      decoding: members, names: names, pool: pool, noting: mistakes)
    let text = mistakes.noting { () throws(JSONError) in
      keepsText ? try feature.propertiesText() : []
    }
    if let shape, let text {
      zone = Read(
        properties: properties, shape: shape, text: text,
        checksum: ZoneChecksum.of(zone: givenID?.text, properties: members, shape: shape))
    } else {
      zone = nil
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
