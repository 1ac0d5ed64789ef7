// SPDX-License-Identifier: MIT

/// The characters of a template, and how far they have been read.
struct MessageTemplateScanner {
  private let scalars: [Unicode.Scalar]
  private(set) var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The next character, if any.
  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  var isAtEnd: Bool { position == scalars.count }

  /// Steps over the next character.
  mutating func advance() {
    position = min(position + 1, scalars.count)
  }

  /// Steps over spaces and line ends; the position behind them.
  @discardableResult
  mutating func skipSpace() -> Int {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
    return position
  }

  /// Reads `scalar` if it comes next.
  mutating func readIfPresent(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// Reads `scalar`, which must come next.
  mutating func read(_ scalar: Unicode.Scalar, expected: String) throws(MessageTemplateError) {
    guard readIfPresent(scalar) else { throw failure(expected: expected) }
  }

  /// Reads letters, digits, `_`, `-` and `.`, at least one.
  mutating func readWord(expected: String) throws(MessageTemplateError) -> String {
    let start = position
    while let scalar = next, Self.isPartOfWord(scalar) { position += 1 }
    guard position > start else { throw failure(expected: expected) }
    return text(from: start)
  }

  /// Reads up to the next brace that counts, or `#` when that does, without its quotes.
  mutating func readText(numberSignIsSpecial: Bool) throws(MessageTemplateError) -> String {
    func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "{" || scalar == "}" || (numberSignIsSpecial && scalar == "#")
    }
    var text = String.UnicodeScalarView()
    while let scalar = next, !isSpecial(scalar) {
      let following = position + 1 < scalars.count ? scalars[position + 1] : nil
      position += 1
      guard scalar == "'", let following else {
        text.append(scalar)
        continue
      }
      if following == "'" {
        position += 1
        text.append("'")
      } else if isSpecial(following) {
        try readQuoted(into: &text)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Reads behind an apostrophe up to the next one; two of them are one that counts as text.
  private mutating func readQuoted(
    into text: inout String.UnicodeScalarView
  ) throws(MessageTemplateError) {
    while let scalar = next {
      position += 1
      if scalar == "'", !readIfPresent("'") { return }
      text.append(scalar)
    }
    throw failure(expected: "an apostrophe that ends the quotation")
  }

  /// A mistake at `start`, or where reading is.
  func failure(
    _ reason: MessageTemplateError.Reason = .unexpected, at start: Int? = nil,
    found: String? = nil, expected: String
  ) -> MessageTemplateError {
    let start = start ?? position
    let rest = String(String.UnicodeScalarView(scalars[start...].prefix(Self.excerptLength)))
    return MessageTemplateError(
      reason: reason, column: start + 1, found: found ?? rest, expected: expected)
  }

  private func text(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private static let excerptLength = 20

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
    default: false
    }
  }
}
