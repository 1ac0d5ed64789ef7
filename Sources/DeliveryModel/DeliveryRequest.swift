// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// The question whether an order may go to a place, at a time.
public struct DeliveryRequest: Hashable, Sendable {
  /// When the order should arrive.
  public enum When: Hashable, Sendable {
    /// As soon as possible.
    case now
    /// At a chosen instant.
    case scheduled(Instant)
  }

  /// Where to, in degrees WGS84.
  public var destination: Coordinate
  /// How far, in metres, the true place may be from `destination`; exact when nil.
  public var accuracyMeters: Double?
  /// Whether somebody will read the trace, so that plug-ins should note in it what they looked at, and that it should
  /// tell what plug-ins in the shadow say, for which the trace then waits.
  ///
  /// All else in the trace is there in any case.
  public var isTraced: Bool
  /// When it should arrive.
  public var when: When
  /// When the question is asked; the system's clock when nil.
  public var placedAt: Instant?
  /// What is ordered; unknown when nil.
  public var basket: Basket?
  private var extras: Extras

  /// Creates a request for `destination`; what is left out is unknown.
  public init(
    to destination: Coordinate, accuracyMeters: Double? = nil, when: When = .now,
    placedAt: Instant? = nil, basket: Basket? = nil, customerTags: Set<String>? = nil,
    postcode: String? = nil, vehicle: String? = nil, hub: String? = nil,
    slotUse: SlotUsage? = nil, ordersInProgress: Int? = nil,
    travelTimes: [Hub.ID: TravelTime]? = nil, locale: String? = nil, isTraced: Bool = false
  ) {
    self.destination = destination
    self.accuracyMeters = accuracyMeters
    self.isTraced = isTraced
    self.when = when
    self.placedAt = placedAt
    self.basket = basket
    let details = Details(
      postcode: postcode, customerTags: customerTags.map(Label.folded),
      vehicle: Label.known(vehicle), hub: hub, slotUse: slotUse,
      ordersInProgress: ordersInProgress, travelTimes: travelTimes, locale: locale)
    extras = Extras(details)
  }

  /// The postcode there as it was written; unknown when nil or blank.
  public var postcode: String? {
    get { extras.details?.postcode }
    set { change { $0.postcode = newValue } }
  }

  /// What is known of the customer, for example `["staff"]`; unknown when nil.
  ///
  /// Case and spaces around a tag do not matter: they are kept in lower case, blank ones not at all.
  public var customerTags: Set<String>? {
    get { extras.details?.customerTags }
    set { change { $0.customerTags = newValue.map(Label.folded) } }
  }

  /// What delivers, for example `bike`; unknown when nil or blank.
  ///
  /// Case and spaces around it do not matter: it is kept in lower case.
  public var vehicle: String? {
    get { extras.details?.vehicle }
    set { change { $0.vehicle = Label.known(newValue) } }
  }

  /// The id of the hub that it should come from; the service's choice when nil, and where that hub does not
  /// serve.
  public var hub: String? {
    get { extras.details?.hub }
    set { change { $0.hub = newValue } }
  }

  /// What is taken of slots; unknown when nil.
  public var slotUse: SlotUsage? {
    get { extras.details?.slotUse }
    set { change { $0.slotUse = newValue } }
  }

  /// The orders in progress at the hub that serves, this one not counted; unknown when nil.
  public var ordersInProgress: Int? {
    get { extras.details?.ordersInProgress }
    set { change { $0.ordersInProgress = newValue } }
  }

  /// What a provider of travel times says of the way from each hub, by the hub's id; nil when none was asked.
  public var travelTimes: [Hub.ID: TravelTime]? {
    get { extras.details?.travelTimes }
    set { change { $0.travelTimes = newValue } }
  }

  /// The language that reasons are told in, a BCP 47 tag; the service's when nil.
  public var locale: String? {
    get { extras.details?.locale }
    set { change { $0.locale = newValue } }
  }

  private mutating func change(_ change: (inout Details) -> Void) {
    var details = extras.details ?? Details()
    change(&details)
    extras = Extras(details)
  }
}

/// What few requests tell.
private struct Details: Hashable, Sendable {
  var postcode: String?
  var customerTags: Set<String>?
  var vehicle: String?
  var hub: String?
  var slotUse: SlotUsage?
  var ordersInProgress: Int?
  var travelTimes: [Hub.ID: TravelTime]?
  var locale: String?
}

/// Keeps details apart, so that a request is small: it is copied into each quote.
private enum Extras: Hashable, Sendable {
  case none
  indirect case some(Details)

  init(_ details: Details) {
    self = details == Details() ? .none : .some(details)
  }

  var details: Details? {
    switch self {
    case .none: nil
    case .some(let details): details
    }
  }
}
