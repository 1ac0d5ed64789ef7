// SPDX-License-Identifier: MIT

/// Reads a template from left to right.
struct MessageTemplateParser {
  private var scanner: MessageTemplateScanner
  private let parameters: [String: MessageVocabulary.Kind]?

  /// More braces in braces than this no sentence needs.
  private static let deepest = 4

  init(_ text: String, parameters: [String: MessageVocabulary.Kind]?) {
    scanner = MessageTemplateScanner(text)
    self.parameters = parameters
  }

  /// Reads the whole text.
  mutating func template() throws(MessageTemplateError) -> [MessageTemplate.Piece] {
    let pieces = try message(depth: 0, counted: nil)
    guard scanner.isAtEnd else {
      throw scanner.failure(expected: "an opening brace before the closing one")
    }
    return pieces
  }

  /// Reads up to the end, or to the brace that closes an arm; `#` is the figure `counted`.
  private mutating func message(
    depth: Int, counted: String?
  ) throws(MessageTemplateError) -> [MessageTemplate.Piece] {
    var pieces: [MessageTemplate.Piece] = []
    while true {
      let text = try scanner.readText(numberSignIsSpecial: counted != nil)
      if !text.isEmpty { pieces.append(.text(text)) }
      switch scanner.next {
      case "{":
        pieces.append(try argument(depth: depth))
      case "#":
        scanner.advance()
        pieces.append(.figure(name: counted ?? "", .number))
      default:
        return pieces
      }
    }
  }

  /// Reads a name in braces and what it is for.
  private mutating func argument(
    depth: Int
  ) throws(MessageTemplateError) -> MessageTemplate.Piece {
    guard depth < Self.deepest else {
      throw scanner.failure(.tooDeep, expected: "at most \(Self.deepest) braces in each other")
    }
    scanner.advance()
    let start = scanner.skipSpace()
    let name = try scanner.readWord(expected: "the name of a figure")
    try check(name, at: start)
    scanner.skipSpace()
    var piece = MessageTemplate.Piece.figure(name: name, .standard)
    if scanner.readIfPresent(",") {
      let start = scanner.skipSpace()
      let expected = "date, time, plural or select"
      let format = try scanner.readWord(expected: expected)
      switch format {
      case "date", "time":
        try check(name, isOf: .instant, for: format, at: start)
        piece = .figure(name: name, format == "date" ? .date : .time)
      case "plural":
        try check(name, isOf: .count, for: format, at: start)
        piece = try plural(of: name, depth: depth)
      case "select":
        try check(name, isOf: .text, for: format, at: start)
        piece = try select(by: name, depth: depth)
      default: throw scanner.failure(at: start, found: format, expected: expected)
      }
    }
    scanner.skipSpace()
    try scanner.read("}", expected: "a closing brace")
    return piece
  }

  /// Reads `, one {…} other {…}`.
  private mutating func plural(
    of name: String, depth: Int
  ) throws(MessageTemplateError) -> MessageTemplate.Piece {
    var exact: [Int64: [MessageTemplate.Piece]] = [:]
    var forms: [PluralCategory: [MessageTemplate.Piece]] = [:]
    try readArms { (parser: inout Self) throws(MessageTemplateError) in
      let start = parser.scanner.position
      let isNumber = parser.scanner.readIfPresent("=")
      let key = try parser.scanner.readWord(expected: isNumber ? "a number" : "a plural form")
      let category = PluralCategory(rawValue: key)
      let number = isNumber ? Int64(key) : nil
      guard number != nil || (!isNumber && category != nil) else {
        throw parser.scanner.failure(
          at: start, found: key,
          expected: isNumber ? "a number" : "zero, one, two, few, many, other or =NUMBER")
      }
      let arm = try parser.arm(depth: depth, counted: name)
      if let number { exact[number] = arm } else if let category { forms[category] = arm }
    }
    guard forms[.other] != nil else { throw scanner.failure(expected: "the form other {…}") }
    return .plural(name: name, exact: exact, forms: forms)
  }

  /// Reads `, basket {…} other {…}`.
  private mutating func select(
    by name: String, depth: Int
  ) throws(MessageTemplateError) -> MessageTemplate.Piece {
    var texts: [String: [MessageTemplate.Piece]] = [:]
    try readArms { (parser: inout Self) throws(MessageTemplateError) in
      let key = try parser.scanner.readWord(expected: "a text to compare with")
      texts[key] = try parser.arm(depth: depth, counted: nil)
    }
    guard let other = texts.removeValue(forKey: "other") else {
      throw scanner.failure(expected: "the choice other {…}")
    }
    return .select(name: name, texts, other: other)
  }

  /// Reads a comma, then arms up to the closing brace.
  private mutating func readArms(
    each read: (inout Self) throws(MessageTemplateError) -> Void
  ) throws(MessageTemplateError) {
    scanner.skipSpace()
    try scanner.read(",", expected: "a comma and the choices")
    scanner.skipSpace()
    while scanner.next != "}", !scanner.isAtEnd {
      try read(&self)
      scanner.skipSpace()
    }
  }

  /// Reads one choice in braces.
  private mutating func arm(
    depth: Int, counted: String?
  ) throws(MessageTemplateError) -> [MessageTemplate.Piece] {
    scanner.skipSpace()
    try scanner.read("{", expected: "a choice in braces")
    let pieces = try message(depth: depth + 1, counted: counted)
    try scanner.read("}", expected: "a closing brace")
    return pieces
  }

  private func check(_ name: String, at start: Int) throws(MessageTemplateError) {
    guard let parameters, parameters[name] == nil else { return }
    let known = parameters.keys.sorted().map { "{\($0)}" }.joined(separator: ", ")
    throw scanner.failure(
      .unknownName, at: start, found: name,
      expected: known.isEmpty ? "use no braces" : "known are \(known)")
  }

  private func check(
    _ name: String, isOf kind: MessageVocabulary.Kind, for format: String, at start: Int
  ) throws(MessageTemplateError) {
    guard let found = parameters?[name], found != kind else { return }
    throw scanner.failure(
      .wrongKind, at: start, found: format,
      expected: "\(format) is for figures of kind \(kind.rawValue), {\(name)} is \(found.rawValue)")
  }
}
