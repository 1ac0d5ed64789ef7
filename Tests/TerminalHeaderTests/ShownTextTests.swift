// SPDX-License-Identifier: MIT

import TerminalScreen
import Testing

@Suite("Texts in columns")
struct ShownTextTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let columns: Int
    let shown: String
    /// Columns as UAX #11 and `wcwidth` have them: wide characters 2, combining ones 0.
    let width: Int

    var testDescription: String { "\(text.prefix(20).debugDescription) in \(columns)" }
  }

  static let samples = [
    Sample(text: "Home", columns: 4, shown: "Home", width: 4),
    Sample(text: "Home", columns: 3, shown: "Ho…", width: 3),
    Sample(text: "Home", columns: 1, shown: "…", width: 1),
    Sample(text: "Home", columns: 0, shown: "", width: 0),
    Sample(text: "", columns: 5, shown: "", width: 0),
    // Three characters of two columns each.
    Sample(text: "日本語", columns: 6, shown: "日本語", width: 6),
    // Two and an ellipsis are five; with only four columns one and the ellipsis.
    Sample(text: "日本語", columns: 5, shown: "日本…", width: 5),
    Sample(text: "日本語", columns: 4, shown: "日…", width: 3),
    Sample(text: "日本語", columns: 1, shown: "…", width: 1),
    // e and U+0301 are one column, and are never parted.
    Sample(text: "cafe\u{301}s", columns: 5, shown: "cafe\u{301}s", width: 5),
    Sample(text: "cafe\u{301}s", columns: 4, shown: "caf…", width: 4),
    Sample(text: "😀😀", columns: 3, shown: "😀…", width: 3),
    // A family is drawn in 2 columns by some terminals, in 2 + 2 + 2 by others: the wider counts.
    Sample(text: "👩‍👩‍👧!", columns: 7, shown: "👩‍👩‍👧!", width: 7),
    Sample(text: "👩‍👩‍👧!", columns: 6, shown: "…", width: 1),
    // ⌨ is one column, as an emoji it may be two.
    Sample(text: "\u{2328}\u{FE0F}", columns: 2, shown: "\u{2328}\u{FE0F}", width: 2),
    Sample(text: "בית", columns: 3, shown: "בית", width: 3),
    // What acts on terminals, or turns the line around, becomes its escape: 6, 8 and 6 columns.
    Sample(text: "\u{1B}[2J", columns: 20, shown: "\\u{1B}[2J", width: 9),
    Sample(text: "a\u{202E}b", columns: 20, shown: "a\\u{202E}b", width: 10),
    Sample(text: "\u{9B}31m", columns: 20, shown: "\\u{9B}31m", width: 9),
    Sample(text: "a\r\nb\tc", columns: 20, shown: "a\\r\\nb\\tc", width: 9),
    // Isolates that are ended take no cells; one that is not is 8 columns.
    Sample(text: "\u{2068}25 د\u{2069}.", columns: 20, shown: "25 د.", width: 5),
    Sample(text: "\u{2068}25 د\u{2069}.", columns: 4, shown: "25 …", width: 4),
    Sample(text: "\u{2068}a", columns: 20, shown: "\\u{2068}a", width: 9),
    // An escape is never cut in the middle.
    Sample(text: "\u{1B}]0;x\u{07}", columns: 4, shown: "…", width: 1),
    Sample(text: "a\u{1B}]0;x\u{07}", columns: 9, shown: "a\\u{1B}]…", width: 9),
  ]

  @Test(arguments: samples)
  func areCutAtWholeCharacters(_ sample: Sample) {
    let shown = ShownText(sample.text, columns: sample.columns)
    #expect(shown.text == sample.shown)
    #expect(shown.columns == sample.width)
  }

  @Test func aLongTextIsLookedAtOnlyAsFarAsItIsShown() {
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(ShownText(marks, columns: 5).text.unicodeScalars.count <= 17)
    let blanks = String(repeating: "\u{200B}", count: 100_000)
    #expect(ShownText(blanks, columns: 5).text.unicodeScalars.count < 200)
    #expect(ShownText(String(repeating: "x", count: 1_000_000), columns: 5).text == "xxxx…")
  }

  @Test(arguments: [
    ("We don't deliver there yet", 12, ["We don't", "deliver", "there yet"]),
    ("abcdefghij klm", 4, ["abcd", "efgh", "ij", "klm"]),
    ("日本語です", 4, ["日本", "語で", "す"]),
    ("日本", 1, ["", ""]),
    ("", 10, [""]),
    // Its end comes two lines later.
    ("a \u{2068}b c d\u{2069} e", 3, ["a b", "c d", "e"]),
  ])
  func breakAtSpacesWhereThereAreAny(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(text.wrapped(columns: columns, maximum: 9).map(\.text) == lines)
  }

  @Test func theLastLineTellsThatThereIsMore() {
    #expect("one two three four".wrapped(columns: 6, maximum: 2).map(\.text) == ["one", "two t…"])
    #expect("one".wrapped(columns: 0, maximum: 2) == [])
    #expect("one".wrapped(columns: 5, maximum: 0) == [])
  }
}
