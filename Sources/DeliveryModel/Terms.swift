// SPDX-License-Identifier: MIT

public import Schedules

/// What a zone, a hub, a rule, or the defaults of a service say of deliveries; what is nil is unsaid.
///
/// Amounts are in minor units of the service's currency. Every limit is inclusive: a basket of exactly
/// `minimumOrder` is accepted, and one of exactly `maximumOrder` too.
public struct Terms: Sendable {
  /// When orders are delivered; always when nil.
  public var hours: OpeningHours?
  /// That, and until when, no orders are taken for the time being.
  public var pause: Pause?
  /// When a delivery can be ordered, and for which times.
  public var booking = BookingTerms()
  /// The smallest basket.
  public var minimumOrder: Int64?
  /// What is charged for a basket below the minimum instead of refusing it.
  public var smallOrderSurcharge: Int64?
  /// The largest basket.
  public var maximumOrder: Int64?
  /// The most items.
  public var maximumItems: Int64?
  /// The heaviest basket, in grams.
  public var maximumWeightGrams: Int64?
  /// The farthest place, in great-circle metres from the hub.
  public var maximumDistanceMeters: Double?
  /// The longest delivery, in seconds, by the upper end of its estimate.
  public var maximumEstimateSeconds: Int64?
  /// The vehicles that may deliver, kept in lower case; any when nil.
  public var vehicles: [String]? {
    didSet { vehicles = vehicles?.map(Label.folded) }
  }
  /// The postcodes that are delivered to.
  public var postcodes: PostcodeTerms?
  /// What holds for items by their tags.
  public var items: ItemTerms?
  /// Which customers are served, by their tags.
  public var customers: TagTerms?
  /// What a delivery costs; unsaid when nil.
  public var fee: FeeSchedule?
  /// How long a delivery takes; unsaid when nil.
  public var estimate: EstimateModel?

  /// Creates terms; what is left out is unsaid.
  public init(
    hours: OpeningHours? = nil, minimumOrder: Int64? = nil, fee: FeeSchedule? = nil,
    estimate: EstimateModel? = nil
  ) {
    self.hours = hours
    self.minimumOrder = minimumOrder
    self.fee = fee
    self.estimate = estimate
  }

  /// These terms, and those of `others` where these say nothing.
  public func completed(by others: Terms) -> Terms {
    var terms = self
    terms.hours = hours ?? others.hours
    terms.pause = pause ?? others.pause
    terms.booking = booking.completed(by: others.booking)
    // The surcharge belongs to its minimum.
    if minimumOrder == nil {
      terms.minimumOrder = others.minimumOrder
      terms.smallOrderSurcharge = others.smallOrderSurcharge
    }
    terms.maximumOrder = maximumOrder ?? others.maximumOrder
    terms.maximumItems = maximumItems ?? others.maximumItems
    terms.maximumWeightGrams = maximumWeightGrams ?? others.maximumWeightGrams
    terms.maximumDistanceMeters = maximumDistanceMeters ?? others.maximumDistanceMeters
    terms.maximumEstimateSeconds = maximumEstimateSeconds ?? others.maximumEstimateSeconds
    terms.vehicles = vehicles ?? others.vehicles
    terms.postcodes = postcodes ?? others.postcodes
    terms.items = items ?? others.items
    terms.customers = customers ?? others.customers
    terms.fee = fee ?? others.fee
    terms.estimate = estimate ?? others.estimate
    return terms
  }
}
