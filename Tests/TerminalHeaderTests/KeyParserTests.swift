// SPDX-License-Identifier: MIT

import Testing
import TerminalScreen

@Suite("Keys out of bytes")
struct KeyParserTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let keys: [Key]
    let testDescription: String

    init(_ text: String, _ keys: [Key]) {
      self.init([UInt8](text.utf8), keys, name: text.debugDescription)
    }

    init(_ bytes: [UInt8], _ keys: [Key], name: String) {
      self.bytes = bytes
      self.keys = keys
      testDescription = name
    }
  }

  static let samples = [
    Sample("j/q", [.character("j"), .character("/"), .character("q")]),
    Sample("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    // Application cursor keys (DECCKM), and keys of the keypad.
    Sample("\u{1B}OA\u{1B}OB\u{1B}OM", [.up, .down, .enter]),
    Sample(
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      [.home, .end, .home, .end, .home, .end]),
    Sample("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.pageUp, .pageDown, .delete]),
    // With Shift or Ctrl an arrow key is still an arrow key.
    Sample("\u{1B}[1;2A\u{1B}[1;5B\u{1B}[3;5~", [.up, .down, .delete]),
    Sample("\t\u{1B}[Z\r\n\u{7F}\u{08}", [.tab, .backTab, .enter, .enter, .backspace, .backspace]),
    Sample("\u{03}\u{1A}\u{0C}", [.control("c"), .control("z"), .control("l")]),
    Sample("é日😀", [.character("é"), .character("日"), .character("😀")]),
    // Keys with Alt mean nothing here, but Ctrl-C is Ctrl-C.
    Sample("\u{1B}qx\u{1B}\rx", [.character("x"), .character("x")]),
    Sample("\u{1B}\u{03}", [.control("c")]),
    // Escape, and another key that begins with it.
    Sample("\u{1B}\u{1B}[A", [.escape, .up]),
    // The mouse: left button at column 5, row 3; its release; the wheel.
    Sample("\u{1B}[<0;5;3M\u{1B}[<0;5;3m", [.click(row: 2, column: 4)]),
    Sample("\u{1B}[<64;1;1M\u{1B}[<65;1;1M", [.scroll(down: false), .scroll(down: true)]),
    Sample(
      "\u{1B}[<0;0;3Mx\u{1B}[<0;99999999999999999999;3My", [.character("x"), .character("y")]),
    Sample("\u{1B}[200~a\u{1B}[31m\nb\u{1B}[201~c", [.paste("a[31m b"), .character("c")]),
    Sample("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    // What looks like the end and is not.
    Sample("\u{1B}[200~a\u{1B}\u{1B}[20\u{1B}[201~c", [.paste("a[20"), .character("c")]),
    Sample("\u{1B}[200~abc\u{03}x", [.control("c"), .character("x")]),
    // Answers and keys that mean nothing here leave nothing behind: OSC, DCS, device attributes, F5, focus.
    Sample("\u{1B}]11;rgb:0000/0000/0000\u{07}x", [.character("x")]),
    Sample("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\x", [.character("x")]),
    Sample("\u{1B}P1$r0m\u{1B}\\x", [.character("x")]),
    Sample("\u{1B}[?64;1cx\u{1B}[15~\u{1B}[Ix\u{1B}[97;5u", [.character("x"), .character("x")]),
    Sample("\u{1B}[" + String(repeating: "1;", count: 5000) + "Ax", [.character("x")]),
    // Not UTF-8: a stray continuation, a beginning without its end, a surrogate, an overlong form.
    Sample([0x80, 0x61], [.character("a")], name: "80 61"),
    Sample([0xE6, 0x97, 0x61], [.character("a")], name: "E6 97 61"),
    Sample([0xED, 0xA0, 0x80, 0x61], [.character("a")], name: "ED A0 80 61"),
    Sample([0xE0, 0x80, 0x80, 0x61], [.character("a")], name: "E0 80 80 61"),
    Sample([0xC2, 0x9B, 0x41], [.character("A")], name: "C2 9B 41: CSI as one control character"),
    Sample([0xFF, 0xC0, 0xF5, 0x00, 0x61], [.character("a")], name: "FF C0 F5 00 61"),
  ]

  @Test(arguments: samples)
  func areTheSameHoweverTheBytesAreDivided(_ sample: Sample) {
    for first in 0...sample.bytes.count where first < 200 {
      var parser = KeyParser()
      var keys = parser.keys(in: sample.bytes[..<first])
      keys += parser.keys(in: sample.bytes[first...])
      #expect(keys == sample.keys, "divided after \(first) bytes")
      #expect(!parser.isWaiting)
    }
    var parser = KeyParser()
    #expect(sample.bytes.flatMap { parser.keys(in: [$0]) } == sample.keys)
  }

  @Test func escapeAloneIsAKeyAfterAPause() {
    var parser = KeyParser()
    #expect(parser.keys(in: [0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.pause() == [.escape])
    #expect(!parser.isWaiting)
    #expect(parser.pause() == [])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;"])
  func whatIsCutShortIsNoKey(_ text: String) {
    var parser = KeyParser()
    #expect(parser.keys(in: Array(text.utf8)) + parser.pause() == [])
    #expect(parser.keys(in: [0x78]) == [.character("x")])
  }

  @Test func aPasteMayPauseAndNeverFillsTheMemory() {
    var parser = KeyParser()
    var keys = parser.keys(in: Array("\u{1B}[200~".utf8))
    for _ in 0..<1000 { keys += parser.keys(in: [UInt8](repeating: 0x61, count: 1000)) }
    keys += parser.pause()
    #expect(keys == [])
    keys = parser.keys(in: Array("z\u{1B}[201~x".utf8))
    // Its beginning is what is kept.
    #expect(keys == [.paste(String(repeating: "a", count: 4096)), .character("x")])
  }

  @Test func aPasteWhoseEndGotLostEndsAfterASilence() {
    var parser = KeyParser()
    #expect(parser.keys(in: Array("\u{1B}[200~abc\u{1B}[2".utf8)) + parser.pause() == [])
    #expect(parser.silence() == [.paste("abc")])
    #expect(parser.keys(in: [0x78]) == [.character("x")])
    #expect(parser.silence() == [])
  }
}
