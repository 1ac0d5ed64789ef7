// SPDX-License-Identifier: MIT

extension IANATimeZone {
  /// The instants at which the clocks of a zone show a given date and time.
  public enum Instants: Hashable, Sendable {
    /// They show it once, as nearly always.
    case unique(Instant)
    /// They skip it, because they are put forward past it. `shifted` is the instant that they would have
    /// shown it, had they not been put forward yet: as far after the change as the time is after the
    /// beginning of the gap.
    case gap(shifted: Instant)
    /// They show it twice, because they are put back.
    case overlap(first: Instant, second: Instant)
  }

  /// When the zone's clocks show `civil`.
  public func instants(for civil: CivilDateTime) -> Instants {
    let local = civil.secondsSince1970
    var first: Int64?
    var shifted: Int64?
    var period = period(at: local.subtractingOrSaturating(Self.farthestOffset))
    while true {
      let seconds = local.subtractingOrSaturating(Int64(period.offset))
      if seconds >= period.start && (seconds < period.end || period.end == .max) {
        if let first {
          return .overlap(
            first: Instant(secondsSince1970: first), second: Instant(secondsSince1970: seconds))
        }
        first = seconds
      } else if seconds >= period.end {
        // Whether it is skipped is certain only once the next period does not show it either.
        shifted = seconds
      }
      guard period.end < local.addingOrSaturating(Self.farthestOffset) else { break }
      period = self.period(at: period.end)
    }
    if let first { return .unique(Instant(secondsSince1970: first)) }
    return .gap(shifted: Instant(secondsSince1970: shifted ?? local))
  }

  /// The instant at which the zone's clocks show `civil`: the first when they show it twice; when they
  /// skip it, the same time later by what they are put forward, so that 02:30 in a gap from 02:00 to
  /// 03:00 becomes 03:30.
  public func instant(for civil: CivilDateTime) -> Instant {
    switch instants(for: civil) {
    case .unique(let instant), .gap(let instant), .overlap(let instant, _): instant
    }
  }

  /// More than any clock is off UTC, in seconds.
  private static let farthestOffset: Int64 = 2 * 86_400
}
