// SPDX-License-Identifier: MIT

import Foundation
import ZoneFiles
import ZoneGeometry
import ZoneIndexing

/// A small town to compile: a square with a hole, a triangle over its border, a circle.
enum Town {
  static let shapes: [ZoneShape] = {
    func ring(_ corners: [(Double, Double)]) -> Ring? {
      try? Ring(
        validating: (corners + corners.prefix(1)).map {
          Coordinate(longitude: $0.0, latitude: $0.1)
        })
    }
    func polygon(_ rings: [[(Double, Double)]]) -> [Polygon] {
      let rings = rings.compactMap(ring)
      return rings.first.map { [Polygon(shell: $0, holes: Array(rings.dropFirst()))] } ?? []
    }
    return [
      ZoneShape(
        polygons: polygon([
          [(0, 0), (0.08, 0), (0.08, 0.08), (0, 0.08)],
          [(0.02, 0.02), (0.02, 0.04), (0.04, 0.04), (0.04, 0.02)],
        ])),
      ZoneShape(polygons: polygon([[(0.06, 0.05), (0.13, 0.05), (0.1, 0.11)]])),
      ZoneShape(
        circles: [
          Circle(center: Coordinate(longitude: 0.03, latitude: 0.03), radiusMeters: 800)
        ]),
    ]
  }()

  static let texts = [#"{"id":"square"}"#, #"{"id":"triangle"}"#, #"{"id":"circle"}"#]
    .map { Array($0.utf8) }

  static let details = ZoneFileDetails(
    compiler: "1.2.3",
    sources: [
      ZoneFileDetails.Source(path: "a \"b\".geojson", byteCount: 7, checksum: 1),
      ZoneFileDetails.Source(path: "ü", byteCount: 0, checksum: .max),
    ],
    precedence: "priority", hubs: ["pier", "market"], estimates: ["boat"])

  static var contents: ZoneFileContents {
    ZoneFileContents(
      details: details, texts: ZoneTexts(texts), index: ZoneIndex(shapes),
      vertexCount: shapes.reduce(0) { $0 + $1.vertexCount })
  }

  /// Places in and around all zones, 0.005° apart, of which some are on borders.
  static let places: [Coordinate] = (-2...28).flatMap { column in
    (-2...24).map { row in
      Coordinate(longitude: Double(column) * 0.005, latitude: Double(row) * 0.005)
    }
  }
}

/// All that a file of compiled zones answers.
struct FileAnswers: Equatable {
  let details: ZoneFileDetails
  let zoneCount: Int
  let vertexCount: Int
  let texts: [[UInt8]?]
  let containing: [[Int]]
  let owners: [ZoneOwner]
  let borders: [NearestZone?]
  let shapes: [ZoneShape]

  init(_ file: CompiledZoneFile) {
    details = file.details
    zoneCount = file.zoneCount
    vertexCount = file.vertexCount
    texts = (-1...file.zoneCount).map { file.text(ofZone: $0) }
    containing = Town.places.map { file.index.zones(containing: $0) }
    owners = Town.places.map { file.index.owner(of: $0, at: 0) }
    borders = Town.places.indices.filter { $0 % 9 == 0 }
      .map { file.index.nearestZone(to: Town.places[$0]) }
    shapes = (0..<file.zoneCount).map { file.index.shape(of: $0) }
  }
}

/// A folder for one test, removed with its content when nobody holds it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "doorstep-zones-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of the files in it.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  func write(_ bytes: [UInt8], as name: String = "town.zones") throws -> String {
    try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  /// Compiles the town, and returns the bytes of its file.
  func town() throws -> [UInt8] {
    try Town.contents.write(to: "\(path)/town.zones")
    return try bytes(of: "town.zones")
  }

  func bytes(of name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: "\(path)/\(name)")))
  }
}
