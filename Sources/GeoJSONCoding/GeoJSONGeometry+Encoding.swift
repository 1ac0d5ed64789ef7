// SPDX-License-Identifier: MIT

package import JSONDocument

extension GeoJSONGeometry {
  /// The geometry as JSON.
  package var json: JSON {
    var object: JSON.Object = ["type": .string(typeName)]
    object["bbox"] = boundingBox?.json
    object.appendNew(foreignMembers)
    switch shape {
    case .point(let position):
      object["coordinates"] = position?.json ?? []
    case .multiPoint(let positions), .lineString(let positions):
      object["coordinates"] = json(positions)
    case .multiLineString(let lines), .polygon(let lines):
      object["coordinates"] = .array(lines.map(json))
    case .multiPolygon(let polygons):
      object["coordinates"] = .array(polygons.map { .array($0.map(json)) })
    case .geometryCollection(let geometries):
      object["geometries"] = .array(geometries.map(\.json))
    }
    return .object(object)
  }

  private func json(_ positions: GeoJSONPositions) -> JSON { .array(positions.map(\.json)) }
}
