// SPDX-License-Identifier: MIT

import ZoneGeometry

extension LocationHeader {
  /// How far "Use current location" has come.
  public enum LocatingStage: Hashable, Sendable {
    /// The person is asked for permission.
    case waitingForPermission
    /// The device looks for itself, or `onUseCurrentLocation` for the address of where it is.
    case finding
  }

  /// What the row "Use current location" shows.
  public enum CurrentLocation: Hashable, Sendable {
    /// There is no such row.
    case hidden
    /// Nothing under way.
    case idle
    /// On its way; the row shows a spinner.
    case locating(LocatingStage)
    /// The location may not be seen; the row offers "Open Settings".
    case accessOff
    /// It failed; `message` stays in the row until another pick.
    case failed(message: String)

    /// The name of the row.
    public static let title = Wording.useCurrentLocation

    /// The sentence under the name of the row, if there is one.
    public var status: String? {
      switch self {
      case .hidden, .idle: nil
      case .locating(.waitingForPermission): Wording.waitingForPermission
      case .locating(.finding): Wording.finding
      case .accessOff: Wording.accessOff
      case .failed(let message): message
      }
    }
  }

  /// The row "Use current location".
  public var currentLocation: CurrentLocation {
    guard onUseCurrentLocation != nil else { return .hidden }
    switch chooser {
    case .open(.locating(let stage)): return .locating(stage)
    case .open(.failed(.accessOff)): return .accessOff
    case .open(.failed(.notLocated(let message))): return .failed(message: message)
    case .open, .closed: return .idle
    }
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
    guard case .open(let activity) = chooser, let onUseCurrentLocation else {
      return Task { .unavailable }
    }
    if case .locating = activity, let attempt { return outcome(of: attempt) }
    guard let provider = environment.locationProvider else { return failAccessOff() }
    switch provider.permission {
    case .denied, .servicesOff:
      return failAccessOff()
    case .notDetermined:
      return locate(.waitingForPermission, onUseCurrentLocation) { [weak self] in
        let answer = await provider.requestPermission()
        try Task.checkCancellation()
        try Self.requireAccess(answer)
        self?.chooser = .open(.locating(.finding))
        return try await provider.coordinate()
      }
    case .authorized:
      return locate(.finding, onUseCurrentLocation) { try await provider.coordinate() }
    }
  }

  /// Opens the settings of the device, from the row that says that access is off.
  public func openSettings() {
    guard currentLocation == .accessOff else { return }
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

  private func locate(
    _ stage: LocatingStage,
    _ address: @escaping @MainActor (Coordinate) async throws -> Address,
    coordinate: @escaping @MainActor () async throws -> Coordinate
  ) -> Task<PickOutcome, Never> {
    begin(.locating(stage)) {
      let found = try await coordinate()
      // Nobody waits for the address when another pick came meanwhile.
      try Task.checkCancellation()
      return try await address(found)
    } failure: { error in
      guard !(error is AccessOff) else { return .accessOff }
      return .notLocated(message: Wording.sentence(for: error, otherwise: Wording.notLocated))
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
