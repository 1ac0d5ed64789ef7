// SPDX-License-Identifier: MIT

import ZoneGeometry

/// The shapes of zones as an image holds them.
struct ImageShapes: Sendable {
  let positions: Column<Coordinate>
  let ringEnds: Column<UInt32>
  let polygonEnds: Column<UInt32>
  let zonePolygonEnds: Column<UInt32>
  let circles: Column<CircleRecord>
  let zoneCircleEnds: Column<UInt32>

  /// The shape of a zone as it was drawn; of a damaged image what can be made of it.
  func shape(of zone: Int) -> ZoneShape {
    ZoneShape(
      polygons: range(zone, of: zonePolygonEnds, limit: polygonEnds.count).compactMap(polygon),
      circles: range(zone, of: zoneCircleEnds, limit: circles.count).map { circles[$0].circle })
  }

  private func polygon(_ index: Int) -> Polygon? {
    let rings = range(index, of: polygonEnds, limit: ringEnds.count).compactMap(ring)
    return rings.first.map { Polygon(shell: $0, holes: Array(rings.dropFirst())) }
  }

  private func ring(_ index: Int) -> Ring? {
    let range = range(index, of: ringEnds, limit: positions.count)
    return try? Ring(validating: range.map { positions[$0] })
  }

  /// What belongs to `index`, given where what belongs to each ends.
  private func range(_ index: Int, of ends: Column<UInt32>, limit: Int) -> Range<Int> {
    let start = index == 0 ? 0 : min(Int(ends[index - 1]), limit)
    return start..<min(max(start, Int(ends[index])), limit)
  }
}
