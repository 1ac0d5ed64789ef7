// SPDX-License-Identifier: MIT

/// A set of postcodes.
///
/// There are four forms:
/// - `02110`: this postcode, or all whose first part it is: `02110-1234`; `SW1A` stands for `SW1A 1AA`.
/// - `KW15*`: all whose first part begins so: `PA67*` stands for `PA67 1AB` and not for `PA6 7LN`.
/// - `SW1A 1*`: all whose first part is this and whose rest begins so; with `SW1A *` any rest will do.
/// - `90210...90299`: the range with both ends. Ends have as many characters, and so have the postcodes in it
///   or their first parts: `90210-1234` and, in `1000...1099`, `1012 AB` are, `9021` is not. What stands before
///   the digits is the same at both ends (`D01...D24`). Beginnings have ranges too: `KW15*...KW17*` stands for
///   all whose first part begins with `KW15`, `KW16` or `KW17`.
///
/// The first part ends at the space or hyphen. Where there is none, it is told from the shape of American
/// (ZIP+4), British, Canadian and Dutch postcodes, and is all of any other. Upper and lower case, spaces and
/// hyphens make no difference elsewhere.
public struct PostcodePattern: Hashable, Sendable, CustomStringConvertible {
  /// What the pattern asks of a postcode.
  private enum Form: Hashable, Sendable {
    case exactly([UInt8])
    case beginning([UInt8])
    case divided(first: [UInt8], rest: [UInt8])
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
    case .exactly(let code): return characters == code || postcode.firstPart == code[...]
    case .beginning(let prefix): return postcode.firstPart.starts(with: prefix)
    case .divided(let first, let rest):
      return postcode.firstPart == first[...] && postcode.rest.starts(with: rest)
    case .range(let from, let to, let isPrefix):
      let isWhole = !isPrefix && characters.count == from.count
      let part = isWhole ? characters[...] : postcode.firstPart
      guard isPrefix ? part.count >= from.count : part.count == from.count else { return false }
      let code = part.prefix(from.count)
      // The same length, so that the order of characters is that of numbers.
      return code.hasDigits(whereHas: from)
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
    let isDivided = stem.drop { $0 == " " || $0 == "-" }.contains { $0 == " " || $0 == "-" }
    return isDivided
      ? .divided(first: Array(code.firstPart), rest: Array(code.rest))
      : .beginning(code.characters)
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
  fileprivate var firstPart: ArraySlice<UInt8> { characters[..<firstPartCount] }
  fileprivate var rest: ArraySlice<UInt8> { characters[firstPartCount...] }
}

extension Collection<UInt8> {
  /// Whether digits stand where `other` has digits, and letters where it has letters.
  fileprivate func hasDigits(whereHas other: some Collection<UInt8>) -> Bool {
    zip(self, other).allSatisfy { $0.isDigit == $1.isDigit }
  }
}
