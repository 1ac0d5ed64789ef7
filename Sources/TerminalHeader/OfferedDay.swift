// SPDX-License-Identifier: MIT

package import Schedules

/// A day of the scheduler with what is offered on it.
package struct OfferedDay: Hashable, Sendable {
  /// The day after which the scheduler goes no further: beyond that no service takes orders.
  package static let maximumOffset = 366

  /// How many days it is from today.
  package var offset: Int
  /// Its name: "Tue 2026-12-01".
  package var title: String
  /// The times in their order, also those that cannot be chosen.
  package var times: [OfferedTime]
  /// What else there is to say, such as that there are none.
  package var note: String?

  /// A day.
  package init(offset: Int, title: String, times: [OfferedTime], note: String? = nil) {
    self.offset = offset
    self.title = title
    self.times = times
    self.note = note
  }
}

/// A time that the scheduler shows.
package struct OfferedTime: Hashable, Sendable {
  /// For which the order would be scheduled.
  package var instant: Instant
  /// Its words: "6:30 PM – 7:00 PM".
  package var title: String
  /// The fee and the like, or why it cannot be chosen.
  package var detail: String
  /// Whether it can be chosen.
  package var isOffered: Bool

  /// A time.
  package init(instant: Instant, title: String, detail: String, isOffered: Bool) {
    self.instant = instant
    self.title = title
    self.detail = detail
    self.isOffered = isOffered
  }
}
