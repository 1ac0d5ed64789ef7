// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// What stands under "Deliver to".
  public enum Destination: Hashable, Sendable {
    /// The addresses load: grey shapes in the layout of an address.
    case loading
    /// No address is chosen: "Choose an address".
    case unchosen
    /// The chosen address: its label, and its line after it.
    case address(Address)

    /// The words above it.
    public static let caption = Wording.deliverTo

    /// The words in the place of the label; none while the addresses load.
    public var label: String? {
      switch self {
      case .loading: nil
      case .unchosen: Wording.chooseAddress
      case .address(let address): address.label
      }
    }

    /// The words after the label; none when no address is chosen.
    public var line: String? {
      switch self {
      case .loading, .unchosen: nil
      case .address(let address): address.line
      }
    }
  }

  /// Where deliveries go, as the header shows it.
  public var destination: Destination {
    guard addresses != nil else { return .loading }
    guard let selection else { return .unchosen }
    return .address(selection)
  }
}
