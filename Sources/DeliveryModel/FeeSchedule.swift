// SPDX-License-Identifier: MIT

public import Schedules

/// What a delivery costs, as configured; amounts in minor units of the service's currency.
///
/// The parts apply in this order: `base`; the tiers of distance, subtotal and weight; `percent` of the
/// subtotal; each surge, percentages of what the parts before all surges add up to; `minimum` and
/// `maximum`; at last `freeFrom` takes everything off. Percentages are rounded half up, away from zero,
/// to whole minor units.
public struct FeeSchedule: Hashable, Sendable {
  /// What is added up to a limit, inclusive.
  public struct Tier: Hashable, Sendable {
    /// The end of the tier, inclusive, in metres, minor units or grams; without end when nil.
    public let upTo: Int64?
    /// What it adds, in minor units.
    public let add: Int64

    /// Creates a tier.
    public init(upTo: Int64?, add: Int64) {
      self.upTo = upTo
      self.add = add
    }
  }

  /// What is charged more at some hours.
  public struct Surge: Hashable, Sendable {
    /// When.
    public let hours: OpeningHours
    /// What it adds, in minor units.
    public let add: Int64
    /// What it adds, in hundredths of a percent of the fee so far.
    public let basisPoints: Int64

    /// Creates a surge.
    public init(hours: OpeningHours, add: Int64 = 0, basisPoints: Int64 = 0) {
      self.hours = hours
      self.add = add
      self.basisPoints = basisPoints
    }
  }

  /// The fee of every delivery.
  public let base: Int64
  /// By great-circle metres from the hub, ends rising; the first tier that reaches counts.
  public var distance: [Tier] = []
  /// By the subtotal of the basket.
  public var subtotal: [Tier] = []
  /// By the weight of the basket in grams.
  public var weight: [Tier] = []
  /// By the time of the order; all that are open count.
  public var surges: [Surge] = []
  /// Of the subtotal, in hundredths of a percent.
  public var basisPoints: Int64 = 0
  /// What it costs at least; nothing when nil.
  public var minimum: Int64?
  /// What it costs at most, before what rules add.
  public var maximum: Int64?
  /// The basket from which, inclusive, delivery is free; never when nil.
  public var freeFrom: Int64?

  /// Creates a schedule of one amount, which larger baskets do not pay.
  public init(base: Int64, freeFrom: Int64? = nil) {
    self.base = base
    self.freeFrom = freeFrom
  }

  /// Free delivery.
  public static let free = FeeSchedule(base: 0)
}
