// SPDX-License-Identifier: MIT

/// A place on the globe rolled off into the plane.
package struct TurnedPosition: Sendable {
  let longitude: TurnedLongitude
  let latitude: Double

  init(_ longitude: TurnedLongitude, _ latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }

  /// The place where `position` is drawn.
  package init(_ position: Position) {
    self.init(TurnedLongitude(position.longitude), position.latitude)
  }
}
