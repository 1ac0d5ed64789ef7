// SPDX-License-Identifier: MIT

/// A postcode as people write it, reduced to what tells it from others.
///
/// Letters count in upper case; spaces and hyphens do not count, since people leave them out or put
/// them elsewhere: `sw1a 1aa`, `SW1A1AA`, and `SW1A-1AA` are one postcode.
public struct Postcode: Hashable, Sendable {
  /// Letters and digits in upper case, without spaces and hyphens.
  public let characters: [UInt8]
  /// How many of them are in the first part: before the first space or hyphen, else as its country has it
  /// (`undividedFirstPartCount`), else all.
  let firstPartCount: Int

  /// The postcode written as `text`; nil unless it is 1 to 16 letters A–Z and digits, with spaces
  /// or hyphens between them.
  public init?(_ text: String) {
    var characters: [UInt8] = []
    var firstPartCount: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        characters.append(byte)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): characters.append(byte - 32)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "\t"):
        if !characters.isEmpty, firstPartCount == nil { firstPartCount = characters.count }
      default: return nil
      }
    }
    guard (1...16).contains(characters.count) else { return nil }
    self.characters = characters
    self.firstPartCount =
      firstPartCount ?? characters.undividedFirstPartCount ?? characters.count
  }

  /// Equal when the letters and digits are.
  public static func == (one: Postcode, other: Postcode) -> Bool {
    one.characters == other.characters
  }

  /// Hashes the letters and digits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(characters)
  }
}

extension [UInt8] {
  /// How long the first part is where a postcode of two parts is written in one: the ZIP code of a ZIP+4
  /// (`021101234`), the forward sortation area of a Canadian one (`K1A0B1`), the digits of a Dutch one
  /// (`1012AB`), the outward code of a British one (`PA67LN`, which ends in a digit and two letters).
  fileprivate var undividedFirstPartCount: Int? {
    let shape = String(
      decoding: map { $0.isDigit ? UInt8(ascii: "9") : UInt8(ascii: "A") }, as: UTF8.self)
    return switch shape {
    case "999999999": 5
    case "A9A9A9": 3
    case "9999AA": 4
    case _ where count >= 5 && shape.hasPrefix("A") && shape.hasSuffix("9AA"): count - 3
    default: nil
    }
  }
}

extension UInt8 {
  /// Whether it is one of the ASCII digits.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
