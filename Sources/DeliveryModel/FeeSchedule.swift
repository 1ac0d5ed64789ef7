// SPDX-License-Identifier: MIT

/// What a delivery costs, as configured; amounts in minor units of the service's currency.
public struct FeeSchedule: Hashable, Sendable {
  /// The fee of every delivery.
  public let base: Int64
  /// The basket from which, inclusive, delivery is free; never when nil.
  public let freeFrom: Int64?

  /// Creates a schedule.
  public init(base: Int64, freeFrom: Int64? = nil) {
    self.base = base
    self.freeFrom = freeFrom
  }

  /// Free delivery.
  public static let free = FeeSchedule(base: 0)
}
