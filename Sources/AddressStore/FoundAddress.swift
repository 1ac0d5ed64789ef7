// SPDX-License-Identifier: MIT

/// An address that a search found.
public struct FoundAddress: Hashable, Sendable, Identifiable {
  /// Tells it from the others of its store, for as long as the store lives.
  public let id: Int64
  /// The address.
  public let address: PlacedAddress
  /// How far it is from the place that the search was near, in metres; nil where it was near none.
  public let distanceMeters: Double?
}
