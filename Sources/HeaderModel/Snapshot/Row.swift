// SPDX-License-Identifier: MIT

extension LocationHeader.Snapshot {
  /// One address in the chooser.
  public struct Row: Hashable, Sendable, Codable {
    /// The id of the address.
    public let id: String
    /// How many rows before this one have the same id: 0 where ids differ, as they should.
    public let occurrence: Int
    /// The name of the address; nil where it has none, but never together with `line`.
    public let label: String?
    /// The address itself; nil where it has none.
    public let line: String?
    /// The SF Symbol of the row.
    public let symbol: String
    /// Whether its radio is filled.
    public let isSelected: Bool
    /// What goes on in the row.
    public let state: State
    /// The sentence under the address, if there is one.
    public let status: Status?
    /// What would make a refused address deliverable.
    public let remedies: [Remedy]
    /// What a screen reader says: "Home, 221 Elm Street, Apt 4, Selected", with what goes on in the row at the
    /// end.
    public let accessibilityText: String

    /// What goes on in a row.
    public enum State: String, Hashable, Sendable, Codable {
      /// Nothing.
      case idle
      /// The check runs; the row shows a spinner.
      case checking
      /// The check refused; its message stays in the row until another pick.
      case refused
    }
  }
}

extension LocationHeader {
  /// A row for each saved address with all words that are searched for; none while they load.
  ///
  /// At most one is selected: the selection, else the first that has its id, because it was edited.
  public var rows: [Snapshot.Row] {
    zip(listedAddresses, rows(of: listedAddresses + foundAddresses))
      .filter { matchesSearch($0.0) }.map(\.1)
  }

  /// A row for each address that was found and is not among the saved ones.
  public var foundRows: [Snapshot.Row] {
    Array(rows(of: listedAddresses + foundAddresses).dropFirst(listedAddresses.count))
  }

  private func rows(of addresses: [Address]) -> [Snapshot.Row] {
    let selected = selection.flatMap { selection in
      addresses.firstIndex(of: selection) ?? addresses.firstIndex { $0.id == selection.id }
    }
    var occurrences: [Address.ID: Int] = [:]
    return addresses.indices.map { index in
      let address = addresses[index]
      let occurrence = occurrences[address.id, default: 0]
      occurrences[address.id] = occurrence + 1
      return row(of: address, occurrence: occurrence, isSelected: index == selected)
    }
  }

  /// The saved addresses without those that are the same as an earlier one in all.
  var listedAddresses: [Address] {
    var known = Set<Address>()
    return (addresses ?? []).filter { known.insert($0).inserted }
  }

  private func row(of address: Address, occurrence: Int, isSelected: Bool) -> Snapshot.Row {
    let words = environment.words
    let texts = texts(of: address)
    var state = Snapshot.Row.State.idle
    var status: Snapshot.Status?
    var remedies: [Snapshot.Remedy] = []
    switch chooser {
    case .open(.checking(address)):
      state = .checking
      status = Snapshot.Status(text: words.checking, color: .textSecondary)
    case .open(.failed(.refused(address, let refusal))):
      state = .refused
      status = Snapshot.Status(text: refusal.message, color: .danger)
      remedies = shown(refusal.remedies)
    case .open, .closed:
      break
    }
    return Snapshot.Row(
      id: address.id, occurrence: occurrence, label: texts.label, line: texts.line,
      symbol: address.symbol, isSelected: isSelected, state: state, status: status,
      remedies: remedies,
      accessibilityText: words.spoken(
        texts.label, texts.line, isSelected ? words.selected : nil, status?.text))
  }
}
