// SPDX-License-Identifier: MIT

public import ZoneGeometry

extension LocationHeader {
  /// A saved address as the chooser shows it.
  ///
  /// Every text is kept and handed on as it is, whatever it holds.
  public struct Address: Hashable, Identifiable, Sendable {
    /// Tells this address from the others.
    public var id: String
    /// The name its owner gave it, for example "Home".
    public var label: String
    /// The address itself on one line, for example "221 Elm Street, Apt 4".
    public var line: String
    /// The SF Symbol of its row, for example "house".
    public var symbol: String
    /// Where it is, when that is known.
    public var coordinate: Coordinate?
    /// How far, in metres, the true place may be from `coordinate`, where the answer depends on it; nil elsewhere.
    ///
    /// It is told of addresses that are not saved.
    public var accuracyMeters: Double?

    /// Creates an address; without a coordinate it has to be looked up before it can be checked.
    public init(
      id: String, label: String, line: String, symbol: String, coordinate: Coordinate? = nil,
      accuracyMeters: Double? = nil
    ) {
      self.id = id
      self.label = label
      self.line = line
      self.symbol = symbol
      self.coordinate = coordinate
      self.accuracyMeters = accuracyMeters
    }

    /// Home, Work and Sam's in a made-up harbour city, for previews and demonstrations.
    public static let samples = [
      Self(
        id: "home", label: "Home", line: "221 Elm Street, Apt 4", symbol: "house",
        coordinate: Coordinate(longitude: -71.0552, latitude: 42.3601)),
      Self(
        id: "work", label: "Work", line: "18 Harbor Street, Floor 3", symbol: "briefcase",
        coordinate: Coordinate(longitude: -71.0421, latitude: 42.3530)),
      Self(
        id: "sams", label: "Sam's", line: "40 Beech Road", symbol: "person",
        coordinate: Coordinate(longitude: -71.1190, latitude: 42.3736)),
    ]
  }
}
