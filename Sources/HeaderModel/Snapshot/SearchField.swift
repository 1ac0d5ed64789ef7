// SPDX-License-Identifier: MIT

extension LocationHeader.Snapshot {
  /// The field under the address that opens the search.
  public struct SearchField: Hashable, Sendable, Codable {
    /// What it says while it is empty, which it always is; where that is nothing, `accessibilityText` is shown.
    public let prompt: String
    /// What a screen reader says: the prompt, or "Search" where that says nothing.
    public let accessibilityText: String
  }
}

extension LocationHeader {
  /// The search field; nil hides it.
  public var searchField: Snapshot.SearchField? {
    guard onSearch != nil else { return nil }
    return Snapshot.SearchField(
      prompt: searchPrompt,
      accessibilityText: searchPrompt.saysSomething ? searchPrompt : environment.words.search)
  }

  /// Opens the search with `onSearch`.
  public func openSearch() {
    onSearch?()
  }
}
