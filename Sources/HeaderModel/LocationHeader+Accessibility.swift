// SPDX-License-Identifier: MIT

// What a screen reader says: the parts of a control in reading order, empty ones left out.

extension LocationHeader.Destination {
  /// The address as one button, for example "Deliver to, Home, 221 Elm Street, Apt 4".
  public var accessibilityLabel: String {
    switch self {
    case .loading: spoken(Self.caption, Wording.loadingAddresses)
    case .unchosen, .address: spoken(Self.caption, label, line)
    }
  }
}

extension LocationHeader.Bag {
  /// The bag as one button, for example "Bag, 2 items".
  public var accessibilityLabel: String { spoken(Wording.bag, Wording.items(count)) }
}

extension LocationHeader.Pill {
  /// The pill as one control, for example "Delivery time, Now".
  public var accessibilityLabel: String { spoken(Wording.deliveryTime, text) }
}

extension LocationHeader.Row {
  /// The row as one button, for example "Home, 221 Elm Street, Apt 4, Selected", with what goes on
  /// in it at the end.
  public var accessibilityLabel: String {
    spoken(address.label, address.line, isSelected ? Wording.selected : nil, state.status)
  }
}

extension LocationHeader.CurrentLocation {
  /// The row as one button, for example "Use current location, Finding you…"; nil without a row.
  public var accessibilityLabel: String? {
    self == .hidden ? nil : spoken(Self.title, status)
  }
}

private func spoken(_ parts: String?...) -> String {
  parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
}
