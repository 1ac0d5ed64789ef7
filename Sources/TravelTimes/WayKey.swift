// SPDX-License-Identifier: MIT

import DeliveryModel
import ZoneGeometry

/// What one answer of an engine holds for: the way from a hub to all places that round to the same one, in the
/// same hour where that matters.
struct WayKey: Hashable, Sendable {
  let hub: Hub.ID
  let place: RoundedPlace
  /// Hours since 1970; nil where time does not matter.
  let hour: Int64?
}

/// A place, rounded to a ten thousandth of a degree: at most eight metres away.
struct RoundedPlace: Hashable, Sendable {
  private static let steps = 1e4

  private let longitude: Int32
  private let latitude: Int32

  /// Rounds `coordinate`, which is on the globe.
  init(_ coordinate: Coordinate) {
    longitude = Int32((coordinate.longitude * Self.steps).rounded())
    latitude = Int32((coordinate.latitude * Self.steps).rounded())
  }

  /// The rounded place.
  ///
  /// It is the one that engines are asked about, so that an answer does not depend on who
  /// asked first.
  var coordinate: Coordinate {
    Coordinate(
      longitude: Double(longitude) / Self.steps, latitude: Double(latitude) / Self.steps)
  }
}
