// SPDX-License-Identifier: MIT

/// A longitude and a latitude in degrees, as in GeoJSON; this target knows no types of the library.
package struct Position: Hashable, Sendable {
  package let longitude: Double
  package let latitude: Double

  package init(_ longitude: Double, _ latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }
}
