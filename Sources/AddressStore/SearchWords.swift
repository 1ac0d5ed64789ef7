// SPDX-License-Identifier: MIT

/// The words of a text, as the index of a store has them.
///
/// A word is a run of letters, marks and digits. Whatever else a person types divides words and means nothing,
/// so no text is ever read as the language of FTS5.
struct SearchWords {
  /// Nobody types more; what follows is not looked at.
  static let maximumCount = 16
  private static let maximumScalars = 64

  /// The words as they are written, at most `maximumCount`.
  let words: [String]

  /// The words of `text`.
  init(in text: String, maximum: Int = maximumCount) {
    var words: [String] = []
    for run in text.unicodeScalars.split(whereSeparator: { !$0.isOfWords }) {
      guard words.count < maximum else { break }
      guard run.contains(where: \.isLetterOrNumber) else { continue }
      words.append(String(String.UnicodeScalarView(run.prefix(Self.maximumScalars))))
    }
    self.words = words
  }

  /// What finds addresses with all of the words, as FTS5 has it, the strictest first: each word as it is, then the
  /// last one as a beginning, then all of them.
  ///
  /// Who types a word has not finished the last one, and may have cut others short.
  var expressions: [String] {
    guard let last = words.last else { return [] }
    let whole = words.map { "\"\($0)\"" }
    let beginnings = whole.map { $0 + "*" }
    let unfinished = whole.dropLast() + ["\"\(last)\"*"]
    let all = [whole, Array(unfinished), beginnings].map { $0.joined(separator: " AND ") }
    return words.count == 1 ? Array(all.prefix(2)) : all
  }

  /// Whether each word of `number` is among these, in whatever case.
  func contain(number: String) -> Bool {
    let parts = SearchWords(in: number).words
    let own = Set(words.map { $0.lowercased() })
    return !parts.isEmpty && parts.allSatisfy { own.contains($0.lowercased()) }
  }
}

extension Unicode.Scalar {
  /// SQLite's tables end with this version; what came later divides words there.
  private static let knownVersion = (major: 6, minor: 1)

  fileprivate var isOfWords: Bool { isLetterOrNumber || isMark }

  fileprivate var isLetterOrNumber: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      isKnown
    default: false
    }
  }

  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: isKnown
    default: false
    }
  }

  private var isKnown: Bool {
    if isASCII { return true }
    guard let age = properties.age else { return false }
    return (age.major, age.minor) <= Self.knownVersion
  }
}
