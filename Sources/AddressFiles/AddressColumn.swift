// SPDX-License-Identifier: MIT

/// What a list says of an address, by the names of OpenAddresses.
public enum AddressColumn: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The longitude in degrees.
  case longitude = "lon"
  /// The latitude in degrees.
  case latitude = "lat"
  /// The house number.
  case number
  /// The street.
  case street
  /// The flat, floor or suite.
  case unit
  /// The city.
  case city
  /// The state or province.
  case region
  /// The postcode.
  case postcode

  /// The columns that hold texts, in the order of `PlacedAddress.texts`.
  static let texts: [Self] = [.number, .street, .unit, .city, .region, .postcode]

  /// The column that `name` names, in whatever case.
  init?(name: String) {
    let name = String(name.lowercased().trimmed)
    switch name {
    case "longitude", "x": self = .longitude
    case "latitude", "y": self = .latitude
    default: self.init(rawValue: name)
    }
  }

  /// Its usual name.
  public var description: String { rawValue }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
