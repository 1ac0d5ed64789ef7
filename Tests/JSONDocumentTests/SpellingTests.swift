// SPDX-License-Identifier: MIT

import JSONDocument
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

  @Test(
    arguments: [
      ("minimumOrdr", "minimumOrder"), ("featurecollection", "FeatureCollection"),
      ("huors", "hours"), ("fe", "fee"), ("delivery", nil), ("x", nil), ("", nil),
    ] as [(String, String?)])
  func `the nearest word is suggested when it is near`(word: String, expected: String?) {
    let known = ["minimumOrder", "hours", "fee", "FeatureCollection", "hub"]
    #expect(Spelling.nearest(to: word, among: known) == expected)
  }
}
