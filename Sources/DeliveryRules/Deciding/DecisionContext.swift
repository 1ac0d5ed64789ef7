// SPDX-License-Identifier: MIT

public import DeliveryModel
public import Schedules
public import ZoneGeometry

/// What rules are told: the request, and what the engine found before it asked them.
public struct DecisionContext: Sendable {
  /// The request as it came.
  public private(set) var request: DeliveryRequest
  /// Where to, its longitude in -180...180.
  public let destination: Coordinate
  /// When the question is asked.
  public private(set) var placedAt: Instant
  /// The instant that hours are asked about: the chosen one, or the one of the question.
  public private(set) var orderedFor: Instant
  /// What holds in the zone that owns the destination, or outside all zones.
  private(set) var terms: ZoneTerms
  /// What holds for deliveries from the hub that would serve it.
  private(set) var hubTerms: HubTerms?
  /// Great-circle metres from the hub.
  public private(set) var distanceMeters: Double?
  /// How long the delivery takes.
  private(set) var times: EstimateForecast?

  /// Takes what the rule that is asked notes; nil where nobody reads it.
  private(set) var notes: RuleNotes?
  /// The same in the form that several of the rules share; nil when it has not been prepared.
  package private(set) var prepared: (any PreparedForm)?

  /// What is known of `request` for a place with `terms`, before a hub is chosen.
  init(
    request: DeliveryRequest, destination: Coordinate, placedAt: Instant, terms: ZoneTerms
  ) {
    self.request = request
    self.destination = destination
    self.placedAt = placedAt
    orderedFor =
      switch request.when {
      case .now: placedAt
      case .scheduled(let instant): instant
      }
    self.terms = terms
  }

  /// Settles on a zone, and on one of its hubs if it has any.
  mutating func settle(on terms: ZoneTerms, servedBy hub: HubCandidate?) {
    prepared = nil
    self.terms = terms
    hubTerms = hub?.terms
    distanceMeters = hub?.distanceMeters
    times = hub.flatMap {
      // What a provider says of the way counts for all distances that are tried.
      $0.terms.forecast(
        over: $0.distanceMeters, at: orderedFor, inZone: terms.zone?.id, for: request)
    }
  }

  /// The same request, settled on a zone and one of its hubs.
  func settled(on terms: ZoneTerms, servedBy hub: HubCandidate?) -> DecisionContext {
    var context = self
    context.settle(on: terms, servedBy: hub)
    return context
  }

  /// The same request, as if no provider had been asked about the ways.
  func unmeasured() -> DecisionContext {
    var context = self
    context.prepared = nil
    context.request.travelTimes = nil
    return context
  }

  /// The same request, asked of a rule whose notes go to `notes`.
  package func noting(in notes: RuleNotes) -> DecisionContext {
    var context = self
    context.notes = notes
    return context
  }

  /// Has `rule` prepare the form that it shares with others, or forgets one that was prepared.
  package mutating func prepare(by rule: (any PreparingRule)?) {
    prepared = rule?.prepare(self)
  }

  /// The same request, asked at another time, with the same zone and hub.
  func placed(at instant: Instant) -> DecisionContext {
    var context = self
    context.prepared = nil
    context.placedAt = instant
    if case .now = request.when { context.orderedFor = instant }
    return context
  }

  /// The service that decides.
  public var area: ServiceArea { terms.area }

  /// The zone that owns the destination; nil when none does.
  public var zone: Zone? { terms.zone }

  /// The hub that would serve it; nil when the service has none.
  public var hub: Hub? { hubTerms?.hub }

  /// The estimate before rules adjust it.
  public var estimate: Estimate? {
    guard let times, let terms = hubTerms?.estimate, let way else { return nil }
    return Estimate(
      parts: terms.parts(way, for: request), forecast: times, onTime: terms.onTime,
      placedAt: placedAt, leadSeconds: leadSeconds, roundTo: terms.model.roundTo,
      window: window(minutes: terms.model.window))
  }

  /// The way from the hub.
  var way: EstimateWay? {
    guard let hub, let distanceMeters else { return nil }
    return EstimateWay(
      meters: distanceMeters, instant: orderedFor, zone: zone?.id,
      measured: request.travelTimes?[hub.id])
  }

  /// The arrival window of a chosen time: its slot, or else so many minutes from it on.
  private func window(minutes: Int) -> Estimate.Window? {
    guard case .scheduled(let from) = request.when else { return nil }
    let slot = slots?.slot(containing: from)
    return Estimate.Window(
      from: slot?.start ?? from,
      until: slot?.end ?? from.advanced(bySeconds: Int64(clamping: Int128(minutes) * 60)))
  }

  /// How long before a chosen time the order has to be placed, by the zone and by the hub.
  private var leadSeconds: Int64 {
    max(terms.terms.booking.leadSeconds ?? 0, hub?.terms.booking.leadSeconds ?? 0)
  }

  /// The slots that hold: those of the zone, or else those of the hub.
  var slots: SlotSchedule? { terms.slots ?? hubTerms?.slots }

  /// The fee before rules adjust it.
  public var fee: Fee? { feeTerms?.fee(self) }

  /// The fee schedule that holds.
  var feeTerms: FeeTerms? { hubTerms?.fee ?? terms.fee }

  /// The smallest basket that is not refused, inclusive, in minor units; nil outside all zones.
  var minimumOrder: Int64? {
    guard zone != nil else { return nil }
    return [terms.minimumOrder, hubTerms?.minimumOrder].compactMap(\.self).max()
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
