// SPDX-License-Identifier: MIT

public import DeliveryModel
public import Schedules
public import ZoneGeometry

/// What rules are told: the request, and what the engine found before it asked them.
public struct DecisionContext: Sendable {
  /// The service that decides.
  public let area: ServiceArea
  /// The request as it came.
  public let request: DeliveryRequest
  /// Where to, its longitude in -180...180.
  public let destination: Coordinate
  /// When the question is asked.
  public let placedAt: Instant
  /// The zone that owns the destination; nil when none does.
  public let zone: Zone?
  /// The hub that would serve it; nil when the service has none.
  public let hub: Hub?
  /// Great-circle metres from the hub.
  public let distanceMeters: Double?
  /// The estimate before rules adjust it.
  public let estimate: Estimate?
  /// The fee before rules adjust it.
  public let fee: Fee?

  /// The instant that hours are asked about: the chosen one, or the one of the question.
  public var orderedFor: Instant {
    switch request.when {
    case .now: placedAt
    case .scheduled(let instant): instant
    }
  }

  /// The likely instant of arrival: the chosen one, or the longest estimate from now.
  public var arrivesAt: Instant {
    switch request.when {
    case .now: placedAt.advanced(bySeconds: estimate?.seconds.upperBound ?? 0)
    case .scheduled(let instant): instant
    }
  }

  /// The opening hours that hold: the zone's, or the service's.
  public var hours: OpeningHours? {
    zone?.hours ?? area.defaults.hours
  }

  /// The smallest basket that holds, inclusive, in minor units: the zone's, or the service's.
  public var minimumOrder: Int64? {
    zone?.minimumOrder ?? area.defaults.minimumOrder
  }

  /// `minorUnits` in the service's currency.
  public func money(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: area.currency)
  }
}
