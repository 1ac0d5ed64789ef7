// SPDX-License-Identifier: MIT

/// Reads opening hours by recursive descent: this file the rules and their states, the others the lists
/// of days and times.
struct OpeningHoursParser {
  var scanner: OpeningHoursScanner

  init(_ text: String) {
    scanner = OpeningHoursScanner(text)
  }

  /// Reads all rules; a `;` may follow the last.
  mutating func readRules() throws(OpeningHoursError) -> [OpeningRule] {
    guard !scanner.isTooLong else {
      throw scanner.failure(
        .tooLong, expected: "at most \(OpeningHoursScanner.longestText) bytes of text")
    }
    var rules = [try readRule(.replacing)]
    while let combination = readSeparator() {
      if combination == .replacing && scanner.isAtEnd { break }
      guard rules.count < RuleTable.mostRules else {
        throw scanner.failure(.tooLong, expected: "at most \(RuleTable.mostRules) rules")
      }
      rules.append(try readRule(combination))
    }
    return rules
  }

  /// Skips spaces and a comma when what begins behind it belongs to the same list.
  mutating func skipComma(before beginsItem: (Self) -> Bool) -> Bool {
    let start = scanner.position
    scanner.skipSpaces()
    if scanner.skip(",") {
      scanner.skipSpaces()
      if beginsItem(self) { return true }
    }
    scanner.rewind(to: start)
    return false
  }

  /// Skips what stands between two rules; nothing at the end of the text.
  private mutating func readSeparator() -> OpeningRule.Combination? {
    defer { scanner.skipSpaces() }
    if scanner.skip(";") { return .replacing }
    if scanner.skip("||") { return .fallingBack }
    return scanner.skip(",") ? .adding : nil
  }

  private mutating func readRule(
    _ combination: OpeningRule.Combination
  ) throws(OpeningHoursError) -> OpeningRule {
    scanner.skipSpaces()
    let start = scanner.position
    let heading = try readHeading()
    let isAlways = scanner.skip("24/7")
    let days = isAlways ? DaySelector() : try readDays()
    let spans = isAlways ? [.wholeDay] : try readSpans()
    scanner.skipSpaces()
    let stateStart = scanner.position
    let state = try readState(heading: heading)
    let isComplete = !spans.isEmpty || scanner.position > stateStart
    scanner.skipSpaces()
    try expectEndOfRule(isEmpty: scanner.position == start, isComplete: isComplete)
    return OpeningRule(
      combination: combination, days: days, spans: spans.isEmpty ? [.wholeDay] : spans,
      state: state)
  }

  /// Reads `"comment":` in front of a rule; nothing, and goes back, when a comment is all of the rule.
  private mutating func readHeading() throws(OpeningHoursError) -> String? {
    let start = scanner.position
    if let comment = try readComment() {
      scanner.skipSpaces()
      if scanner.skip(":") {
        scanner.skipSpaces()
        return comment
      }
    }
    scanner.rewind(to: start)
    return nil
  }

  /// Reads `open`, `off "comment"`, `"comment"` or nothing, which means open; a `heading` is a comment, too.
  private mutating func readState(
    heading: String?
  ) throws(OpeningHoursError) -> OpeningHours.State {
    let kind = OpeningHoursWords.kind(of: scanner.peekWord())
    if kind != nil {
      scanner.skipWord()
      scanner.skipSpaces()
    }
    let comments = [heading, try readComment()].compactMap(\.self)
    return OpeningHours.State(
      kind ?? .open, comment: comments.isEmpty ? nil : comments.joined(separator: ", "))
  }

  private mutating func readComment() throws(OpeningHoursError) -> String? {
    let start = scanner.position
    guard scanner.skip("\"") else { return nil }
    guard let comment = scanner.readQuoted() else {
      throw scanner.failure(at: start, expected: "a comment with a quotation mark at its end")
    }
    return comment
  }

  /// Makes sure that a rule ends here.
  ///
  /// A comma behind a rule without times and state (`isComplete`) goes on with its list of days, so that
  /// `Mo-Fr, 10:00-12:00` does not become a rule for whole days and another for every day.
  private mutating func expectEndOfRule(
    isEmpty: Bool, isComplete: Bool
  ) throws(OpeningHoursError) {
    if isEmpty {
      throw unexpected(expected: "a rule such as \"Mo-Fr 09:00-17:00\" or \"PH off\"")
    }
    if !isComplete && scanner.skip(",") {
      scanner.skipSpaces()
      throw unexpected(expected: "another day of the list")
    }
    guard scanner.isAtEnd || scanner.sees(";") || scanner.sees(",") || scanner.sees("||") else {
      throw unexpected(
        expected: isComplete
          ? "open, off, unknown, a comment, or \";\" and another rule"
          : "a time such as \"09:00-17:00\", open, off, unknown or a comment")
    }
  }

  /// An error about what stands here, with the right spelling of a word that is only spelt wrong.
  func unexpected(expected: String) -> OpeningHoursError {
    let correction = OpeningHoursWords.correction(of: scanner.peekWord())
    return scanner.failure(expected: correction.map { "\"\($0)\"" } ?? expected)
  }
}
