// SPDX-License-Identifier: MIT

public import ZoneGeometry

/// Where this device is, as its operating system tells it: the half of "Use current location" that
/// differs between devices.
@MainActor
public protocol LocationProvider: Sendable {
  /// What the person allows at this moment, without asking.
  var permission: LocationPermission { get }

  /// Asks the person for the permission to see the location while the app is in use.
  ///
  /// - Returns: The answer; `notDetermined` when the question was left unanswered.
  func requestPermission() async -> LocationPermission

  /// Finds the device once.
  ///
  /// - Throws: Why it was not found; the description of a `LocalizedError` is shown in the row, and
  ///   `CancellationError` is not shown at all.
  func locate() async throws -> LocationFix
}

/// Where a device was found.
public struct LocationFix: Hashable, Sendable {
  /// The place.
  public var coordinate: Coordinate
  /// How far, in metres, the true place may be; nil where the device does not tell.
  public var accuracyMeters: Double?

  /// Creates a fix.
  public init(coordinate: Coordinate, accuracyMeters: Double? = nil) {
    self.coordinate = coordinate
    self.accuracyMeters = accuracyMeters
  }
}

/// Whether the location of the device may be seen.
public enum LocationPermission: String, Hashable, Sendable, CaseIterable {
  /// The person was never asked.
  case notDetermined
  /// The person said no to this app.
  case denied
  /// The person said yes.
  case authorized
  /// The device tells its location to no app, or has none to tell.
  case servicesOff
}
