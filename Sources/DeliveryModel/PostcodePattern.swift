// SPDX-License-Identifier: MIT

/// A set of postcodes, in one of four forms:
///
/// - `02110`: this postcode.
/// - `KW15*`: all that begin so, whatever follows. It is about characters, so `PA67*` also stands for
///   `PA6 7LN`.
/// - `PA67 *`: all whose first part is this. `PA67 1AB` is one, `PA6 7LN` is not. A postcode that is
///   written without a space is divided as in the United Kingdom, before its last three characters, when
///   the pattern has a letter.
/// - `90210...90299`: the range with both ends. Ends have as many characters, and so do the postcodes
///   in it: `9021` is not between them. What stands before the digits is the same at both ends
///   (`D01...D24`), and prefixes have ranges too: `KW15*...KW17*` stands for `KW15`, `KW16` and `KW17` with
///   whatever follows.
///
/// Upper and lower case, spaces and hyphens make no difference elsewhere.
public struct PostcodePattern: Hashable, Sendable, CustomStringConvertible {
  /// What the pattern asks of a postcode.
  private enum Form: Hashable, Sendable {
    case exactly([UInt8])
    case beginning([UInt8])
    case firstPart([UInt8])
    case range(from: [UInt8], to: [UInt8], isPrefix: Bool)
  }

  /// The pattern as it was written.
  public let description: String
  private let form: Form

  /// Reads a pattern; nil when it has none of the forms.
  public init?(_ text: String) {
    description = text
    let ends = Self.ends(of: text)
    guard ends.count == 2 else {
      guard ends.count == 1, let single = Self.single(ends[0]) else { return nil }
      form = single
      return
    }
    guard let range = Self.range(ends[0], ends[1]) else { return nil }
    form = range
  }

  /// Whether `postcode` is in the set.
  public func matches(_ postcode: Postcode) -> Bool {
    let characters = postcode.characters
    switch form {
    case .exactly(let code): return characters == code
    case .beginning(let prefix): return characters.starts(with: prefix)
    case .firstPart(let part): return characters.prefix(postcode.firstPart(like: part)) == part[...]
    case .range(let from, let to, let isPrefix):
      guard isPrefix ? characters.count >= from.count : characters.count == from.count else {
        return false
      }
      let code = characters.prefix(from.count)
      // The same length, so that the order of characters is that of numbers.
      return code.allSatisfyKinds(of: from)
        && !code.lexicographicallyPrecedes(from) && !to.lexicographicallyPrecedes(code)
    }
  }

  /// The texts on both sides of `...`, or the whole text.
  private static func ends(of text: String) -> [Substring] {
    var ends: [Substring] = []
    var rest = Substring(text)
    while let dots = rest.firstRange(of: "...") {
      ends.append(rest[..<dots.lowerBound])
      rest = rest[dots.upperBound...]
    }
    return ends + [rest]
  }

  private static func single(_ text: Substring) -> Form? {
    guard text.last == "*" else {
      return Postcode(String(text)).map { .exactly($0.characters) }
    }
    let stem = text.dropLast()
    guard let code = Postcode(String(stem)) else { return nil }
    return stem.last == " " || stem.last == "-"
      ? .firstPart(code.characters) : .beginning(code.characters)
  }

  private static func range(_ first: Substring, _ last: Substring) -> Form? {
    let isPrefix = first.last == "*"
    guard isPrefix == (last.last == "*"),
      let from = Postcode(String(isPrefix ? first.dropLast() : first))?.characters,
      let to = Postcode(String(isPrefix ? last.dropLast() : last))?.characters,
      from.count == to.count, !to.lexicographicallyPrecedes(from)
    else { return nil }
    let start = zip(from, to).prefix { $0 == $1 }.count
    guard (from[start...] + to[start...]).allSatisfy(\.isDigit) else { return nil }
    return .range(from: from, to: to, isPrefix: isPrefix)
  }
}

extension Postcode {
  /// The number of characters in the first part, for a pattern that asks for `part`.
  fileprivate func firstPart(like part: [UInt8]) -> Int {
    if let firstPartCount { return firstPartCount }
    // Written in one: British postcodes end in three characters of the inward code.
    let isBritish = part.contains { !$0.isDigit } && characters.count >= 5
    return isBritish ? characters.count - 3 : characters.count
  }
}

extension Collection<UInt8> {
  /// Whether digits stand where `other` has digits, and letters where it has letters.
  fileprivate func allSatisfyKinds(of other: some Collection<UInt8>) -> Bool {
    zip(self, other).allSatisfy { $0.isDigit == $1.isDigit }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
