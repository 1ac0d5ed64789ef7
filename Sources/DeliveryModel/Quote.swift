// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// The answer: whether, where from, how long, how much, why not, and what would make it a yes.
public struct Quote: Hashable, Sendable {
  /// Whether an address is deliverable.
  public enum Deliverable: String, Hashable, Sendable {
    /// It is.
    case yes
    /// It is not; `reasons` say why.
    case no
    /// The place is not known well enough to tell.
    case depends
  }

  /// A zone or hub as an answer names it.
  public struct Place: Hashable, Sendable {
    /// Its id in the service.
    public let id: String
    /// What people call it.
    public let name: String

    /// Creates a name for an answer.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The coordinate that was decided, its longitude in -180...180.
  public let coordinate: Coordinate
  /// Whether the address is deliverable.
  public let deliverable: Deliverable
  /// The zone that owns the coordinate; nil when none does.
  public let zone: Place?
  /// The hub that would serve it; nil when the service has none.
  public let hub: Place?
  /// How long it takes; nil outside all zones and where no estimate is configured.
  public let estimate: Estimate?
  /// What it costs; nil outside all zones, and where no fee is configured and no rule charges.
  public let fee: Fee?
  /// The smallest basket, inclusive; nil outside all zones and where there is none.
  public let minimumOrder: Money?
  /// All causes, most decisive first; empty for a plain yes.
  public let reasons: [Reason]
  /// Changes that would make it a yes, smallest first.
  public let alternatives: [Alternative]
  /// What each rule said, in the order in which they were asked.
  public let trace: [TraceEntry]
  /// The fingerprint of the service that decided.
  public let version: String
  /// The instant from which the answer may be another one.
  public let validUntil: Instant

  /// Creates an answer.
  public init(
    coordinate: Coordinate, deliverable: Deliverable, zone: Place?, hub: Place?,
    estimate: Estimate?, fee: Fee?, minimumOrder: Money?, reasons: [Reason],
    alternatives: [Alternative], trace: [TraceEntry], version: String, validUntil: Instant
  ) {
    self.coordinate = coordinate
    self.deliverable = deliverable
    self.zone = zone
    self.hub = hub
    self.estimate = estimate
    self.fee = fee
    self.minimumOrder = minimumOrder
    self.reasons = reasons
    self.alternatives = alternatives
    self.trace = trace
    self.version = version
    self.validUntil = validUntil
  }
}
