// SPDX-License-Identifier: MIT

public import ZoneGeometry

/// An address that somebody saved under a name.
public struct SavedAddress: Hashable, Sendable, Identifiable {
  /// Tells it from the other saved ones.
  public var id: String
  /// The name, for example "Home".
  public var label: String
  /// The address on one line.
  public var line: String
  /// The SF Symbol of its row.
  public var symbol: String
  /// Where it is, when that is known.
  public var coordinate: Coordinate?

  /// Creates a saved address.
  public init(
    id: String, label: String, line: String, symbol: String, coordinate: Coordinate? = nil
  ) {
    self.id = id
    self.label = label
    self.line = line
    self.symbol = symbol
    self.coordinate = coordinate
  }
}
