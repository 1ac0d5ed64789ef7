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
  /// The postcode there; unknown when nil.
  public var postcode: String?
  /// How far, in metres, the true place may be from `destination`; exact when nil.
  public var accuracyMeters: Double?
  /// When it should arrive.
  public var when: When
  /// When the question is asked; the system's clock when nil.
  public var placedAt: Instant?
  /// What is ordered; unknown when nil.
  public var basket: Basket?
  /// What is known of the customer, for example `["staff"]`; unknown when nil.
  public var customerTags: Set<String>?
  /// What delivers, for example `bike`; unknown when nil.
  public var vehicle: String?
  /// The id of the hub that it should come from; the service's choice when nil, and where that hub does not
  /// serve.
  public var hub: String?
  /// What is taken of slots, by their starts, where others are free; unknown when nil.
  public var slotUse: [Instant: SlotUse]?
  /// The orders in progress at the hub that serves, this one not counted; unknown when nil.
  public var ordersInProgress: Int?
  /// What a provider of travel times says of the way from each hub, by the hub's id; nil when none was asked.
  public var travelTimes: [Hub.ID: TravelTime]?
  /// The language that reasons are told in, a BCP 47 tag; the service's when nil.
  public var locale: String?

  /// Creates a request for `destination`; what is left out is unknown.
  public init(
    to destination: Coordinate, accuracyMeters: Double? = nil, when: When = .now,
    placedAt: Instant? = nil, basket: Basket? = nil, customerTags: Set<String>? = nil,
    postcode: String? = nil, vehicle: String? = nil, hub: String? = nil,
    slotUse: [Instant: SlotUse]? = nil, ordersInProgress: Int? = nil,
    travelTimes: [Hub.ID: TravelTime]? = nil, locale: String? = nil
  ) {
    self.destination = destination
    self.accuracyMeters = accuracyMeters
    self.when = when
    self.placedAt = placedAt
    self.basket = basket
    self.customerTags = customerTags
    self.postcode = postcode
    self.vehicle = vehicle
    self.hub = hub
    self.slotUse = slotUse
    self.ordersInProgress = ordersInProgress
    self.travelTimes = travelTimes
    self.locale = locale
  }
}
