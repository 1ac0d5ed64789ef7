// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineParsing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0),
    // Three substitutions and insertions, the textbook case.
    ("kitten", "sitting", 3),
    // One swap; and the restricted distance may not edit the swapped letters again (2, not 3 - 1).
    ("sevrice", "service", 1), ("ca", "abc", 3),
    ("jsn", "json", 1), ("jsonn", "json", 1), ("jspn", "json", 1), ("straße", "strasse", 2),
  ])
  func `the distance is the published one`(first: String, second: String, distance: Int) {
    #expect(Suggestion.distance(first, second) == distance)
    #expect(Suggestion.distance(second, first) == distance)
  }

  /// The defining recurrence, without a table.
  static func naiveDistance(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    guard let x = a.last, let y = b.last else { return a.count + b.count }
    let (a1, b1) = (a.dropLast(), b.dropLast())
    var best = min(naiveDistance(a1, b) + 1, naiveDistance(a, b1) + 1)
    best = min(best, naiveDistance(a1, b1) + (x == y ? 0 : 1))
    if a1.last == y, b1.last == x {
      best = min(best, naiveDistance(a1.dropLast(), b1.dropLast()) + 1)
    }
    return best
  }

  @Test(arguments: UInt64(0)..<100)
  func `the distance agrees with its recurrence`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = (0..<2).map { _ in
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        "abc".randomElement(using: &generator) ?? "a"
      }
    }
    #expect(
      Suggestion.distance(String(words[0]), String(words[1]))
        == Self.naiveDistance(words[0][...], words[1][...]),
      "seed \(seed): \(words)")
  }

  @Test(arguments: [
    ("sevice", "service"), ("SERVICE", nil), ("serv", "service"), ("pl", nil), ("plugin", "plugin"),
    ("plugins", "plugins"), ("plgin", "plugin"), ("x", nil), ("it", "at"), ("", nil),
    ("jsonlines", nil), ("json", "json"),
  ])
  func `only what is near is suggested`(word: String, suggestion: String?) {
    let candidates = ["service", "plugin", "plugins", "at", "json"]
    #expect(Suggestion.nearest(to: word, in: candidates) == suggestion)
  }
}
