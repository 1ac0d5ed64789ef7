// SPDX-License-Identifier: MIT

extension LocationHeader.Snapshot {
  /// The search in the chooser: a field above the saved addresses, and what was found below them.
  public struct AddressSearch: Hashable, Sendable, Codable {
    /// What the field says while it is empty, and a screen reader of it: "Search".
    public let prompt: String
    /// What is in it.
    public let query: String
    /// What goes on.
    public let state: State
    /// The sentence below the field, if there is one: "Searching…", "No address found", or why the search failed.
    public let status: Status?
    /// The name of the group of rows that were found: "Found addresses".
    public let rowsTitle: String
    /// A row for each address that was found, the best first; they can be picked as the saved ones can.
    public let rows: [Row]

    /// What goes on in the search.
    public enum State: String, Hashable, Sendable, Codable {
      /// Nothing.
      case idle
      /// Addresses are looked for.
      case searching
      /// The search failed; its message stays until another one.
      case failed
    }
  }
}

extension LocationHeader {
  /// The search in the chooser; nil without `onFind`.
  public var addressSearch: Snapshot.AddressSearch? {
    guard onFind != nil else { return nil }
    let words = environment.words
    let found = foundRows
    var state = Snapshot.AddressSearch.State.idle
    var status: Snapshot.Status?
    switch search.activity {
    case .searching:
      state = .searching
      status = Snapshot.Status(text: words.searching, color: .textSecondary)
    case .failed(let message):
      state = .failed
      status = Snapshot.Status(text: message, color: .danger)
    case .idle:
      if search.query.saysSomething, found.isEmpty, rows.isEmpty {
        status = Snapshot.Status(text: words.nothingFound, color: .textSecondary)
      }
    }
    return Snapshot.AddressSearch(
      prompt: words.search, query: search.query, state: state, status: status,
      rowsTitle: words.foundAddresses, rows: found)
  }
}
