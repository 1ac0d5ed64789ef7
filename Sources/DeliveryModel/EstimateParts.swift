// SPDX-License-Identifier: MIT

public import DeliveryEstimates

/// The parts of a delivery: preparation, the queue before it, the way, and handing over.
public struct EstimateParts: Hashable, Sendable {
  /// From the order to the departure, without waiting for other orders.
  public var preparation: EstimatePreparation
  /// What other orders cost; nothing when nil.
  public var queue: EstimateQueue?
  /// From the hub to the destination.
  public var travel: EstimateTravel
  /// Minutes from arrival to the customer's hands.
  public var handover: Spread
  /// The share of deliveries that come by the promised instant, above 0 and below 1.
  public var onTime: Double

  /// The share that is promised when nothing else is said.
  public static let usualOnTime = 0.9

  /// Creates the parts of a delivery.
  public init(
    preparation: EstimatePreparation, queue: EstimateQueue? = nil, travel: EstimateTravel,
    handover: Spread = Spread(fixed: 0), onTime: Double = usualOnTime
  ) {
    self.preparation = preparation
    self.queue = queue
    self.travel = travel
    self.handover = handover
    self.onTime = onTime
  }
}
