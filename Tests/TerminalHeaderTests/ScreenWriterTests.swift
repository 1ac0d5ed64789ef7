// SPDX-License-Identifier: MIT

import TerminalScreen
import Testing

@Suite("Frames into bytes")
struct ScreenWriterTests {
  private func line(_ text: String, at column: Int = 0, style: Style = Style()) -> Line {
    var line = Line()
    line.append(Span(column: column, text: ShownText(text, columns: 80), style: style))
    return line
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func aFrameIsOneSynchronisedUpdate() {
    var writer = ScreenWriter(.fullScreen)
    let bytes = text(writer.bytes(for: [line("a"), Line(), line("b", at: 3)], cursor: nil))
    // DECSET 2026, hidden cursor, erased; then each line that is not blank, by row and column.
    #expect(
      bytes == "^[?2026h^[?25l^[2J^[1;1H^[0m^[K^[0ma^[0m^[3;1H^[0m^[K^[4G^[0mb^[0m^[?2026l")
  }

  @Test func onlyLinesThatDifferAreWritten() {
    var writer = ScreenWriter(.fullScreen)
    _ = writer.bytes(for: [line("a"), line("b"), line("c")], cursor: nil)
    #expect(writer.bytes(for: [line("a"), line("b"), line("c")], cursor: nil) == [])
    #expect(
      text(writer.bytes(for: [line("a"), line("x"), line("c")], cursor: nil))
        == "^[?2026h^[?25l^[2;1H^[0m^[K^[0mx^[0m^[?2026l")
    // Lines that are gone are erased; the cursor shows where something is typed.
    #expect(
      text(writer.bytes(for: [line("a"), line("x")], cursor: .init(row: 1, column: 1)))
        == "^[?2026h^[?25l^[3;1H^[0m^[K^[0m^[2;1H^[2G^[?25h^[?2026l")
    writer.forget()
    #expect(text(writer.bytes(for: [line("a")], cursor: nil)).contains("^[2J"))
  }

  @Test func whatFollowsTextOfDoubtfulWidthIsPlacedByItsColumn() {
    var writer = ScreenWriter(.fullScreen)
    var line = Line()
    line.append(Span(column: 0, text: ShownText("👩‍👩‍👧", columns: 9), style: Style()))
    line.append(Span(column: 6, text: ShownText("!", columns: 9), style: Style()))
    #expect(text(writer.bytes(for: [line], cursor: nil)).contains("^[0m^[K^[7G^[0m!"))
  }

  /// The cursor stays on the last column once that was written, where erasing takes its cell along.
  @Test func nothingIsErasedAfterTheEndOfALine() {
    var writer = ScreenWriter(.fullScreen)
    let bytes = text(writer.bytes(for: [line("left"), line("Close", at: 75)], cursor: nil))
    #expect(bytes.hasSuffix("^[76G^[0mClose^[0m^[?2026l"))
    #expect(bytes.contains("left^[0m^[2;1H"))
  }

  @Test func anInlineScreenScrollsUpWhatIsAboveAndGoesAgain() {
    var writer = ScreenWriter(.inline)
    #expect(
      text(writer.bytes(for: [line("a"), line("b")], cursor: nil))
        == "^[?2026h^[?25l\r^[J\r\n\r^[1A^[0m^[K^[0ma^[0m\r^[1B^[0m^[K^[0mb^[0m\r^[?2026l")
    // One more line: from the last, a new one is made.
    #expect(
      text(writer.bytes(for: [line("a"), line("b"), line("c")], cursor: nil))
        == "^[?2026h^[?25l\r\n\r^[0m^[K^[0mc^[0m\r^[?2026l")
    #expect(text(writer.removing()) == "\r^[2A^[J")
    #expect(writer.removing() == [])
  }

  @Test func anInlineScreenGoesUpOverLinesThatANarrowerTerminalBroke() {
    var writer = ScreenWriter(.inline)
    let lines = [line("left"), line("Close", at: 75), Line(), line("end")]
    _ = writer.bytes(for: lines, cursor: nil)
    writer.resize(columns: 30)
    // Of 30 columns the second line takes 3 rows, 80 of 30: the last is 1 + 3 + 1 below the first.
    #expect(text(writer.bytes(for: [line("a")], cursor: nil)).hasPrefix("^[?2026h^[?25l\r^[5A^[J"))
    // The cursor in column 40 of a line: that is in its second row.
    _ = writer.bytes(for: lines, cursor: .init(row: 1, column: 40))
    writer.resize(columns: 30)
    #expect(text(writer.bytes(for: [line("a")], cursor: nil)).hasPrefix("^[?2026h^[?25l\r^[2A^[J"))
    // On a screen of its own nothing moves.
    var full = ScreenWriter(.fullScreen)
    _ = full.bytes(for: lines, cursor: nil)
    full.resize(columns: 30)
    #expect(text(full.bytes(for: [line("a")], cursor: nil)).contains("^[2J^[1;1H"))
  }

  @Test func anInlineScreenGoesOnBelowWhatOthersWrote() {
    var writer = ScreenWriter(.inline)
    let first = writer.bytes(for: [line("a"), line("b")], cursor: nil)
    writer.restart()
    #expect(writer.bytes(for: [line("a"), line("b")], cursor: nil) == first)
  }

  @Test(arguments: [ScreenWriter.Place.fullScreen, .inline])
  func whatIsOpenedIsClosed(_ place: ScreenWriter.Place) {
    let writer = ScreenWriter(place)
    let opening = writer.opening(mouse: true)
    for mode in ["1049", "2004", "1000", "1006"] where opening.contains("[?\(mode)h") {
      #expect(writer.closing.contains("[?\(mode)l"))
    }
    #expect(opening.contains("[?7l") && writer.closing.contains("[?7h"))
    #expect(opening.contains("[?25l") && writer.closing.contains("[?25h"))
    #expect(writer.closing.utf8.count <= 256)
    #expect(!writer.opening(mouse: false).contains("1006"))
  }
}
