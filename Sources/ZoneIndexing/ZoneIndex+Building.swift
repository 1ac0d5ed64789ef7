// SPDX-License-Identifier: MIT

package import ZoneGeometry

extension ZoneIndex {
  /// Whether an index can hold `shapes`: about 2²⁸ vertices, fewer by the corner that closes each ring
  /// and twice those of polygons across the antimeridian.
  package static func canHold(_ shapes: ZoneShapes) -> Bool { FlatShapes.fits(shapes) }

  /// Writes the image of an index.
  static func image(of shapes: consuming ZoneShapes, claims: [ZoneClaim]) -> ImageMemory {
    var (writer, header) = columns(of: consume shapes, claims: claims)
    guard let memory = writer.memory(header: header) else {
      preconditionFailure("the system has memory for the index")
    }
    return memory
  }

  /// The columns of an image, held by nobody but the writer, and its header.
  private static func columns(
    of shapes: consuming ZoneShapes, claims: [ZoneClaim]
  ) -> (writer: ImageWriter, header: ImageHeader) {
    precondition(canHold(shapes), "the index holds the zones")
    var extent = Extent()
    var borders = BorderTreeBuilder()
    let flat = FlatShapes(taking: consume shapes) { shape in
      extent.add(shape)
      borders.add(shape)
    }
    borders.finish()
    let grid = extent.isEmpty ? nil : GridBuilder(flat, claims: claims, extent: extent)
    let circles = zip(flat.circles, flat.zones.suffix(flat.circles.count)).map { circle, zone in
      CircleRecord(
        longitude: circle.center.longitude, latitude: circle.center.latitude,
        radiusMeters: circle.radiusMeters, zone: Int(zone))
    }
    var writer = ImageWriter(headerBytes: MemoryLayout<ImageHeader>.size)
    let header = ImageHeader(
      frame: grid?.frame ?? GridFrame(x: 0...0, y: 0...0, cellCount: 1),
      seamStart: flat.seamStart, borderZoneStart: borders.zoneStart,
      exclusionCount: claims.count(where: \.isExclusion),
      sections: [
        writer.add(grid?.cells ?? [[.empty]]), writer.add((grid?.words ?? []) + [GridLeaf.padding]),
        writer.add(flat.positions), writer.add(flat.turns), writer.add(flat.ringEnds),
        writer.add(flat.polygonEnds), writer.add(flat.zonePolygonEnds), writer.add(circles),
        writer.add(flat.zoneCircleEnds), writer.add(claims), writer.add(borders.nodes),
        writer.add(borders.zones), writer.add(borders.ranks),
      ])
    return (writer, header)
  }
}
