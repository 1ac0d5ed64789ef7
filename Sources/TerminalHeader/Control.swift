// SPDX-License-Identifier: MIT

package import HeaderModel

/// Something on the screen that a person can choose, with a key or the mouse.
package enum Control: Hashable, Sendable {
  // The header.
  case address, search, pill, bag
  // The chooser.
  case find
  case row(id: String, occurrence: Int)
  case currentLocation, openSettings, addAddress, closeChooser
  case remedy(id: String)
  // The menu of the pill.
  case menuEntry(LocationHeader.Snapshot.Pill.Choice)
  // The scheduler: a time by its number in the list, and the days beside.
  case time(Int)
  case earlierDay, laterDay
  // The form for a new address.
  case field(AddressForm.Field)
}

/// What the screen asks of whoever shows it.
package enum Request: Hashable, Sendable {
  /// Do it to the header.
  case perform(LocationHeader.Action)
  /// Show the times of the day that is so many days from today.
  case showDay(Int)
  /// Schedule the order for a time that was offered.
  case schedule(OfferedTime)
  /// Add an address.
  case save(AddressForm)
  /// Stop the process, as shells do.
  case suspend
  /// Draw everything anew.
  case redraw
  /// End with what is chosen.
  case finish
  /// End without.
  case cancel
}
