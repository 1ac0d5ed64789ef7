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
  /// The postcode there as it was written; unknown when nil or blank.
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
  ///
  /// Case and spaces around a tag do not matter: they are kept in lower case, blank ones not at all.
  public var customerTags: Set<String>? {
    didSet { customerTags = customerTags.map(Label.folded) }
  }
  /// What delivers, for example `bike`; unknown when nil or blank.
  ///
  /// Case and spaces around it do not matter: it is kept in lower case.
  public var vehicle: String? {
    didSet { vehicle = Label.known(vehicle) }
  }
  /// The id of the hub that it should come from; the service's choice when nil, and where that hub does not
  /// serve.
  public var hub: String?
  /// What is taken of slots; unknown when nil.
  public var slotUse: SlotUsage?
  /// The language that reasons are told in, a BCP 47 tag; the service's when nil.
  public var locale: String?

  /// Creates a request for `destination`; what is left out is unknown.
  public init(
    to destination: Coordinate, accuracyMeters: Double? = nil, when: When = .now,
    placedAt: Instant? = nil, basket: Basket? = nil, customerTags: Set<String>? = nil,
    postcode: String? = nil, vehicle: String? = nil, hub: String? = nil,
    slotUse: SlotUsage? = nil, locale: String? = nil
  ) {
    self.destination = destination
    self.accuracyMeters = accuracyMeters
    self.when = when
    self.placedAt = placedAt
    self.basket = basket
    self.customerTags = customerTags.map(Label.folded)
    self.postcode = postcode
    self.vehicle = Label.known(vehicle)
    self.hub = hub
    self.slotUse = slotUse
    self.locale = locale
  }
}
