// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import GeoJSONCoding
import JSONDocument

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
  private let hubs: [Hub.ID]
  private var ids: Set<String> = []

  /// Starts without zones; `estimates` and `hubs` are what zones may name.
  init(estimates: [EstimateModel] = [], hubs: [Hub] = []) {
    terms = TermsDecoder(estimates: estimates)
    self.hubs = hubs.map(\.id)
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
      let readings = try file.mapFeatures(progress: progress) { [terms, hubs] feature in
        FeatureReading(
          id: Result { try GivenID(of: feature) },
          draft: Result { try ZoneDraft(feature, terms: terms, hubs: hubs) })
      }
      // First all that are given, so that no name takes the id of a later feature.
      for reading in readings { try reserve(reading.id.get()) }
      for reading in readings {
        let draft = try reading.draft.get()
        let id = try reading.id.get()?.text ?? freeID(like: draft.name)
        zones.append(draft.zone(id: id))
      }
    } catch {
      throw ServiceError(.data, "\(error)")
    }
  }

  private mutating func reserve(_ given: GivenID?) throws(JSONError) {
    guard let given, !ids.insert(given.text).inserted else { return }
    throw given.error("there is another zone called \(quoted(given.text))")
  }

  /// The id of a zone that gives itself none: its name, or its number.
  private mutating func freeID(like name: String?) -> String {
    let name = name ?? "zone \(zones.count + 1)"
    var id = name
    var count = 1
    while !ids.insert(id).inserted {
      count += 1
      id = "\(name) (\(count))"
    }
    return id
  }
}

/// What came of a feature, by itself.
private struct FeatureReading: Sendable {
  let id: Result<GivenID?, any Error>
  let draft: Result<ZoneDraft, any Error>
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
