// SPDX-License-Identifier: MIT

/// What the end of opening hours means for deliveries.
public enum ClosingTime: String, CaseIterable, Hashable, Sendable {
  /// The last drop-off is at closing time, so the last order comes earlier by preparation and travel.
  case lastDropOff
  /// Orders are taken until closing time, and the last drop-off comes later by preparation and travel.
  case lastOrder

  /// When to order at the latest, for a delivery as soon as possible.
  ///
  /// - Parameters:
  ///   - close: When the opening hours end.
  ///   - preparation: Seconds from the order until it leaves.
  ///   - travel: Seconds on the way.
  /// - Returns: The last instant that is in time.
  public func latestOrder(close: Instant, preparation: Int64, travel: Int64) -> Instant {
    switch self {
    case .lastOrder: close
    case .lastDropOff:
      close.advanced(
        bySeconds: Int64(0).subtractingOrSaturating(preparation.addingOrSaturating(travel)))
    }
  }

  /// When the order is handed over at the latest.
  ///
  /// - Parameters:
  ///   - close: When the opening hours end.
  ///   - preparation: Seconds from the order until it leaves.
  ///   - travel: Seconds on the way.
  /// - Returns: The last instant that is in time.
  public func latestDropOff(close: Instant, preparation: Int64, travel: Int64) -> Instant {
    switch self {
    case .lastDropOff: close
    case .lastOrder: close.advanced(bySeconds: preparation.addingOrSaturating(travel))
    }
  }
}
