// SPDX-License-Identifier: MIT

/// A postcode as people write it, reduced to what tells it from others.
///
/// Letters count in upper case; spaces and hyphens do not count, since people leave them out or put
/// them elsewhere: `sw1a 1aa`, `SW1A1AA`, and `SW1A-1AA` are one postcode.
public struct Postcode: Hashable, Sendable {
  /// Letters and digits in upper case, without spaces and hyphens.
  public let characters: [UInt8]
  /// How many of them are in the first part: before the first space or hyphen, else before the inward
  /// code of a British postcode, a digit and two letters, else all.
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
      firstPartCount ?? characters.count - (characters.endsInInwardCode ? 3 : 0)
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
  /// Whether this is a British postcode written in one, as `PA67LN`: a letter first, since `1234AB` is
  /// Dutch, and a digit and two letters at the end.
  fileprivate var endsInInwardCode: Bool {
    count >= 5 && !self[0].isDigit && self[count - 3].isDigit && !self[count - 2].isDigit
      && !self[count - 1].isDigit
  }
}

extension UInt8 {
  /// Whether it is one of the ASCII digits.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
