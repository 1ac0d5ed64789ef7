// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineParsing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(arguments: [
    ("sevice", "service"), ("SERVICE", "service"), ("serv", "service"), ("pl", nil),
    ("plugin", "plugin"),
    ("plugins", "plugins"), ("plgin", "plugin"), ("x", nil), ("it", "at"), ("", nil),
    ("jsonlines", nil), ("json", "json"),
  ])
  func `only what is near is suggested`(word: String, suggestion: String?) {
    let candidates = ["service", "plugin", "plugins", "at", "json"]
    #expect(Suggestion.nearest(to: word, in: candidates) == suggestion)
  }
}
