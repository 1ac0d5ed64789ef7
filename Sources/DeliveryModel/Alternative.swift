// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// Small changes to a request that, made together, turn the answer; each alternative was decided again
/// by the engine before it was offered.
///
/// `DeliveryRequest.applying(_:)` makes the request of one who takes it.
public struct Alternative: Hashable, Sendable {
  /// One change to the request.
  public enum Change: Hashable, Sendable {
    /// Set the pin exactly. Offered where the answer depends on it; what it then is, the pin tells.
    case setPin
    /// Have it come from the hub with this id.
    case serveFrom(hub: Hub.ID)
    /// Have it brought by this vehicle.
    case deliverBy(vehicle: String)
    /// Have it delivered at `instant`.
    case deliverAt(instant: Instant)
    /// Leave out all items with these tags.
    case leaveOut(tags: [String])
    /// Take out `count` items; which ones does not matter.
    case takeOutItems(count: Int64)
    /// Make the basket `grams` lighter.
    case reduceWeight(grams: Int64)
    /// Make the basket cheaper by `amount`.
    case takeFromBasket(amount: Money)
    /// Add `amount` to the basket.
    case addToBasket(amount: Money)
    /// Deliver to exactly `coordinate`, `distanceMeters` away on the great circle, in the named zone.
    case deliverNearby(coordinate: Coordinate, distanceMeters: Double, zone: Zone.ID)
  }

  /// What is to be changed, the least effort first; never empty.
  public let changes: [Change]

  /// The changes in the words of the customer, short as on a button: "Add $3.20"; empty for what no quote offers.
  public private(set) var message = ""

  /// The alternative that is made of `changes`.
  public init(_ changes: Change...) {
    self.changes = changes
  }

  /// The alternative that is made of all `changes`.
  public init(changes: [Change]) {
    self.changes = changes
  }

  /// The same alternative in the words `message`.
  package func told(as message: String) -> Alternative {
    var told = self
    told.message = message
    return told
  }

  /// Equal when the same is to be changed, in whatever words.
  public static func == (one: Alternative, other: Alternative) -> Bool {
    one.changes == other.changes
  }

  /// Hashes what is to be changed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(changes)
  }
}
