// SPDX-License-Identifier: MIT

public import DeliveryEstimates

/// How long an order takes to prepare, by the number of its items.
public struct EstimatePreparation: Hashable, Sendable {
  /// What holds for baskets up to a size.
  public struct Band: Hashable, Sendable {
    /// The largest number of items, inclusive; any when nil.
    public let upToItems: Int?
    /// Minutes.
    public let minutes: Spread

    /// Creates a band of baskets.
    public init(upToItems: Int?, minutes: Spread) {
      self.upToItems = upToItems
      self.minutes = minutes
    }
  }

  /// The bands, ascending; the last is for all larger baskets too.
  public let bands: [Band]
  /// Minutes that each item adds to those of its band.
  public let minutesPerItem: Double
  /// The items of a basket that is not known.
  public let typicalItems: Int

  /// A preparation that takes `minutes` whatever is ordered, and `minutesPerItem` for each item.
  public init(_ minutes: Spread, minutesPerItem: Double = 0, typicalItems: Int = 1) {
    self.init(
      bands: [Band(upToItems: nil, minutes: minutes)], minutesPerItem: minutesPerItem,
      typicalItems: typicalItems)
  }

  /// A preparation by bands of baskets.
  ///
  /// - Precondition: There is a band.
  public init(bands: [Band], minutesPerItem: Double = 0, typicalItems: Int) {
    precondition(!bands.isEmpty, "a preparation needs a band")
    self.bands = bands
    self.minutesPerItem = minutesPerItem
    self.typicalItems = typicalItems
  }

  /// Where in `bands` a basket of so many items is, a typical one when nil.
  public func place(ofItems items: Int?) -> Int {
    let items = items ?? typicalItems
    return bands.firstIndex { $0.upToItems.map { items <= $0 } ?? true } ?? bands.count - 1
  }

  /// The minutes that are added for so many items, those of a typical basket when nil.
  public func minutesAdded(forItems items: Int?) -> Double {
    minutesPerItem * Double(max(0, items ?? typicalItems))
  }
}
