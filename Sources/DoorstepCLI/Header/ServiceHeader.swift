// SPDX-License-Identifier: MIT

import Doorstep
import HeaderModel
import TerminalHeader

/// A header in front of a service, with three made-up addresses.
@MainActor
final class ServiceHeader {
  /// Gives the service as it is at the moment.
  private let current: @Sendable () -> DeliveryChecker
  var checker: DeliveryChecker { current() }
  let header: LocationHeader
  private var added = 0

  /// A header of the service that `checker` gives, which may change meanwhile; `place` is where this device is, if that is known.
  init(
    checker: @escaping @Sendable () -> DeliveryChecker, place: Coordinate?, accuracyMeters: Double?
  ) {
    current = checker
    header = LocationHeader(
      addresses: LocationHeader.Address.samples,
      selection: LocationHeader.Address.samples.first)
    header.environment.now = { checker().now }
    header.environment.timeZone = checker().area.timeZone
    header.environment.locale = checker().area.locale
    let words = PanelWords.words(for: checker().area.locale)
    let describe: DeliveryChecker.Describing = { coordinate in
      Self.address(at: coordinate, isHere: coordinate == place, words)
    }
    header.onSelect = { [weak header] address in
      guard let header else { return }
      try await checker().onSelect(updating: header, describing: describe)(address)
    }
    if let place {
      header.environment.locationProvider = FixedLocation(
        fix: LocationFix(coordinate: place, accuracyMeters: accuracyMeters))
      header.onUseCurrentLocation = { [weak header] coordinate in
        guard let header else { throw CancellationError() }
        let use = checker().onUseCurrentLocation(updating: header, describing: describe)
        return try await use(coordinate)
      }
    }
  }

  /// A place without an address, by its coordinate: where this device is, or one nearby that a remedy offers.
  private static func address(
    at coordinate: Coordinate, isHere: Bool, _ words: PanelWords
  ) -> LocationHeader.Address {
    LocationHeader.Address(
      id: isHere ? "here" : "nearby", label: isHere ? words.currentLocation : words.placeNearby,
      line: "\(coordinate.longitude.shortened), \(coordinate.latitude.shortened)",
      symbol: isHere ? "location" : "mappin", coordinate: coordinate)
  }

  /// Asks again about the chosen address, whose estimate depends on the time.
  ///
  /// - Returns: Why it is not deliverable then; nil when it is.
  func renewEstimate() async throws -> DeliveryRefusal? {
    do {
      try await checker.renewTiming(of: header)
      return nil
    } catch let refusal as DeliveryRefusal {
      return refusal
    }
  }

  /// Adds an address to the saved ones, for as long as this lives.
  ///
  /// - Returns: The id of its row.
  func add(label: String, line: String, coordinate: Coordinate) -> LocationHeader.Address.ID {
    added += 1
    let address = LocationHeader.Address(
      id: "added-\(added)", label: label, line: line, symbol: "mappin", coordinate: coordinate)
    header.addresses = (header.addresses ?? []) + [address]
    return address.id
  }

  /// What the header says of the present choice, in a sentence.
  var sentence: String {
    let button = header.addressButton
    let address = [button.label, button.line].compactMap(\.self).joined(separator: ", ")
    let time = [header.pill.text, header.pill.estimate].compactMap(\.self).joined(separator: ", ")
    return "\(button.caption) \(address). \(time)."
  }
}

/// A device that was told where it is.
private struct FixedLocation: LocationProvider {
  let fix: LocationFix
  let permission = LocationPermission.authorized

  func requestPermission() async -> LocationPermission { permission }

  func locate() async -> LocationFix { fix }
}

extension Double {
  /// The degrees to about a metre, for people.
  fileprivate var shortened: Double { (self * 1e5).rounded() / 1e5 }
}
