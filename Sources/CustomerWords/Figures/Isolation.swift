// SPDX-License-Identifier: MIT

/// Keeps text that runs the other way from disturbing the order of a sentence
/// (Unicode Standard Annex #9, §2.4).
enum Isolation {
  private static let start: Unicode.Scalar = "\u{2068}"  // FIRST STRONG ISOLATE
  private static let end: Unicode.Scalar = "\u{2069}"  // POP DIRECTIONAL ISOLATE

  /// `text` in isolation.
  static func isolated(_ text: String) -> String {
    "\(start)\(text)\(end)"
  }

  /// `text`, which may be in any language, for a sentence that runs from right to left or not.
  ///
  /// Marks in it that could reach beyond it are taken out.
  static func text(_ text: String, isRightToLeft: Bool) -> String {
    // Most text is of one byte a character, and needs no look at each.
    if !isRightToLeft, text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var clean = String.UnicodeScalarView()
    var runsRightToLeft = false
    for scalar in text.unicodeScalars where !isMark(scalar) {
      clean.append(scalar)
      runsRightToLeft = runsRightToLeft || isOfRightToLeftScript(scalar)
    }
    return isRightToLeft || runsRightToLeft ? isolated(String(clean)) : String(clean)
  }

  /// Embeddings, overrides, isolates, and what ends them.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The blocks that the Unicode Standard keeps for scripts that run from right to left.
  private static func isOfRightToLeftScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
