// SPDX-License-Identifier: MIT

import HeaderModel
import ZoneGeometry

/// A device whose person and whose satellites are in the hands of the test.
@MainActor
final class FakeLocation: LocationProvider {
  var permission: LocationPermission
  var accuracyMeters: Double?
  let question = Scripted<Void, LocationPermission>()
  let search = Scripted<Void, Coordinate>()

  init(_ permission: LocationPermission) {
    self.permission = permission
  }

  func requestPermission() async -> LocationPermission {
    (try? await question()) ?? .notDetermined
  }

  func locate() async throws -> LocationFix {
    LocationFix(coordinate: try await search(), accuracyMeters: accuracyMeters)
  }
}
