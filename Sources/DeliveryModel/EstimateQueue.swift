// SPDX-License-Identifier: MIT

public import DeliveryEstimates

/// How long an order waits for those before it: orders in progress × minutes per order ÷ how many are prepared
/// at a time.
public struct EstimateQueue: Hashable, Sendable {
  /// Minutes of work on one order.
  public let minutesPerOrder: Double
  /// How many orders are prepared side by side, at least 1.
  public let capacity: Int
  /// The orders in progress where nobody tells the true number.
  public let typicalOrders: Spread

  /// Creates a queue.
  public init(minutesPerOrder: Double, capacity: Int = 1, typicalOrders: Spread) {
    self.minutesPerOrder = minutesPerOrder
    self.capacity = max(1, capacity)
    self.typicalOrders = typicalOrders
  }

  /// Minutes behind `orders` that are in progress.
  public func minutes(behind orders: Int) -> Double {
    Double(max(0, orders)) * minutesPerOrder / Double(capacity)
  }

  /// Minutes where it is not known how many orders are in progress.
  public var typicalMinutes: Spread {
    typicalOrders.scaled(by: minutesPerOrder / Double(capacity))
  }
}
