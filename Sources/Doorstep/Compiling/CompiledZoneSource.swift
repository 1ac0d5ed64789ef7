// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import ZoneFiles

/// Makes the zones of a compiled file when they are asked for.
struct CompiledZoneSource: ZoneSource {
  private let file: CompiledZoneFile
  private let outlines: IndexedOutlines
  private let estimates: [EstimateModel]

  /// The zones of `file`, in a service with `estimates`.
  init(_ file: CompiledZoneFile, estimates: [EstimateModel]) {
    self.file = file
    outlines = IndexedOutlines(file.index)
    self.estimates = estimates
  }

  var count: Int { file.zoneCount }

  /// The zone at `position`, or one that keeps everybody out where the file is damaged: better no
  /// promise than one that nobody made.
  func makeZone(at position: Int) -> Zone {
    if let zone = try? zone(at: position) { return zone }
    let name = "zone \(position + 1)"
    return Zone(
      id: name, name: name, kind: .exclusion, priority: 0, hubs: [], active: .always,
      terms: .none, rules: [], outline: outlines[position])
  }

  /// Reads the zone at `position`.
  ///
  /// - Throws: A `JSONError` where the file is damaged.
  func zone(at position: Int) throws(JSONError) -> Zone {
    let document = try JSONDocument(parsing: file.text(ofZone: position) ?? [])
    let id = try document.root.required("id").string()
    let properties = try ZoneProperties(
      decoding: document.root.member("properties"), names: .any(of: estimates))
    return properties.zone(id: id, outline: outlines[position])
  }

  /// A zone as `zone(at:)` reads it: `id`, and `properties` as JSON in UTF-8.
  static func text(id: String, properties: ArraySlice<UInt8>) throws(JSONError) -> [UInt8] {
    Array(#"{"id":"#.utf8) + Array(try JSON.string(id).text().utf8)
      + Array(#","properties":"#.utf8) + properties + [UInt8(ascii: "}")]
  }
}
