// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// `LON,LAT`, or `-` for lines of it on standard input.
enum CoordinateArgument: CommandLineValue {
  case coordinate(WrittenCoordinate)
  case standardInput

  init(argument: String) throws(InvalidValue) {
    self = argument == "-" ? .standardInput : .coordinate(try WrittenCoordinate(argument: argument))
  }
}

/// A coordinate, and how it was written.
struct WrittenCoordinate: CommandLineValue {
  let text: String
  let coordinate: Coordinate

  init(argument: String) throws(InvalidValue) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { Double($0.trimmed) }
    guard numbers.count == 2, let longitude = numbers[0], let latitude = numbers[1] else {
      throw InvalidValue(argument, expected: "LON,LAT in degrees, such as -71.0552,42.3601")
    }
    do {
      coordinate = try Coordinate(longitude: longitude, latitude: latitude).validated()
    } catch {
      let looksSwapped = abs(longitude) <= 90 && abs(latitude) <= 180
      let hint = looksSwapped ? "; the longitude comes first" : ""
      throw InvalidValue(argument, expected: "a latitude of -90 to 90 after the comma\(hint)")
    }
    text = argument
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var trimmed: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = drop(while: isBlank)
    return String(start.reversed().drop(while: isBlank).reversed())
  }
}
