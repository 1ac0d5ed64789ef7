// SPDX-License-Identifier: MIT

import Schedules
import ZoneGeometry

extension LocationHeader {
  /// How far "Use current location" has come.
  public enum LocatingStage: Hashable, Sendable {
    /// The person is asked for permission.
    case waitingForPermission
    /// The device looks for itself, or `onUseCurrentLocation` for the address of where it is.
    case finding
  }

  /// Picks the address of where this device is: asks for permission if nobody ever did, finds the
  /// device once, and hands its coordinate to `onUseCurrentLocation`.
  ///
  /// The address that comes back becomes the selection without a run of `onSelect`:
  /// `onUseCurrentLocation` may throw as well, with the same effect, so it can run the same check
  /// on the address that it found, and a header that asked again would make everyone wait twice.
  /// The address is not added to the saved ones.
  ///
  /// The newest pick wins, as in `pick(_:)`; a second call while this is on its way waits for the
  /// first. A question for permission that is left unanswered backs out quietly.
  ///
  /// - Returns: A task that ends with the outcome; cancelling it backs out of the pick.
  @discardableResult
  public func useCurrentLocation() -> Task<PickOutcome, Never> {
    useCurrentLocation(scheduled: nil)
  }

  /// The same, for an order at `time` where that is new.
  func useCurrentLocation(scheduled time: Instant?) -> Task<PickOutcome, Never> {
    guard case .open(let activity) = chooser, let onUseCurrentLocation else {
      return Task { .unavailable }
    }
    if case .locating = activity, let attempt { return outcome(of: attempt) }
    guard let provider = environment.locationProvider else { return failAccessOff() }
    switch provider.permission {
    case .denied, .servicesOff:
      return failAccessOff()
    case .notDetermined:
      return locate(.waitingForPermission, scheduled: time, onUseCurrentLocation) { [weak self] in
        let answer = await provider.requestPermission()
        try Task.checkCancellation()
        try Self.requireAccess(answer)
        self?.chooser = .open(.locating(.finding))
        return try await provider.locate()
      }
    case .authorized:
      return locate(.finding, scheduled: time, onUseCurrentLocation) {
        try await provider.locate()
      }
    }
  }

  /// Opens the settings of the device, from the row that says that access is off.
  public func openSettings() {
    guard currentLocation?.state == .accessOff else { return }
    environment.openSettings()
  }

  /// Forgets the search or failure of a row that is no longer there.
  func forgetHiddenCurrentLocation() {
    guard onUseCurrentLocation == nil else { return }
    switch chooser {
    case .open(.locating), .open(.failed(.accessOff)), .open(.failed(.notLocated)): backOut()
    case .open, .closed: break
    }
  }

  /// Checks `place`, which was offered in the stead of where the device is, and picks it.
  func checkFoundPlace(_ place: Address) -> Task<PickOutcome, Never> {
    begin(.locating(.finding)) { [onSelect] in
      try await onSelect?(place)
      return place
    } failure: { [weak self] error in
      .notLocated(Refusal(error, otherwise: self?.environment.words.notChecked ?? ""))
    }
  }

  private func locate(
    _ stage: LocatingStage, scheduled time: Instant?,
    _ address: @escaping @MainActor (Coordinate) async throws -> Address,
    fix: @escaping @MainActor () async throws -> LocationFix
  ) -> Task<PickOutcome, Never> {
    begin(.locating(stage), scheduled: time) { [weak self] in
      let found = try await fix()
      // Nobody waits for the address when another pick came meanwhile.
      try Task.checkCancellation()
      self?.fix = found
      return try await address(found.coordinate)
    } failure: { [weak self] error in
      guard !(error is AccessOff) else { return .accessOff }
      return .notLocated(Refusal(error, otherwise: self?.environment.words.notLocated ?? ""))
    }
  }

  private func failAccessOff() -> Task<PickOutcome, Never> {
    dropAttempt()
    let outcome = fail(.accessOff)
    return Task { outcome }
  }

  private static func requireAccess(_ permission: LocationPermission) throws {
    switch permission {
    case .authorized: return
    case .denied, .servicesOff: throw AccessOff()
    case .notDetermined: throw CancellationError()
    }
  }

  /// The person, or the device, keeps the location to itself.
  private struct AccessOff: Error {}
}
