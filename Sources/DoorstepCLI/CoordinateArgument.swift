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

/// A coordinate, and how it was written, without spaces around it.
struct WrittenCoordinate: CommandLineValue {
  let text: String
  let coordinate: Coordinate

  /// The same figures, the second one first.
  var swappedText: String {
    text.split(separator: ",").reversed().map(\.trimmed).joined(separator: ",")
  }

  init(argument: String) throws(InvalidValue) {
    text = argument.trimmed
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map(\.trimmed).filter(\.isDecimal).compactMap(Double.init)
      .filter(\.isFinite)
    guard parts.count == 2, numbers.count == 2 else {
      throw InvalidValue(argument, expected: "LON,LAT in degrees, such as -71.0552,42.3601")
    }
    do {
      coordinate = try Coordinate(longitude: numbers[0], latitude: numbers[1]).validated()
    } catch {
      // The numbers are finite and longitudes wrap around: it is the latitude.
      let looksSwapped = abs(numbers[0]) <= 90 && abs(numbers[1]) <= 180
      let hint = looksSwapped ? "; the longitude comes first" : ""
      throw InvalidValue(argument, expected: "a latitude of -90 to 90 after the comma\(hint)")
    }
  }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// Whether only the characters of decimal numbers occur, as in `-71.05` and `4e1`.
  fileprivate var isDecimal: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
  }

  /// The text without spaces and tabs at its ends.
  var trimmed: String {
    let isText = { (byte: UInt8) in byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") }
    guard let start = utf8.firstIndex(where: isText), let end = utf8.lastIndex(where: isText) else {
      return ""
    }
    return String(self[start...end])
  }
}
