// SPDX-License-Identifier: MIT

/// Says which zones contain a place: closed even-odd containment by the book, in exact arithmetic.
///
/// It is here to judge the library and so shares nothing with it: no type, no predicate, no rounding.
/// The parity of a place is counted along its parallel, in whole numbers, over every edge there is.
package struct ContainmentOracle: Sendable {
  /// What is known of a place.
  package struct Answer: Equatable, Sendable {
    /// The zones that contain it, ascending.
    package var zones: [Int] = []
    /// Further zones that do or do not: on the rim of a circle only exact roots could tell.
    package var undecided: [Int] = []

    /// Whether `found`, in any order, is right.
    package func allows(_ found: [Int]) -> Bool {
      if found == zones { return true }
      if found.count == zones.count && undecided.isEmpty { return found.sorted() == zones }
      return Set(found).count == found.count
        && found.filter { !undecided.contains($0) }.sorted() == zones
    }
  }

  private let zones: [OracleZone]
  private let byLatitude: IntervalList

  /// Zones of polygons, which are a shell and holes each, and of circles.
  package init(
    _ zones: [(polygons: [[[Position]]], circles: [(center: Position, radiusMeters: Double)])]
  ) {
    self.zones = zones.map { zone in
      OracleZone(
        polygons: zone.polygons.map(OraclePolygon.init),
        circles: zone.circles.map { OracleCircle($0.center, radiusMeters: $0.radiusMeters) })
    }
    byLatitude = IntervalList(self.zones.map(\.latitudes))
  }

  /// What is known of the place `longitude`, `latitude`, whatever these numbers are.
  package func answer(_ longitude: Double, _ latitude: Double) -> Answer {
    var answer = Answer()
    guard longitude.isFinite, latitude >= -90, latitude <= 90 else { return answer }
    // Neither the remainder nor what is taken from it rounds.
    var degrees = longitude.truncatingRemainder(dividingBy: 360)
    if degrees > 180 { degrees -= 360 }
    if degrees < -180 { degrees += 360 }
    byLatitude.forEach(containing: latitude) { ordinal in
      switch zones[ordinal].contains(degrees, latitude) {
      case true?: answer.zones.append(ordinal)
      case nil: answer.undecided.append(ordinal)
      case false?: break
      }
      return false
    }
    answer.zones.sort()
    return answer
  }
}
