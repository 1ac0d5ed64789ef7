// SPDX-License-Identifier: MIT

extension LocationHeader.Snapshot {
  /// The row "Use current location".
  public struct CurrentLocation: Hashable, Sendable, Codable {
    /// "Use current location".
    public let title: String
    /// Its SF Symbol.
    public let symbol: String
    /// How far it has come.
    public let state: State
    /// "Waiting for permission", "Finding you…", "Location access is off for this app." or the error; nil when
    /// nothing goes on.
    public let status: Status?
    /// How exactly the place is known, where the refusal depends on it: "Accurate to 65 m".
    public let accuracy: String?
    /// The name of the button that opens the settings of the device; nil unless access is off.
    public let openSettings: String?
    /// What would make the place deliverable, where that was refused.
    public let remedies: [Remedy]
    /// What a screen reader says: "Use current location, Finding you…".
    public let accessibilityText: String

    /// How far "Use current location" has come.
    public enum State: String, Hashable, Sendable, Codable {
      /// Nothing under way.
      case idle
      /// The person is asked for permission; the row shows a spinner.
      case waitingForPermission
      /// The device looks for itself, or its address is looked up; the row shows a spinner.
      case finding
      /// The location may not be seen; the row offers "Open Settings".
      case accessOff
      /// It failed; the message stays in the row until another pick.
      case failed
    }
  }
}

extension LocationHeader {
  /// The row "Use current location"; nil hides it.
  public var currentLocation: Snapshot.CurrentLocation? {
    guard onUseCurrentLocation != nil else { return nil }
    let words = environment.words
    switch chooser {
    case .open(.locating(.waitingForPermission)):
      return currentLocation(.waitingForPermission, words.waitingForPermission)
    case .open(.locating(.finding)):
      return currentLocation(.finding, words.finding)
    case .open(.failed(.accessOff)):
      return currentLocation(.accessOff, words.accessOff, color: .danger)
    case .open(.failed(.notLocated(let refusal))):
      return currentLocation(.failed, refusal.message, color: .danger, refusal)
    case .open, .closed:
      return currentLocation(.idle, nil)
    }
  }

  private func currentLocation(
    _ state: Snapshot.CurrentLocation.State, _ status: String?,
    color: ColorRole = .textSecondary, _ refusal: Refusal? = nil
  ) -> Snapshot.CurrentLocation {
    let words = environment.words
    let accuracy = refusal?.accuracyMeters.flatMap(words.accuracy(meters:))
    return Snapshot.CurrentLocation(
      title: words.useCurrentLocation, symbol: "location", state: state,
      status: status.map { Snapshot.Status(text: $0, color: color) },
      accuracy: accuracy, openSettings: state == .accessOff ? words.openSettings : nil,
      remedies: shown(refusal?.remedies ?? []),
      accessibilityText: words.spoken(words.useCurrentLocation, status, accuracy))
  }
}
