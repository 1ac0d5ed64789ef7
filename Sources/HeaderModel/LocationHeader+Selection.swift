// SPDX-License-Identifier: MIT

import Schedules

extension LocationHeader {
  /// Picks a saved address, or one that was found: runs `onSelect` in its row, then makes it the selection and closes the
  /// chooser, or leaves the reason in the row.
  ///
  /// - The newest pick wins. An older one that is still being checked is cancelled, and can change
  ///   nothing any more, whenever and however its closure ends.
  /// - Picking the row that is being checked already waits for that same check.
  /// - Picking the selected address closes the chooser and asks nothing: the check runs *before* an
  ///   address becomes the selection, and this one is it. A saved address that shares the id of the
  ///   selection but differs from it, because it was edited, is checked.
  ///
  /// The row shows its spinner when this returns. Without `onSelect` everything is done by then.
  ///
  /// - Parameter address: One that the chooser shows.
  /// - Returns: A task that ends with the outcome; cancelling it backs out of the pick.
  @discardableResult
  public func pick(_ address: Address) -> Task<PickOutcome, Never> {
    guard case .open(let activity) = chooser, isShown(address) else {
      return Task { .unavailable }
    }
    if activity == .checking(address), let attempt { return outcome(of: attempt) }
    if address == selection {
      closeChooser()
      return Task { .selected(address) }
    }
    return check(address, in: address)
  }

  /// Checks `address` in the row of `row`, for an order at `time` where that is new, and makes it the selection.
  func check(
    _ address: Address, in row: Address, scheduled time: Instant? = nil
  ) -> Task<PickOutcome, Never> {
    guard let onSelect else {
      dropAttempt()
      let outcome = select(address, scheduled: time)
      return Task { outcome }
    }
    return begin(.checking(row), scheduled: time) {
      try await onSelect(address)
      return address
    } failure: { [weak self] error in
      .refused(row, Refusal(error, otherwise: self?.environment.words.notChecked ?? ""))
    }
  }

  /// Picks the address with this id after as many others with the same id, the saved ones first, as `pick(_:)` does.
  @discardableResult
  public func pick(id: Address.ID, occurrence: Int = 0) -> Task<PickOutcome, Never> {
    let sameID = (listedAddresses + foundAddresses).filter { $0.id == id }
    guard sameID.indices.contains(occurrence) else { return Task { .unavailable } }
    return pick(sameID[occurrence])
  }
}
