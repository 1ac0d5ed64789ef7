// SPDX-License-Identifier: MIT

/// A zone as the oracle sees it: what any of its parts contains.
struct OracleZone: Sendable {
  let latitudes: ClosedRange<Double>
  private let polygons: [OraclePolygon]
  private let circles: [OracleCircle]

  init(polygons: [OraclePolygon], circles: [OracleCircle]) {
    self.polygons = polygons
    self.circles = circles
    let ranges = polygons.map(\.latitudes) + circles.map(\.latitudes)
    let (south, north) = (ranges.map(\.lowerBound).min(), ranges.map(\.upperBound).max())
    latitudes = (south ?? 0)...(north ?? 0)
  }

  /// Whether a part contains a place; nil when only the rim of a circle could tell.
  func contains(_ longitude: Double, _ latitude: Double) -> Bool? {
    for polygon in polygons
    where polygon.latitudes.contains(latitude) && polygon.contains(longitude, latitude) {
      return true
    }
    var isDecided = true
    for circle in circles {
      switch circle.contains(longitude, latitude) {
      case true?: return true
      case nil: isDecided = false
      case false?: break
      }
    }
    return isDecided ? false : nil
  }
}
