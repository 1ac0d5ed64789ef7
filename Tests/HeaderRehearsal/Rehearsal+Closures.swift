// SPDX-License-Identifier: MIT

import HeaderModel
import JSONDocument
import Schedules
import ZoneGeometry

extension Rehearsal {
  /// `onSelect`.
  func select(_ address: LocationHeader.Address) async throws {
    _ = try await wait("onSelect", ["id": .string(address.id), "time": timeToCheck]).get()
  }

  /// `onUseCurrentLocation`.
  func address(at coordinate: Coordinate) async throws -> LocationHeader.Address {
    let details: JSON.Object = [
      "coordinate": [.number(coordinate.longitude), .number(coordinate.latitude)],
      "accuracyMeters": header.fix?.accuracyMeters.map(JSON.number) ?? .null,
      "time": timeToCheck,
    ]
    return try await wait("onUseCurrentLocation", details).get().address
  }

  /// `onFind`.
  func find(_ query: String) async throws -> [LocationHeader.Address] {
    let found = try await wait("onFind", ["query": .string(query)], in: header.searchWork).get()
    return try found.elements.map { try $0.address }
  }

  private var timeToCheck: JSON {
    header.timeToCheck.map { .string($0.rfc3339(in: header.environment.timeZone)) } ?? .null
  }
}
