// SPDX-License-Identifier: MIT

package import JSONDocument
import ZoneGeometry

extension GeoJSONGeometry {
  /// Reads a geometry.
  ///
  /// Rings that are short or open and positions off the globe are refused. What is merely doubtful
  /// is read: wrong winding, crossing edges, repeated positions.
  ///
  /// - Throws: A `GeoJSONError` at the first place that is wrong.
  package init(decoding value: JSONValue) throws(GeoJSONError) {
    let type = try value.require(type: Self.typeNames)
    let contentKey = type == "GeometryCollection" ? "geometries" : "coordinates"
    let content = try reading(value.required(contentKey))
    shape =
      switch type {
      case "Point": .point(try content.position())
      case "MultiPoint": .multiPoint(try content.positions())
      case "LineString": .lineString(try content.line())
      case "MultiLineString":
        .multiLineString(try content.list { line throws(GeoJSONError) in try line.line() })
      case "Polygon": .polygon(try content.rings())
      case "MultiPolygon":
        .multiPolygon(try content.list { polygon throws(GeoJSONError) in try polygon.rings() })
      default: .geometryCollection(try content.list(of: GeoJSONGeometry.init(decoding:)))
      }
    boundingBox = try GeoJSONBoundingBox(decodingMemberOf: value)
    foreignMembers = try value.members(otherThan: ["type", "bbox", contentKey])
  }
}

extension JSONValue {
  fileprivate func list<Element>(
    of element: (JSONValue) throws(GeoJSONError) -> Element
  ) throws(GeoJSONError) -> [Element] {
    var list: [Element] = []
    for value in try reading(elements()) { list.append(try element(value)) }
    return list
  }

  /// The closed lines of a polygon (RFC 7946 §3.1.6).
  fileprivate func rings() throws(GeoJSONError) -> [GeoJSONPositions] {
    try list { ring throws(GeoJSONError) in
      let positions = try ring.positions()
      guard positions.count >= 4, let first = positions.first, let last = positions.last else {
        throw GeoJSONError(.ringTooShort(positions: positions.count), at: ring)
      }
      guard first.coordinate == last.coordinate else {
        throw GeoJSONError(
          .ringNotClosed(first: first.coordinate, last: last.coordinate), at: ring)
      }
      return positions
    }
  }

  fileprivate func line() throws(GeoJSONError) -> GeoJSONPositions {
    let positions = try positions()
    guard positions.count != 1 else { throw GeoJSONError(.lineTooShort, at: self) }
    return positions
  }

  fileprivate func positions() throws(GeoJSONError) -> GeoJSONPositions {
    var positions: GeoJSONPositions = []
    positions.reserveCapacity(try reading(elements()).count)
    try reading(
      forEachNumberRow(minimumCount: 2) { _, numbers in
        positions.append(numbers: numbers)
      })
    for (index, coordinate) in positions.coordinates.enumerated() {
      guard let fault = coordinate.fault else { continue }
      throw GeoJSONError(fault.reason, at: self, "/\(index)/\(fault.index)")
    }
    return positions
  }

  /// The position of a point; nil when it is empty.
  fileprivate func position() throws(GeoJSONError) -> GeoJSONPosition? {
    let numbers = try reading(numbers())
    guard !numbers.isEmpty else { return nil }
    guard numbers.count >= 2 else {
      throw GeoJSONError(error(.tooFewElements(minimum: 2, found: numbers.count)))
    }
    let position = GeoJSONPosition(numbers: numbers)
    if let fault = position.coordinate.fault {
      throw GeoJSONError(fault.reason, at: self, "/\(fault.index)")
    }
    return position
  }
}
