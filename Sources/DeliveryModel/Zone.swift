// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// A drawn area and the terms that hold in it.
///
/// Terms left nil are those of the service's `Defaults`. Immutable, and shared by the decisions that
/// it takes part in.
public final class Zone: Sendable, Identifiable {
  /// Whether a zone is delivered to or kept out.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Orders are delivered here.
    case service
    /// No orders are delivered here, unless a service zone of strictly higher priority says so.
    case exclusion
  }

  /// Names the zone in answers; unique in its service.
  public let id: String
  /// What people call it.
  public let name: String
  /// Whether it is delivered to or kept out.
  public let kind: Kind
  /// Wins over zones of lower priority where they overlap.
  public let priority: Int
  /// The hubs that may serve it; any hub of the service when empty.
  public let hubs: [Hub.ID]
  /// When the zone exists.
  public let active: ActivePeriod
  /// When it is delivered to.
  public let hours: OpeningHours?
  /// The smallest basket, inclusive, in minor units of the service's currency.
  public let minimumOrder: Int64?
  /// What a delivery costs.
  public let fee: FeeSchedule?
  /// How long a delivery takes.
  public let estimate: EstimateModel?
  /// Where it is; of a compiled zone, made anew each time.
  public var shape: ZoneShape {
    switch outline {
    case .drawn(let shape): shape
    case .made(let make): make()
    }
  }

  /// How a zone comes by its shape.
  package enum Outline: Sendable {
    /// It holds the shape.
    case drawn(ZoneShape)
    /// It calls a closure whenever it is asked for the shape.
    case made(@Sendable () -> ZoneShape)
  }

  private let outline: Outline

  /// Creates a zone; terms left out are the service's defaults.
  public convenience init(
    id: String, name: String, kind: Kind = .service, priority: Int = 0, hubs: [Hub.ID] = [],
    active: ActivePeriod = .always, hours: OpeningHours? = nil, minimumOrder: Int64? = nil,
    fee: FeeSchedule? = nil, estimate: EstimateModel? = nil, shape: ZoneShape
  ) {
    self.init(
      id: id, name: name, kind: kind, priority: priority, hubs: hubs, active: active, hours: hours,
      minimumOrder: minimumOrder, fee: fee, estimate: estimate, outline: .drawn(shape))
  }

  /// Creates a zone with all its terms.
  package init(
    id: String, name: String, kind: Kind, priority: Int, hubs: [Hub.ID], active: ActivePeriod,
    hours: OpeningHours?, minimumOrder: Int64?, fee: FeeSchedule?, estimate: EstimateModel?,
    outline: Outline
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.priority = priority
    self.hubs = hubs
    self.active = active
    self.hours = hours
    self.minimumOrder = minimumOrder
    self.fee = fee
    self.estimate = estimate
    self.outline = outline
  }
}
