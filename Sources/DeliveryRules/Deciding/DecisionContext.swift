// SPDX-License-Identifier: MIT

public import DeliveryModel
public import Schedules
public import ZoneGeometry

/// What rules are told: the request, and what the engine found before it asked them.
public struct DecisionContext: Sendable {
  /// The request as it came.
  public let request: DeliveryRequest
  /// Where to, its longitude in -180...180.
  public let destination: Coordinate
  /// When the question is asked.
  public let placedAt: Instant
  /// What holds in the zone that owns the destination, or outside all zones.
  let terms: ZoneTerms
  /// What holds for deliveries from the hub that would serve it.
  let hubTerms: HubTerms?
  /// Great-circle metres from the hub.
  public let distanceMeters: Double?
  /// How long the parts of the delivery take.
  let times: EstimateTimes?

  /// What is known of `request` for a place with `terms`, served by the hub with `hubTerms`.
  init(
    request: DeliveryRequest, destination: Coordinate, placedAt: Instant, terms: ZoneTerms,
    hubTerms: HubTerms? = nil
  ) {
    self.request = request
    self.destination = destination
    self.placedAt = placedAt
    self.terms = terms
    self.hubTerms = hubTerms
    let distance = hubTerms?.hub.coordinate.distanceMeters(to: destination)
    distanceMeters = distance
    if let model = hubTerms?.estimate, let distance {
      times = EstimateTimes(model, distanceMeters: distance)
    } else {
      times = nil
    }
  }

  /// The service that decides.
  public var area: ServiceArea { terms.area }

  /// The zone that owns the destination; nil when none does.
  public var zone: Zone? { terms.zone }

  /// The hub that would serve it; nil when the service has none.
  public var hub: Hub? { hubTerms?.hub }

  /// The estimate before rules adjust it.
  public var estimate: Estimate? {
    guard let times, let model = hubTerms?.estimate else { return nil }
    return times.estimate(model, when: request.when)
  }

  /// The fee before rules adjust it.
  public var fee: Fee? { feeTerms?.fee(self) }

  /// The fee schedule that holds.
  var feeTerms: FeeTerms? { hubTerms?.fee ?? terms.fee }

  /// The smallest basket that is not refused, inclusive, in minor units; nil outside all zones.
  var minimumOrder: Int64? {
    guard zone != nil else { return nil }
    return [terms.minimumOrder, hubTerms?.minimumOrder].compactMap(\.self).max()
  }

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
    case .now: placedAt.advanced(bySeconds: times?.longest ?? 0)
    case .scheduled(let instant): instant
    }
  }

  /// `minorUnits` in the service's currency.
  public func money(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: area.currency)
  }
}
