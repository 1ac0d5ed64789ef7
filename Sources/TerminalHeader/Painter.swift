// SPDX-License-Identifier: MIT

import TerminalScreen

/// Puts pieces into lines, one below the other.
struct Painter {
  let columns: Int
  let isRightToLeft: Bool
  let ellipsis: String
  private(set) var lines: [Line] = []
  private(set) var targets: [HeaderFrame.Target] = []
  private(set) var cursor: ScreenWriter.Cell?
  /// The lines of the control that has the focus.
  private(set) var focused: ClosedRange<Int>?
  var isAnimated = false

  init(columns: Int, isRightToLeft: Bool, ellipsis: String) {
    self.columns = columns
    self.isRightToLeft = isRightToLeft
    self.ellipsis = ellipsis
  }

  /// Adds an empty line.
  mutating func skip() { lines.append(Line()) }

  /// Adds a line with `leading` where lines begin and `trailing` where they end.
  ///
  /// - Parameters:
  ///   - leading: Cut as far as there is no room for it beside `trailing`.
  ///   - trailing: Leaves at least 12 columns to `leading`.
  ///   - fill: The background of the whole line.
  ///   - control: What a click anywhere on it chooses.
  ///   - hasFocus: Whether the view has to show this line.
  ///   - hasCursor: Whether what is typed appears after `leading`.
  mutating func add(
    _ leading: [Piece], trailing: [Piece] = [], fill: Style? = nil, control: Control? = nil,
    hasFocus: Bool = false, hasCursor: Bool = false
  ) {
    let row = lines.count
    let end = fit(trailing, into: trailing.isEmpty ? 0 : max(0, columns - 12))
    let endColumns = end.reduce(0) { $0 + $1.shown.columns }
    let gap = endColumns == 0 ? 0 : 1
    let start = fit(leading, into: max(0, columns - endColumns - gap - (hasCursor ? 1 : 0)))
    let startColumns = start.reduce(0) { $0 + $1.shown.columns }
    let (first, second) =
      isRightToLeft ? (Array(end.reversed()), Array(start.reversed())) : (start, end)
    let firstColumns = isRightToLeft ? endColumns : startColumns
    let secondColumns = isRightToLeft ? startColumns : endColumns
    var line = Line()
    var column = 0
    place(first, in: &line, at: &column, row, fill)
    let blanks = columns - firstColumns - secondColumns
    if let fill, blanks > 0 {
      let text = ShownText(String(repeating: " ", count: blanks), columns: blanks)
      line.append(Span(column: column, text: text, style: fill))
    }
    column += max(0, blanks)
    place(second, in: &line, at: &column, row, fill)
    if let control {
      targets.append(HeaderFrame.Target(row: row, columns: 0..<columns, control: control))
    }
    if hasFocus { focused = (focused?.lowerBound ?? row)...row }
    if hasCursor {
      let cell = isRightToLeft ? columns - startColumns - 1 : startColumns
      cursor = ScreenWriter.Cell(row: row, column: max(0, min(columns - 1, cell)))
    }
    lines.append(line)
  }

  /// Keeps `height` lines so that those with the focus are among them.
  ///
  /// - Returns: Whether there are lines above and below.
  mutating func window(height: Int) -> (above: Bool, below: Bool) {
    guard lines.count > height, height > 0 else {
      if height <= 0 { keep(0..<0) }
      return (false, false)
    }
    let focused = focused ?? 0...0
    // As much as possible of what comes before, but the end of the focus, and then its beginning, first.
    var first = max(0, min(focused.upperBound + 1 - height, lines.count - height))
    first = min(first, focused.lowerBound)
    let last = lines.count
    keep(first..<min(last, first + height))
    return (first > 0, first + height < last)
  }

  /// Adds what `other` painted below.
  mutating func append(_ other: Painter) {
    let offset = lines.count
    lines += other.lines
    targets += other.targets.map {
      HeaderFrame.Target(row: $0.row + offset, columns: $0.columns, control: $0.control)
    }
    if let cursor = other.cursor {
      self.cursor = ScreenWriter.Cell(row: cursor.row + offset, column: cursor.column)
    }
    isAnimated = isAnimated || other.isAnimated
  }

  private mutating func keep(_ range: Range<Int>) {
    lines = Array(lines[range])
    targets = targets.filter { range.contains($0.row) }.map {
      HeaderFrame.Target(
        row: $0.row - range.lowerBound, columns: $0.columns, control: $0.control)
    }
    cursor = cursor.flatMap {
      range.contains($0.row)
        ? ScreenWriter.Cell(row: $0.row - range.lowerBound, column: $0.column) : nil
    }
  }

  private typealias Fitted = (piece: Piece, shown: ShownText)

  /// The pieces as far as they fit into `limit` columns: those that are not fixed are cut.
  private func fit(_ pieces: [Piece], into limit: Int) -> [Fitted] {
    let fixed = pieces.lazy.filter(\.isFixed).reduce(0) { $0 + $1.text.shownColumns }
    var flexible = max(0, limit - fixed)
    var left = limit
    return pieces.map { piece in
      let piece = isRightToLeft ? piece.mirrored : piece
      let room = piece.isFixed ? left : min(left, flexible)
      let shown = ShownText(piece.text, columns: room, ellipsis: piece.isFixed ? "" : ellipsis)
      left -= shown.columns
      if !piece.isFixed { flexible -= shown.columns }
      return (piece, shown)
    }
  }

  private mutating func place(
    _ pieces: [Fitted], in line: inout Line, at column: inout Int, _ row: Int, _ fill: Style?
  ) {
    for (piece, shown) in pieces where shown.columns > 0 {
      line.append(
        Span(column: column, text: shown, style: fill.map(piece.style.on) ?? piece.style))
      let end = column + shown.columns
      if let control = piece.control {
        targets.append(HeaderFrame.Target(row: row, columns: column..<end, control: control))
      }
      column = end
    }
  }
}
