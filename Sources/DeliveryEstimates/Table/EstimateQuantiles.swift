// SPDX-License-Identifier: MIT

/// How long orders like one take, in minutes from being placed to being handed over.
///
/// The quantiles never decrease: `p10` ≤ `p25` ≤ `p50` ≤ `p75` ≤ `p90`.
public struct EstimateQuantiles: Hashable, Sendable {
  /// One order in ten is sooner.
  public let p10: Double
  /// One order in four is sooner.
  public let p25: Double
  /// Half of all orders are sooner: the estimate.
  public let p50: Double
  /// One order in four is later.
  public let p75: Double
  /// One order in ten is later.
  public let p90: Double
  /// What may be promised: whole minutes, rounded up, by which at least the table's share of orders
  /// has come.
  public let promise: Double
}
