// SPDX-License-Identifier: MIT

public import ZoneGeometry

/// An address as lists of addresses have it, and where it is.
///
/// Texts that are not known are empty; all of them are kept as they are, whatever they hold.
public struct PlacedAddress: Hashable, Sendable {
  /// The house number, such as "18" or "12a".
  public var number: String
  /// The street without the number.
  public var street: String
  /// The flat, floor or suite.
  public var unit: String
  /// The city.
  public var city: String
  /// The state or province.
  public var region: String
  /// The postcode.
  public var postcode: String
  /// Where it is, on the globe.
  public var coordinate: Coordinate

  /// Creates an address; what is not known is left out.
  public init(
    number: String = "", street: String = "", unit: String = "", city: String = "",
    region: String = "", postcode: String = "", coordinate: Coordinate
  ) {
    self.number = number
    self.street = street
    self.unit = unit
    self.city = city
    self.region = region
    self.postcode = postcode
    self.coordinate = coordinate
  }

  /// The texts in the order in which addresses are written here: number, street, unit, city, region, postcode.
  public var texts: [String] { [number, street, unit, city, region, postcode] }

  /// All that is searched.
  var searched: String { texts.joined(separator: " ") }
}

extension PlacedAddress {
  /// Number, street and unit: "18 Harbor Street, Floor 3"; empty where all of them are.
  public var streetLine: String {
    let street = Self.joined([number, self.street], " ")
    return Self.joined([street, unit], ", ")
  }

  /// City, region and postcode: "Harborview, MA 02210"; empty where all of them are.
  public var cityLine: String {
    let region = Self.joined([self.region, postcode], " ")
    return Self.joined([city, region], ", ")
  }

  private static func joined(_ parts: [String], _ separator: String) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
