// SPDX-License-Identifier: MIT

import ZoneGeometry

/// A circle of a zone in the memory of an image.
struct CircleRecord: BitwiseCopyable, Sendable {
  let longitude: Double
  let latitude: Double
  let radiusMeters: Double
  let zone: Int

  var circle: Circle {
    Circle(
      center: Coordinate(longitude: longitude, latitude: latitude), radiusMeters: radiusMeters)
  }
}

extension ZoneGrid {
  /// Tells `sink` of the zones that contain a place by a circle, and not by a polygon, too.
  @inline(never)
  func tellZones(
    inCirclesAt list: Int, leafAt start: Int, containing place: LeafPlace,
    to sink: inout some ZoneSink
  ) {
    let coordinate = Coordinate(longitude: place.place.x, latitude: place.place.y)
    var reported = -1
    let end = min(list + 1 + Int(words[list]), words.count)
    for position in min(list + 1, end)..<end {
      let record = circles[Int(words[position])]
      guard record.zone != reported, record.zone < claims.count, record.zone >= 0 else { continue }
      guard record.circle.contains(coordinate) else { continue }
      reported = record.zone
      if !containsByPolygon(record.zone, leafAt: start, place) { sink.take(record.zone) }
    }
  }

  /// Whether a polygon of `zone` in the leaf contains the place.
  private func containsByPolygon(_ zone: Int, leafAt start: Int, _ place: LeafPlace) -> Bool {
    var search = ZoneSearch(zone: zone)
    _ = tellPolygonZones(inLeafAt: start, containing: place, to: &search)
    return search.isFound
  }
}
