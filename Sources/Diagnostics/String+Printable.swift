// SPDX-License-Identifier: MIT

extension String {
  /// The text with every character that could move a terminal's cursor, colour it or reorder the
  /// line written as an escape such as `\u{1B}`.
  ///
  /// Those are Unicode's control, line and paragraph separator, and bidirectional formatting
  /// characters (UAX #9); other text, emoji joiners too, stays as it is.
  package var printable: String {
    guard unicodeScalars.contains(where: \.actsOnTerminals) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.actsOnTerminals {
        result += scalar.escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  fileprivate var actsOnTerminals: Bool {
    // Nearly all text is ASCII, and a look into the tables of Unicode is slow.
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return isBidirectionalFormatting
    }
  }

  private var isBidirectionalFormatting: Bool {
    switch value {
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
