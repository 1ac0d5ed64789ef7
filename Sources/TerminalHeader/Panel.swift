// SPDX-License-Identifier: MIT

/// What the screen shows below the address, of its own: the chooser is the header's.
package enum Panel: Hashable, Sendable {
  /// The menu of the pill.
  case menu
  /// The chooser, with what is typed going into its search.
  case search(TextField)
  /// The scheduler; nil while the day so many days from today is asked for.
  case scheduler(offset: Int, OfferedDay?)
  /// The form for a new address.
  case form(AddressForm)
}
