// SPDX-License-Identifier: MIT

import HeaderModel
import JSONDocument

/// A device whose person and whose satellites are in the hands of a scenario.
@MainActor
final class StagedDevice: LocationProvider {
  var permission = LocationPermission.notDetermined
  /// Notes a call and waits until a step settles it.
  var wait: @MainActor (String) async -> ScenarioOutcome = { _ in .cancels }

  func requestPermission() async -> LocationPermission {
    guard case .returns(.string(let answer)) = await wait("permission"),
      let answered = LocationPermission(rawValue: answer)
    else { return .notDetermined }
    permission = answered
    return answered
  }

  func locate() async throws -> LocationFix {
    let found = try await wait("location").get()
    return LocationFix(
      coordinate: try found.required("coordinate").coordinate,
      accuracyMeters: try found["accuracyMeters"]?.double)
  }
}
