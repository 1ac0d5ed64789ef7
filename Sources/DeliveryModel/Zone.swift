// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// A drawn area and the terms that hold in it.
///
/// What its terms leave unsaid is as the service's defaults say. Immutable, and shared by the decisions that
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
  /// What it says of deliveries; the rest is as the hub and the service say.
  public var terms: Terms { shared.terms }
  /// When it is delivered to.
  public var hours: OpeningHours? { terms.hours }
  /// The smallest basket, inclusive, in minor units of the service's currency.
  public var minimumOrder: Int64? { terms.minimumOrder }
  /// What a delivery costs.
  public var fee: FeeSchedule? { terms.fee }
  /// How long a delivery takes.
  public var estimate: EstimateModel? { terms.estimate }
  /// Rules that hold here beside those of the service.
  public let rules: [ConfiguredRule]
  /// Where it is; of a zone that was loaded, made anew each time.
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

  private let shared: SharedTerms
  private let outline: Outline

  /// Creates a zone; terms left out are the service's defaults.
  public convenience init(
    id: String, name: String, kind: Kind = .service, priority: Int = 0, hubs: [Hub.ID] = [],
    active: ActivePeriod = .always, hours: OpeningHours? = nil, minimumOrder: Int64? = nil,
    fee: FeeSchedule? = nil, estimate: EstimateModel? = nil, shape: ZoneShape
  ) {
    self.init(
      id: id, name: name, kind: kind, priority: priority, hubs: hubs, active: active,
      terms: Terms(hours: hours, minimumOrder: minimumOrder, fee: fee, estimate: estimate),
      shape: shape)
  }

  /// Creates a zone with all its terms.
  public convenience init(
    id: String, name: String, kind: Kind = .service, priority: Int = 0, hubs: [Hub.ID] = [],
    active: ActivePeriod = .always, terms: Terms, rules: [ConfiguredRule] = [], shape: ZoneShape
  ) {
    self.init(
      id: id, name: name, kind: kind, priority: priority, hubs: hubs, active: active,
      terms: SharedTerms(terms), rules: rules, outline: .drawn(shape))
  }

  /// Creates a zone that may share its terms, and make its shape when it is asked for.
  package init(
    id: String, name: String, kind: Kind, priority: Int, hubs: [Hub.ID], active: ActivePeriod,
    terms: SharedTerms, rules: [ConfiguredRule], outline: Outline
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.priority = priority
    self.hubs = hubs
    self.active = active
    shared = terms
    self.rules = rules
    self.outline = outline
  }
}
