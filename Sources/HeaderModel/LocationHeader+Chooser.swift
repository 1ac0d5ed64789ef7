// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// The sheet with the saved addresses, "Use current location" and "Add address".
  public enum Chooser: Hashable, Sendable {
    /// Not on the screen; nothing is under way.
    case closed
    /// On the screen.
    case open(Activity)
  }

  /// The one thing that goes on in the open chooser.
  public enum Activity: Hashable, Sendable {
    /// Nothing under way, nothing to tell.
    case idle
    /// `onSelect` runs for this address.
    case checking(Address)
    /// "Use current location" is on its way.
    case locating(LocatingStage)
    /// The last pick failed; its message stays until the next one.
    case failed(Failure)
  }

  /// Why a pick left the old address in place.
  public enum Failure: Hashable, Sendable {
    /// `onSelect` refused this address.
    case refused(Address, Refusal)
    /// The location of the device may not be seen.
    case accessOff
    /// The device was not found, or `onUseCurrentLocation` gave no address for where it is.
    case notLocated(Refusal)

    /// What the row tells; nil where access is off, which has a sentence of its own.
    public var refusal: Refusal? {
      switch self {
      case .refused(_, let refusal), .notLocated(let refusal): refusal
      case .accessOff: nil
      }
    }
  }

  /// Opens the chooser, unless the addresses are still loading: grey shapes are no button.
  public func openChooser() {
    guard case .closed = chooser, addresses != nil else { return }
    chooser = .open(.idle)
  }

  /// Closes the chooser.
  ///
  /// Who closes it during a check has thought better of it: the check is cancelled without a word
  /// and the old address stays. A failure is forgotten.
  public func closeChooser() {
    dropAttempt()
    chooser = .closed
  }

  /// Closes the chooser, then calls `onAddAddress`.
  public func addAddress() {
    guard case .open = chooser, let onAddAddress else { return }
    closeChooser()
    onAddAddress()
  }

  /// Forgets the check or refusal of an address that the chooser no longer shows.
  func forgetMissingAddress() {
    switch chooser {
    case .open(.checking(let address)), .open(.failed(.refused(let address, _))):
      if !isShown(address) { backOut() }
    case .open, .closed:
      break
    }
  }
}
