// SPDX-License-Identifier: MIT

import Diagnostics
import TestSupport
import Testing

@Suite("Spelling")
struct SpellingTests {
  // Counted by hand: one insertion, deletion, replacement or swap of neighbours each is 1.
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3),
    ("abc", "ab", 1), ("abc", "axc", 1), ("abc", "acb", 1), ("minimumOrdr", "minimumOrder", 1),
    ("kitten", "sitting", 3),
    // The restricted distance: "ca" -> "ac" -> "abc" would edit one place twice, so it is 3 and not 2.
    ("ca", "abc", 3),
  ])
  func `distance counts the slips of the keyboard`(first: String, second: String, slips: Int) {
    #expect(Spelling.distance(first, second) == slips)
    #expect(Spelling.distance(second, first) == slips)
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
  func `distance agrees with its recurrence`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = (0..<2).map { _ in
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        "abc".randomElement(using: &generator) ?? "a"
      }
    }
    #expect(
      Spelling.distance(String(words[0]), String(words[1]))
        == Self.naiveDistance(words[0][...], words[1][...]),
      "seed \(seed): \(words)")
  }

  @Test(
    arguments: [
      ("minimumOrdr", "minimumOrder"), ("featurecollection", "FeatureCollection"),
      ("huors", "hours"), ("fe", "fee"), ("delivery", nil), ("x", nil), ("", nil),
    ] as [(String, String?)])
  func `the nearest word is suggested when it is near`(word: String, expected: String?) {
    let known = ["minimumOrder", "hours", "fee", "FeatureCollection", "hub"]
    #expect(Spelling.nearest(to: word, among: known) == expected)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a huge word is soon seen to be like none`() {
    let huge = String(repeating: "hub", count: 1_000_000)
    #expect(Spelling.nearest(to: huge, among: Array(repeating: "hub", count: 50)) == nil)
  }
}
