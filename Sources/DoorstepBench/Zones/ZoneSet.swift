// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// Zones to look up in.
struct ZoneSet {
  /// What the zones are.
  let data: String
  let shapes: [ZoneShape]

  init(_ shapes: [ZoneShape], data: String) {
    self.data = data
    self.shapes = shapes
  }

  static let files = Option<[String]>(
    "zones", short: "z", value: "FILE", help: "the zones of this GeoJSON file")
  static let moreFiles = Operand<[String]>(
    "FILE", help: "more zones, so that --zones *.geojson works")

  /// The zones of the files that the arguments above name, one file after the other.
  init(_ arguments: ParsedArguments) throws {
    let paths = arguments[Self.files] + arguments[Self.moreFiles]
    guard !paths.isEmpty else { throw UsageError(.missingOption("--zones")) }
    let shapes = try paths.flatMap(Self.shapes)
    let files = paths.count == 1 ? "1 file" : "\(paths.count) files"
    self.init(shapes, data: "\(shapes.count) zones of \(files)")
  }

  private static func shapes(ofFileAt path: String) throws(FileError) -> [ZoneShape] {
    do throws(ServiceError) {
      return try DeliveryChecker(service: path).area.zones.map(\.shape)
    } catch {
      throw FileError(error)
    }
  }

  /// The number of vertices of all zones.
  var vertexCount: Int { shapes.reduce(0) { $0 + $1.vertexCount } }
}
