// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// What the search field under the address says; nil hides the field.
  public var searchFieldPrompt: String? {
    onSearch == nil ? nil : searchPrompt
  }

  /// Opens the search with `onSearch`.
  public func openSearch() {
    onSearch?()
  }
}
