// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument

/// A folder with the files of one service, removed with its content when nobody holds it any more.
final class ServiceFolder {
  let path: String

  /// Makes a folder, with these two files unless they are nil.
  init(
    service: JSON? = ServiceFolder.service, zones: JSON? = ServiceFolder.zones
  ) throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "doorstep-service-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if let service { try write(service, as: "service.json") }
    if let zones { try write(zones, as: "zones.geojson") }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  @discardableResult
  func write(_ text: String, as name: String) throws -> String { try write(text.utf8, as: name) }

  @discardableResult
  func write(_ json: JSON, as name: String) throws -> String {
    try write(json.text(pretty: true), as: name)
  }

  /// The service of the whole folder, or of the file `name` in it.
  func checker(_ name: String = "") throws(ServiceError) -> DeliveryChecker {
    try DeliveryChecker(service: name.isEmpty ? path : "\(path)/\(name)")
  }

  /// Why the service cannot be loaded; nil when it can.
  func error(loading name: String = "") -> ServiceError? {
    do {
      _ = try checker(name)
      return nil
    } catch {
      return error
    }
  }
}

extension ServiceFolder {
  /// The smallest service that names all that zones may name.
  static let service: JSON = [
    "doorstep": 1, "name": "Test Kitchen", "timeZone": "Europe/Berlin",
    "zones": ["zones.geojson"],
    "hubs": [
      ["id": "north", "coordinate": [13.40, 52.56]],
      ["id": "south", "coordinate": [13.40, 52.46]],
    ],
    "estimates": [
      "bike": ["preparation": [10, 20], "speedKmh": 15],
      "car": ["preparation": 15, "speedKmh": 30],
    ],
  ]

  /// One square around the middle of Berlin.
  static let zones = collection([feature()])

  /// A square of 0.02 degrees with its south-west corner at 13.39 + `step` · 0.02, 52.51.
  static func square(_ step: Int = 0) -> JSON {
    let west = Double(1339 + 2 * step) / 100
    let east = Double(1341 + 2 * step) / 100
    return [
      "type": "Polygon",
      "coordinates": [
        .array(
          [(west, 52.51), (east, 52.51), (east, 52.53), (west, 52.53), (west, 52.51)]
            .map { [.number($0.0), .number($0.1)] })
      ],
    ]
  }

  static func feature(
    id: JSON? = nil, _ properties: JSON = [:], geometry: JSON = square()
  ) -> JSON {
    var feature: JSON.Object = ["type": "Feature"]
    feature["id"] = id
    feature["properties"] = properties
    feature["geometry"] = geometry
    return .object(feature)
  }

  static func collection(_ features: [JSON]) -> JSON {
    ["type": "FeatureCollection", "features": .array(features)]
  }
}
