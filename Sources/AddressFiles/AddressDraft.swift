// SPDX-License-Identifier: MIT

import AddressStore
import ZoneGeometry

/// The texts of a row, before they are an address.
struct AddressDraft {
  private static let maximumBytes = 500

  /// Why a row is no address.
  struct Fault: Error {
    let reason: AddressFileError.Reason
    /// What shows it.
    let column: AddressColumn
  }

  /// The text of a column, if there is one.
  private let text: (AddressColumn) -> String?

  init(_ text: @escaping (AddressColumn) -> String?) {
    self.text = text
  }

  /// The address.
  func address() throws(Fault) -> PlacedAddress {
    let coordinate = Coordinate(
      longitude: try degrees(.longitude), latitude: try degrees(.latitude))
    return try address(at: coordinate)
  }

  /// The address at `coordinate`, which is told elsewhere.
  func address(at coordinate: Coordinate) throws(Fault) -> PlacedAddress {
    if let fault = coordinate.fault { throw fault }
    var texts: [String] = []
    for column in AddressColumn.texts {
      let text = String((self.text(column) ?? "").trimmed)
      guard text.utf8.count <= Self.maximumBytes else {
        throw Fault(
          reason: .textTooLong(column, maximumBytes: Self.maximumBytes), column: column)
      }
      texts.append(text)
    }
    guard texts.contains(where: { !$0.isEmpty }) else {
      throw Fault(reason: .noText, column: .street)
    }
    return PlacedAddress(
      number: texts[0], street: texts[1], unit: texts[2], city: texts[3], region: texts[4],
      postcode: texts[5], coordinate: coordinate)
  }

  private func degrees(_ column: AddressColumn) throws(Fault) -> Double {
    let text = String((self.text(column) ?? "").trimmed)
    // Double takes hexadecimal numbers, infinities and "nan" as well.
    let isDecimal = text.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.eE".utf8.contains(byte)
    }
    guard isDecimal, let degrees = Double(text) else {
      throw Fault(reason: .notDegrees(column, text: text), column: column)
    }
    return degrees
  }
}

extension Coordinate {
  /// What is wrong with it; nil on the globe.
  ///
  /// Longitudes of lists do not go round it.
  fileprivate var fault: AddressDraft.Fault? {
    if !longitude.isFinite {
      return AddressDraft.Fault(
        reason: .offGlobe(CoordinateError(.longitudeNotFinite(longitude))), column: .longitude)
    }
    if !latitude.isFinite {
      return AddressDraft.Fault(
        reason: .offGlobe(CoordinateError(.latitudeNotFinite(latitude))), column: .latitude)
    }
    if abs(longitude) > 180 {
      return AddressDraft.Fault(
        reason: .offGlobe(CoordinateError(.longitudeOutOfRange(longitude))), column: .longitude)
    }
    if abs(latitude) > 90 {
      return AddressDraft.Fault(
        reason: .offGlobe(CoordinateError(.latitudeOutOfRange(latitude))), column: .latitude)
    }
    return nil
  }
}
