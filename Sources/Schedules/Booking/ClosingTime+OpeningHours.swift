// SPDX-License-Identifier: MIT

extension ClosingTime {
  /// Closings farther away than this do not limit an order as soon as possible: eight days.
  private static let farthestClosing: Int64 = 8 * 86_400

  /// When to order at the latest before opening hours end.
  ///
  /// - Parameters:
  ///   - instant: A moment at which it is open.
  ///   - hours: The opening hours.
  ///   - zone: Whose clocks the hours are on.
  ///   - holidays: The days that `PH` stands for.
  ///   - preparation: Seconds from the order until it leaves.
  ///   - travel: Seconds on the way.
  /// - Returns: The last instant that is in time, which may be before `instant`; nothing when it is not open
  ///   then, or stays so for more than a week.
  public func latestOrder(
    whileOpenAt instant: Instant, during hours: OpeningHours, in zone: IANATimeZone,
    holidays: HolidayCalendar = .empty, preparation: Int64, travel: Int64
  ) -> Instant? {
    let limit = instant.advanced(bySeconds: Self.farthestClosing)
    // Neighbours that are open differ in their comments only.
    let open = hours.intervals(from: instant, until: limit, in: zone, holidays: holidays)
      .prefix { $0.state.isOpen }
    guard let close = open.last?.end, close < limit else { return nil }
    return latestOrder(close: close, preparation: preparation, travel: travel)
  }
}
