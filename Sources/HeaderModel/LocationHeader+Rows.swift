// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// One saved address in the chooser.
  public struct Row: Hashable, Identifiable, Sendable {
    /// The address to show, and to pick when the row is tapped.
    public let address: Address
    /// Whether its radio is filled: it has the id of the current selection.
    public let isSelected: Bool
    /// What goes on in the row.
    public let state: RowState

    /// The id of the address.
    public var id: Address.ID { address.id }
  }

  /// What a row of the chooser shows besides its address.
  public enum RowState: Hashable, Sendable {
    /// Nothing under way.
    case idle
    /// The check runs; the row shows a spinner.
    case checking
    /// The check refused; `message` stays in the row until another pick.
    case refused(message: String)

    /// The sentence under the address, if there is one.
    public var status: String? {
      switch self {
      case .idle: nil
      case .checking: Wording.checking
      case .refused(let message): message
      }
    }
  }

  /// A row for each saved address; none while they load.
  public var rows: [Row] {
    (addresses ?? []).map { address in
      Row(address: address, isSelected: address.id == selection?.id, state: rowState(of: address))
    }
  }

  private func rowState(of address: Address) -> RowState {
    switch chooser {
    case .open(.checking(address)): .checking
    case .open(.failed(.refused(address, let message))): .refused(message: message)
    case .open, .closed: .idle
    }
  }
}
