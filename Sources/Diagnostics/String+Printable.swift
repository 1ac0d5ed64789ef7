// SPDX-License-Identifier: MIT

extension String {
  /// The text with every character that could move a terminal's cursor, colour it or reorder the
  /// line written as an escape such as `\u{1B}`.
  ///
  /// Those are Unicode's control, line and paragraph separator, and bidirectional formatting
  /// characters (UAX #9); other text, emoji joiners too, stays as it is. So do ``balancedIsolates``.
  package var printable: String {
    guard unicodeScalars.contains(where: \.actsOnTerminals) else { return self }
    let isolates = balancedIsolates
    return unicodeScalars.indices.reduce(into: "") { result, index in
      let scalar = unicodeScalars[index]
      if scalar.actsOnTerminals, !isolates.contains(index) {
        result += scalar.escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension StringProtocol {
  /// Where in the text are isolates (UAX #9) that begin and end within it: what they enclose cannot reorder
  /// what is around them, and what is around the text is out of their reach.
  package var balancedIsolates: Set<String.Index> {
    var balanced: Set<String.Index> = []
    var open: [String.Index] = []
    for index in unicodeScalars.indices where unicodeScalars[index].isIsolate {
      if !unicodeScalars[index].endsIsolate {
        open.append(index)
      } else if let start = open.popLast() {
        balanced.formUnion([start, index])
      }
    }
    return balanced
  }
}

extension Unicode.Scalar {
  /// Whether it begins or ends an isolate.
  package var isIsolate: Bool { (0x2066...0x2069).contains(value) }

  fileprivate var endsIsolate: Bool { value == 0x2069 }
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
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E: true
    default: isIsolate
    }
  }
}
