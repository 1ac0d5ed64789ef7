// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import GeoJSONCoding
import JSONDocument
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
  private(set) var drafts: [ZoneDraft] = []
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
  ///   - progress: Called with how many more bytes of the file are done with, from any thread.
  /// - Throws: `data` with the first mistake, all ids being read before all else.
  mutating func addZones(
    of file: GeoJSONFile, progress: @Sendable (Int) -> Void
  ) throws(ServiceError) {
    do {
      let readings = try file.mapFeatures(progress: progress) { [names, keepsTexts] feature in
        FeatureReading(feature, names: names, keepsText: keepsTexts)
      }
      // First all that are given, so that no name takes the id of a later feature.
      for reading in readings { try reserve(reading.id.get()) }
      for reading in readings {
        let content = try reading.content.get()
        let id = try reading.id.get()?.text ?? freeID(like: content.properties.name)
        drafts.append(
          ZoneDraft(
            id: id, properties: content.properties, shape: content.shape, text: content.text))
      }
    } catch {
      throw ServiceError(.data, "\(error)")
    }
  }

  /// The zones so far, in a service with `estimates`.
  func zones(estimates: [EstimateModel]) -> [Zone] {
    drafts.map {
      $0.properties.zone(id: $0.id, outline: .drawn($0.shape), estimates: estimates)
    }
  }

  private mutating func reserve(_ given: GivenID?) throws(JSONError) {
    guard let given, !ids.insert(given.text).inserted else { return }
    throw given.error("there is another zone called \(quoted(given.text))")
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
}

/// What came of a feature, by itself.
private struct FeatureReading: Sendable {
  struct Content {
    let properties: ZoneProperties
    let shape: ZoneShape
    let text: [UInt8]
  }

  let id: Result<GivenID?, any Error>
  let content: Result<Content, any Error>

  init(_ feature: PlacedFeature, names: ZoneNames, keepsText: Bool) {
    id = Result { try GivenID(of: feature) }
    content = Result {
      let shape = try feature.zoneShape()
      return Content(
        properties: try ZoneProperties(
          decoding: feature.value?.member("properties"), names: names),
        shape: shape, text: keepsText ? try feature.propertiesText() : [])
    }
  }
}

extension PlacedFeature {
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
