// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Looks for the last minute before the chosen time at which a request is a yes.
///
/// It looks at a stretch of six hours before the chosen time, then at one twice as long before that, until the
/// time of the order. Through each stretch it goes from change to change, as `NextInstant` does. A time that cannot
/// be booked yet has no yes after the first such time, which is found by halving.
struct LastInstant {
  private static let firstStretch: Int64 = 6 * 3600

  private let attempt: Attempt
  private let changes: ChangeTimes
  private let budget: NextInstant.Budget
  private let chosen: Instant

  init(before attempt: Attempt, budget: NextInstant.Budget) {
    self.attempt = attempt
    self.budget = budget
    chosen = attempt.decision.context.orderedFor
    changes = ChangeTimes(for: attempt.decision, limit: chosen)
  }

  /// The last minute from the time of the order until before the chosen time whose decision `isEnough`.
  func last(where isEnough: (Decision) -> Bool) -> Attempt? {
    let earliest = attempt.decision.context.placedAt
    var end = firstTooEarly(after: earliest)
    var stretch = Self.firstStretch
    var asked = 0
    while end > earliest {
      let start = max(earliest, end.advanced(bySeconds: -stretch))
      for candidate in candidates(from: start, until: end, where: isEnough) {
        guard asked < NextInstant.mostAsked else { return nil }
        asked += 1
        if let found = attempt.applying(.deliverAt(instant: candidate), by: .bringForward),
          isEnough(found.decision)
        {
          return found
        }
      }
      end = start
      stretch = Int64(clamping: Int128(stretch) * 2)
    }
    return nil
  }

  /// The instants of a stretch at which built-in rules say yes, the last one first: of each time of yes its last
  /// full minute or the beginning of the slot that contains it, then its first instant.
  private func candidates(
    from start: Instant, until end: Instant, where isEnough: (Decision) -> Bool
  ) -> [Instant] {
    var found: [Instant] = []
    var instant: Instant? = start
    while let at = instant, at < end, budget.spend() {
      guard let decision = decision(at: at) else { break }
      let next = min(changes.next(after: at, given: decision) ?? end, end)
      if isEnough(decision) {
        let minute = MinuteOfTime(of: next.advanced(bySeconds: -1)).start
        let slot = decision.context.slots?.slot(containing: minute)
        let last = slot?.start ?? minute
        found += last > at ? [at, last] : [at]
      }
      instant = next
    }
    return found.reversed()
  }

  /// The first instant up to the chosen one that cannot be booked yet, or the chosen one.
  private func firstTooEarly(after earliest: Instant) -> Instant {
    guard attempt.decision.refusedCodesHere.contains(.tooEarlyToBook) else { return chosen }
    var (bookable, tooEarly) = (earliest, chosen)
    while true {
      let middle = bookable.middle(to: tooEarly)
      guard middle > bookable else { return tooEarly }
      if decision(at: middle)?.refusedCodesHere.contains(.tooEarlyToBook) == true {
        tooEarly = middle
      } else {
        bookable = middle
      }
    }
  }

  private func decision(at instant: Instant) -> Decision? {
    attempt.screening(.deliverAt(instant: instant), by: .bringForward)?.decision
  }
}

extension Instant {
  /// The second half way to a later instant.
  fileprivate func middle(to later: Instant) -> Instant {
    let sum = Int128(secondsSince1970) + Int128(later.secondsSince1970)
    return Instant(secondsSince1970: Int64(sum >> 1))
  }
}
