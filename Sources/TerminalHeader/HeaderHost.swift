// SPDX-License-Identifier: MIT

/// What the app behind the header does for the panels of the terminal.
@MainActor
package struct HeaderHost {
  /// The times of the day that is so many days from today.
  package var day: (Int) async -> OfferedDay
  /// Brings the estimate up to date, at first, every minute, and after the order went back to now; returns what
  /// there is to tell.
  package var renewEstimate: () async -> String?
  /// Adds an address and picks it; returns why it cannot.
  package var save: (AddressForm) -> String?

  /// A host.
  package init(
    day: @escaping (Int) async -> OfferedDay, renewEstimate: @escaping () async -> String?,
    save: @escaping (AddressForm) -> String?
  ) {
    self.day = day
    self.renewEstimate = renewEstimate
    self.save = save
  }

  /// One that offers nothing.
  package static let none = HeaderHost(
    day: { OfferedDay(offset: $0, title: "", times: []) }, renewEstimate: { nil },
    save: { _ in nil })
}
