// SPDX-License-Identifier: MIT

extension LocationHeader.Snapshot {
  /// The sheet with the saved addresses, "Use current location" and "Add address".
  public struct ChooserSheet: Hashable, Sendable, Codable {
    /// Whether it is on the screen.
    public let isOpen: Bool
    /// Its name: "Choose an address".
    public let title: String
    /// The name of the button that closes it: "Close".
    public let closeTitle: String
    /// The name of the group of radio rows: "Saved addresses".
    public let rowsTitle: String
    /// A row for each saved address, of a search for those that have all its words; at most one is selected.
    public let rows: [Row]
    /// The search, above the rows; nil where there is none.
    public let search: AddressSearch?
    /// The row "Use current location"; nil hides it.
    public let currentLocation: CurrentLocation?
    /// The row "Add address"; nil hides it.
    public let addAddress: AddAddress?
  }

  /// The row that opens the form for a new address.
  public struct AddAddress: Hashable, Sendable, Codable {
    /// "Add address", which is what a screen reader says as well.
    public let title: String
    /// Its SF Symbol.
    public let symbol: String
  }

  /// The sentence in a row, under its texts, or at the pill.
  public struct Status: Hashable, Sendable, Codable {
    /// The sentence.
    public let text: String
    /// Its colour: `danger` for failures, else `textSecondary`.
    public let color: LocationHeader.ColorRole
  }

  /// A change that would make a refused address deliverable, under its row.
  public struct Remedy: Hashable, Sendable, Codable, Identifiable {
    /// Tells it from the others of the row, in `LocationHeader.Action.takeRemedy`.
    public let id: String
    /// Its words: "From 17:30".
    public let title: String
    /// Whether it is a button; else it is only said.
    public let isAction: Bool
  }
}

extension LocationHeader {
  /// The sheet, whether it is open or not.
  public var chooserSheet: Snapshot.ChooserSheet {
    let words = environment.words
    return Snapshot.ChooserSheet(
      isOpen: chooser != .closed, title: words.chooseAddress, closeTitle: words.close,
      rowsTitle: words.savedAddresses, rows: rows, search: addressSearch,
      currentLocation: currentLocation,
      addAddress: addAddressRow)
  }

  /// The row "Add address"; nil hides it.
  public var addAddressRow: Snapshot.AddAddress? {
    guard onAddAddress != nil else { return nil }
    return Snapshot.AddAddress(title: environment.words.addAddress, symbol: "plus")
  }
}
