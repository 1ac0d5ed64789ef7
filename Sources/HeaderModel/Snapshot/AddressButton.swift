// SPDX-License-Identifier: MIT

extension LocationHeader.Snapshot {
  /// "Deliver to" over the current address: one button, which opens the chooser.
  public struct AddressButton: Hashable, Sendable, Codable {
    /// "Deliver to".
    public let caption: String
    /// The name of the address, or "Choose an address"; nil while the addresses load, and where it has none.
    public let label: String?
    /// The address after its name; nil where there is none.
    public let line: String?
    /// How exactly the place of an address that is not saved is known, where the answer depends on it:
    /// "Accurate to 65 m".
    public let accuracy: String?
    /// Whether no address is chosen.
    public let isPlaceholder: Bool
    /// The grey shapes in the layout of an address while the addresses load; a button with them opens nothing.
    public let skeleton: Skeleton?
    /// What a screen reader says: "Deliver to, Home, 221 Elm Street, Apt 4".
    public let accessibilityText: String
  }

  /// Grey shapes in the place of texts that are not known yet.
  public struct Skeleton: Hashable, Sendable, Codable {
    /// The texts that have a shape.
    public let shapes: [Shape]
    /// Whether they shimmer: not when motion is reduced.
    public let shimmers: Bool

    /// A text of the address button.
    public enum Shape: String, Hashable, Sendable, Codable, CaseIterable {
      /// The name of the address.
      case label
      /// The address after its name.
      case line
    }
  }
}

extension LocationHeader {
  /// The button with the current address.
  public var addressButton: Snapshot.AddressButton {
    let words = environment.words
    guard addresses != nil else {
      return addressButton(skeleton: skeleton, spoken: words.loadingAddresses)
    }
    guard let selection else {
      return addressButton(
        label: words.chooseAddress, isPlaceholder: true, spoken: words.chooseAddress)
    }
    let texts = texts(of: selection)
    let accuracy =
      isSaved(selection) ? nil : selection.accuracyMeters.flatMap(words.accuracy(meters:))
    return addressButton(
      label: texts.label, line: texts.line, accuracy: accuracy,
      spoken: words.spoken(texts.label, texts.line, accuracy))
  }

  private func addressButton(
    label: String? = nil, line: String? = nil, accuracy: String? = nil,
    isPlaceholder: Bool = false, skeleton: Snapshot.Skeleton? = nil, spoken: String
  ) -> Snapshot.AddressButton {
    let words = environment.words
    return Snapshot.AddressButton(
      caption: words.deliverTo, label: label, line: line, accuracy: accuracy,
      isPlaceholder: isPlaceholder, skeleton: skeleton,
      accessibilityText: words.spoken(words.deliverTo, spoken))
  }

  private var skeleton: Snapshot.Skeleton {
    Snapshot.Skeleton(
      shapes: Snapshot.Skeleton.Shape.allCases, shimmers: !environment.reducesMotion)
  }

  /// What is announced of `address` once it is chosen.
  func announcement(of address: Address) -> String {
    let texts = texts(of: address)
    return environment.words.spoken(environment.words.deliverTo, texts.label, texts.line)
  }

  /// The texts of `address` that say something; its label is never nil together with its line.
  func texts(of address: Address) -> (label: String?, line: String?) {
    let label = address.label.saysSomething ? address.label : nil
    let line = address.line.saysSomething ? address.line : nil
    return label == nil && line == nil ? (environment.words.unnamedAddress, nil) : (label, line)
  }

  private func isSaved(_ address: Address) -> Bool {
    addresses?.contains { $0.id == address.id } == true
  }
}
