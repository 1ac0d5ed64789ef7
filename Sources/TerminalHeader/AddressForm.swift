// SPDX-License-Identifier: MIT

/// The form for a new address.
package struct AddressForm: Hashable, Sendable {
  /// A field of the form, in their order.
  package enum Field: Int, Hashable, Sendable, CaseIterable {
    case label, line, coordinate

    /// What is to be typed.
    func prompt(in words: PanelWords) -> String {
      switch self {
      case .label: words.name
      case .line: words.address
      case .coordinate: words.coordinate
      }
    }
  }

  /// The name, for example "Home".
  package var label = TextField()
  /// The address on one line.
  package var line = TextField()
  /// Longitude and latitude in degrees.
  package var coordinate = TextField()
  /// Why it was not taken as it is.
  package var problem: String?

  /// Whether the address will be there the next time.
  package let isKept: Bool

  /// An empty form.
  package init(isKept: Bool = false) {
    self.isKept = isKept
  }

  subscript(field: Field) -> TextField {
    get {
      switch field {
      case .label: label
      case .line: line
      case .coordinate: coordinate
      }
    }
    set {
      switch field {
      case .label: label = newValue
      case .line: line = newValue
      case .coordinate: coordinate = newValue
      }
    }
  }
}
