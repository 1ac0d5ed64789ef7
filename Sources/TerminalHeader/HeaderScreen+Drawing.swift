// SPDX-License-Identifier: MIT

package import HeaderModel
import TerminalScreen

extension HeaderScreen {
  /// Wider lines are hard to read.
  private static let maximumColumns = 100
  /// From so many rows on there is room for blank lines, and for the controls above an open panel.
  private static let spaciousRows = 20
  /// With fewer rows, captions and hints make room.
  private static let tightRows = 7

  /// Whether there is room for blank lines.
  var isSpacious: Bool { size.rows >= Self.spaciousRows }

  /// What the screen shows of `snapshot`, at the moment `phase` of what moves.
  package func frame(of snapshot: LocationHeader.Snapshot, phase: Int) -> HeaderFrame {
    let isTight = size.rows < Self.tightRows
    var page = painter(snapshot)
    paintAddress(snapshot, isTight: isTight, phase, &page)
    let isBusy = panel != nil || snapshot.chooser.isOpen
    var body = painter(snapshot)
    if showsControls(of: snapshot) { paintControls(snapshot, &body) }
    if isBusy, isSpacious { body.skip() }
    paintPanel(snapshot, phase, &body)
    var foot = painter(snapshot)
    paintNotice(snapshot, &foot)
    let room = size.rows - page.lines.count - foot.lines.count
    let hints = hintLines(snapshot, columns: page.columns - look.marks.columnsOfMore)
    let hintRows = isTight && isBusy ? 0 : hints.count
    let more = body.window(height: room - hintRows)
    if room - body.lines.count > 0, hintRows > 0 || more.above || more.below {
      paint(hints, more, &foot)
    }
    page.append(body)
    if !look.isInline {
      for _ in 0..<max(0, size.rows - page.lines.count - foot.lines.count) { page.skip() }
    }
    page.append(foot)
    return HeaderFrame(
      lines: Array(page.lines.prefix(size.rows)), cursor: page.cursor, targets: page.targets,
      isAnimated: page.isAnimated)
  }

  /// Whether anything may move.
  func moves(_ snapshot: LocationHeader.Snapshot) -> Bool {
    look.moves && !snapshot.reduceMotion
  }

  /// The sign that the focus is here, or as many blanks.
  func focusMark(_ hasFocus: Bool) -> Piece {
    let mark = hasFocus ? look.marks.focus : String(repeating: " ", count: look.marks.focus.count)
    return .mark(mark + " ", look.theme.text(.textPrimary).bold)
  }

  /// The sign that something goes on.
  func spinner(_ phase: Int, _ snapshot: LocationHeader.Snapshot) -> String {
    let frames = look.marks.spinner
    return moves(snapshot) ? frames[phase % frames.count] : look.marks.stillSpinner
  }

  private func painter(_ snapshot: LocationHeader.Snapshot) -> Painter {
    Painter(
      columns: min(size.columns, Self.maximumColumns),
      isRightToLeft: snapshot.direction == .rtl, ellipsis: look.marks.ellipsis)
  }

  private func paintPanel(
    _ snapshot: LocationHeader.Snapshot, _ phase: Int, _ page: inout Painter
  ) {
    switch panel {
    case .menu: paintMenu(snapshot, &page)
    case .scheduler(_, let day): paintScheduler(day, snapshot, phase, &page)
    case .form(let form): paintForm(form, PanelWords.words(for: snapshot.locale), &page)
    case .search, nil: if snapshot.chooser.isOpen { paintChooser(snapshot, phase, &page) }
    }
  }

  /// Whether the search field and the pill are there, above whatever is open.
  private func showsControls(of snapshot: LocationHeader.Snapshot) -> Bool {
    isSpacious || panel == nil && !snapshot.chooser.isOpen
  }

  /// What was announced, unless a row of the chooser or the pill says it.
  private func paintNotice(_ snapshot: LocationHeader.Snapshot, _ page: inout Painter) {
    let chooser = snapshot.chooser
    let inRows =
      (chooser.rows + chooser.foundRows).map(\.status)
      + [chooser.search?.status, chooser.currentLocation?.status]
    let statuses =
      (chooser.isOpen && (panel == nil || isSearching) ? inRows : [])
      + (showsControls(of: snapshot) ? [snapshot.pill.status] : [])
    guard let notice, !statuses.contains(where: { $0?.text == notice }) else { return }
    for line in notice.wrapped(columns: page.columns, maximum: isSpacious ? 3 : 1) {
      page.add([Piece(text: line.text, style: look.theme.text(.textPrimary))])
    }
  }

  private func paint(
    _ hints: [String], _ more: (above: Bool, below: Bool), _ page: inout Painter
  ) {
    let marks = look.marks
    let arrows = (more.above ? marks.moreAbove : "") + (more.below ? marks.moreBelow : "")
    for (index, line) in hints.enumerated() {
      let isLast = index == hints.count - 1
      page.add(
        [Piece(text: line, style: look.theme.text(.textTertiary))],
        trailing: arrows.isEmpty || !isLast ? [] : [.mark(arrows, look.theme.text(.textPrimary))])
    }
  }
}

extension Style {
  /// The same, in bold.
  var bold: Style {
    var style = self
    style.isBold = true
    return style
  }
}
