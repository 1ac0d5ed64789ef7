// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// All that a person can do to the header: a front end turns keys, clicks and touches into these and knows
  /// nothing else.
  public enum Action: Hashable, Sendable {
    /// Taps the address.
    case openChooser
    /// Closes the sheet without a pick.
    case closeChooser
    /// Taps the row of a saved address: the one with this id, after as many others with the same id.
    case pick(id: Address.ID, occurrence: Int = 0)
    /// Taps "Use current location".
    case useCurrentLocation
    /// Taps "Open Settings".
    case openSettings
    /// Taps a remedy under a row.
    case takeRemedy(id: Remedy.ID)
    /// Taps "Add address".
    case addAddress
    /// Chooses an entry of the pill's menu.
    case choose(Snapshot.Pill.Choice)
    /// Taps the search field.
    case openSearch
    /// Taps the bag.
    case openBag
    /// Types this into the search of the chooser.
    case search(String)
  }

  /// Does `action`; one whose control is not there changes nothing.
  ///
  /// - Returns: For a pick, a task that ends with its outcome; nil for what is done when this returns.
  @discardableResult
  public func perform(_ action: Action) -> Task<PickOutcome, Never>? {
    switch action {
    case .openChooser: openChooser()
    case .closeChooser: closeChooser()
    case .pick(let id, let occurrence): return pick(id: id, occurrence: occurrence)
    case .useCurrentLocation: return useCurrentLocation()
    case .openSettings: openSettings()
    case .takeRemedy(let id): return takeRemedy(id: id)
    case .addAddress: addAddress()
    case .choose(let choice): choose(choice)
    case .openSearch: openSearch()
    case .openBag: openBag()
    case .search(let query): search(query)
    }
    return nil
  }
}
