// SPDX-License-Identifier: MIT

/// Turns what the screen should show into the bytes that make it do so: of a frame only the lines that differ
/// from the one before.
package struct ScreenWriter: Sendable {
  /// Where the lines are.
  package enum Place: Hashable, Sendable {
    /// On the alternate screen, from its top.
    case fullScreen
    /// Below what the terminal shows already, which stays.
    case inline
  }

  /// A cell, both numbers from 0.
  package struct Cell: Hashable, Sendable {
    package var row: Int
    package var column: Int

    /// The cell in `row` and `column`.
    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  private let place: Place
  /// What the screen shows; nil when that is not known.
  private var shown: [Line]?
  /// The row of the cursor among the lines, and how many lines there are, of an inline screen.
  private var cursorRow = 0
  private var height = 0
  private var cursor: Cell?

  /// A writer to a screen that shows nothing yet.
  package init(_ place: Place) {
    self.place = place
  }

  /// What is written when the terminal is taken.
  ///
  /// Lines are never wrapped by the terminal. Pastes come marked, so that they are no keys.
  package func opening(mouse: Bool) -> String {
    let screen = place == .fullScreen ? "\u{1B}[?1049h\u{1B}[2J" : ""
    return screen + "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
      + (mouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
  }

  /// What is written when it is given back, whatever the screen shows: it must hold for a crash too.
  package var closing: String {
    // The end of a synchronised update first: a frame may have been cut short.
    let all = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
    // Inline the cursor rests on the last line, where the shell goes on.
    return place == .fullScreen ? all + "\u{1B}[?1049l" : all + "\r\u{1B}[J"
  }

  /// The bytes that turn the screen into `lines`, with the cursor at `cursor`, hidden when nil; empty when it
  /// shows them already.
  package mutating func bytes(for lines: [Line], cursor newCursor: Cell?) -> [UInt8] {
    guard lines != shown || newCursor != cursor else { return [] }
    var text = "\u{1B}[?2026h\u{1B}[?25l"
    let blank = Line()
    if shown == nil { text += erasing() }
    if place == .inline { text += grow(to: lines.count) }
    for row in 0..<max(lines.count, shown?.count ?? 0) {
      let line = row < lines.count ? lines[row] : blank
      let old = shown.map { row < $0.count ? $0[row] : blank } ?? blank
      guard line != old else { continue }
      text += moving(to: row) + Self.sequence(of: line)
    }
    if let newCursor {
      text += moving(to: newCursor.row) + "\u{1B}[\(newCursor.column + 1)G\u{1B}[?25h"
    } else if place == .inline {
      // Where the shell goes on should the process die.
      text += moving(to: max(0, height - 1))
    }
    shown = lines
    cursor = newCursor
    return [UInt8]((text + "\u{1B}[?2026l").utf8)
  }

  /// Draws everything anew next time, in the same place.
  package mutating func forget() {
    shown = nil
  }

  /// Draws everything anew next time, in the place where it is now that the terminal has `columns`.
  ///
  /// Terminals that got narrower have broken the longer of the lines below the prompt into several.
  package mutating func resize(columns: Int) {
    defer { shown = nil }
    guard place == .inline, columns > 0, let shown else { return }
    let above = shown.prefix(cursorRow).reduce(0) { rows, line in
      rows + max(1, (line.columns + columns - 1) / columns)
    }
    cursorRow = above + (cursor?.column ?? 0) / columns
  }

  /// Draws everything anew next time, below what others wrote meanwhile.
  package mutating func restart() {
    (shown, cursorRow, height) = (nil, 0, 0)
  }

  /// The bytes that remove an inline screen; none for a full one, which goes as a whole.
  package mutating func removing() -> [UInt8] {
    guard place == .inline, height > 0 else { return [] }
    defer { (height, cursorRow, shown) = (0, 0, nil) }
    return [UInt8]((moving(to: 0) + "\u{1B}[J").utf8)
  }

  private mutating func erasing() -> String {
    guard place == .inline else { return "\u{1B}[2J" }
    let home = moving(to: 0)
    height = 0
    return home + "\u{1B}[J"
  }

  /// Makes room for `count` inline lines, which may scroll up what is above.
  private mutating func grow(to count: Int) -> String {
    guard count > height else { return "" }
    let text = moving(to: max(0, height - 1))
    let missing = count - max(1, height)
    height = count
    cursorRow += missing
    return text + String(repeating: "\n", count: missing)
  }

  /// Moves the cursor to the first column of `row`.
  private mutating func moving(to row: Int) -> String {
    guard place == .inline else { return "\u{1B}[\(row + 1);1H" }
    defer { cursorRow = row }
    let steps = row - cursorRow
    if steps == 0 { return "\r" }
    return "\r\u{1B}[\(abs(steps))\(steps < 0 ? "A" : "B")"
  }

  /// The bytes that draw `line` from the first column on.
  ///
  /// The row is erased before anything is drawn: behind a text that fills it the cursor stays on the last column, whose
  /// cell an erasure would take along.
  private static func sequence(of line: Line) -> String {
    var column = 0
    var isCertain = true
    var text = "\u{1B}[0m\u{1B}[K"
    for span in line.spans {
      if !isCertain {
        // What a wide character may have left of itself.
        text += "\u{1B}[0m\u{1B}[K"
      }
      if span.column > column || !isCertain { text += "\u{1B}[\(span.column + 1)G" }
      text += span.style.sequence + span.text.text
      column = span.range.upperBound
      isCertain = span.text.text.utf8.allSatisfy { $0 < 0x80 }
    }
    return text + "\u{1B}[0m"
  }
}
