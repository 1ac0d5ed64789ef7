// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

@Suite("Printable text")
struct PrintableTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("Zürich 北京 👩‍🚀 e\u{301}", "Zürich 北京 👩‍🚀 e\u{301}"),
    ("a\nb\r\nc\td", #"a\nb\r\nc\td"#),
    ("\u{0}\u{1B}[2J\u{7F}", #"\u{0}\u{1B}[2J\u{7F}"#),
    // C1 controls: U+009B begins a control sequence on some terminals.
    ("\u{80}\u{9B}31m\u{9F}", #"\u{80}\u{9B}31m\u{9F}"#),
    // Bidirectional overrides and isolates can make a line read as another (CVE-2021-42574).
    ("a\u{202E}b\u{2066}c\u{200F}d\u{61C}", #"a\u{202E}b\u{2066}c\u{200F}d\u{61C}"#),
    // Isolates that end within the text stay, nested ones too; those that do not, and ends of nothing, are escaped.
    ("\u{2068}25\u{2069} د", "\u{2068}25\u{2069} د"),
    ("\u{2066}a\u{2067}b\u{2069}c\u{2069}", "\u{2066}a\u{2067}b\u{2069}c\u{2069}"),
    ("\u{2067}a\u{2068}b\u{2069}", "\\u{2067}a\u{2068}b\u{2069}"),
    ("\u{2069}a\u{2068}", #"\u{2069}a\u{2068}"#),
    ("\u{2068}\u{202E}a\u{2069}", "\u{2068}\\u{202E}a\u{2069}"),
    ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#),
    (#"C:\new"#, #"C:\new"#),
  ])
  func `has no character that acts on a terminal`(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test func `escapes each control character and keeps each letter`() {
    for value in UInt32(0)...0x2FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
      let text = String(scalar)
      #expect((text.printable == text) == !isControl, "U+\(String(value, radix: 16))")
    }
  }
}
