// SPDX-License-Identifier: MIT

import HeaderModel
import TerminalScreen

extension HeaderScreen {
  private static let maximumStatusLines = 4

  /// The sheet with the saved addresses and the rows below them.
  func paintChooser(
    _ snapshot: LocationHeader.Snapshot, _ phase: Int, _ page: inout Painter
  ) {
    let theme = look.theme
    let chooser = snapshot.chooser
    let close = theme.text(.textSecondary)
    page.add(
      [Piece(text: "  \(chooser.title)", style: theme.text(.textPrimary).bold)],
      trailing: [
        focusMark(focus == .closeChooser),
        Piece(text: chooser.closeTitle, style: close, control: .closeChooser),
      ], hasFocus: focus == .closeChooser)
    if let search = chooser.search {
      paint(search, &page)
      paint(
        search.status, isBusy: search.state == .searching,
        idleSign: search.state == .idle ? look.marks.hint : nil, snapshot, phase, hasFocus: false,
        &page)
    }
    if isSpacious, !chooser.rows.isEmpty {
      page.add([Piece(text: "  \(chooser.rowsTitle)", style: theme.text(.textSecondary))])
    }
    for (index, row) in chooser.rows.enumerated() {
      paint(row, number: index + 1, snapshot, phase, &page)
    }
    if let search = chooser.search {
      if isSpacious, !search.rows.isEmpty {
        page.add([Piece(text: "  \(search.rowsTitle)", style: theme.text(.textSecondary))])
      }
      for (index, row) in search.rows.enumerated() {
        paint(row, number: chooser.rows.count + index + 1, snapshot, phase, &page)
      }
    }
    if isSpacious { page.skip() }
    if let here = chooser.currentLocation { paint(here, snapshot, phase, &page) }
    if let add = chooser.addAddress {
      let hasFocus = focus == .addAddress
      page.add(
        [
          focusMark(hasFocus), .mark("\(look.marks.add) ", theme.text(.rowSymbol)),
          Piece(text: add.title, style: theme.text(.rowLabel)),
        ], control: .addAddress, hasFocus: hasFocus)
    }
  }

  /// The field of the search, with what is typed into it.
  private func paint(_ search: LocationHeader.Snapshot.AddressSearch, _ page: inout Painter) {
    let theme = look.theme
    let hasFocus = focus == .find
    var text = Piece(text: search.prompt, style: theme.text(.searchPrompt))
    var isTyping = false
    if case .search(let query) = panel {
      (isTyping, text) = (true, typed(query, columns: page.columns - 5))
    } else if !search.query.isEmpty {
      text = typed(TextField(search.query), columns: page.columns - 5)
    }
    page.add(
      [focusMark(hasFocus), .mark("/ ", theme.text(.searchPrompt)), text],
      fill: theme.fill(.searchFill), control: .find, hasFocus: hasFocus, hasCursor: isTyping)
  }

  private func paint(
    _ row: LocationHeader.Snapshot.Row, number: Int, _ snapshot: LocationHeader.Snapshot,
    _ phase: Int, _ page: inout Painter
  ) {
    let theme = look.theme
    let control = Control.row(id: row.id, occurrence: row.occurrence)
    let hasFocus = focus == control
    let radio = row.isSelected ? look.marks.chosen : look.marks.notChosen
    let name =
      row.label.map { Piece(text: $0, style: theme.text(.rowLabel).bold) }
      ?? Piece(text: row.line ?? "", style: theme.text(.rowLine))
    page.add(
      [
        focusMark(hasFocus),
        .mark("\(radio) ", theme.text(row.isSelected ? .radioDisc : .radioRing)),
        .mark(number < 10 ? "\(number) " : "  ", theme.text(.textTertiary)), name,
      ], control: control, hasFocus: hasFocus)
    if row.label != nil, let line = row.line {
      page.add(
        [.mark(indent, Style()), Piece(text: line, style: theme.text(.rowLine))],
        control: control, hasFocus: hasFocus)
    }
    paint(row.status, isBusy: row.state == .checking, snapshot, phase, hasFocus: hasFocus, &page)
    paint(row.remedies, &page)
  }

  private func paint(
    _ here: LocationHeader.Snapshot.CurrentLocation, _ snapshot: LocationHeader.Snapshot,
    _ phase: Int, _ page: inout Painter
  ) {
    let theme = look.theme
    let hasFocus = focus == .currentLocation
    page.add(
      [
        focusMark(hasFocus), .mark("\(look.marks.here) ", theme.text(.rowSymbol)),
        Piece(text: here.title, style: theme.text(.rowLabel)),
      ], control: .currentLocation, hasFocus: hasFocus)
    let isBusy = here.state == .waitingForPermission || here.state == .finding
    paint(here.status, isBusy: isBusy, snapshot, phase, hasFocus: hasFocus, &page)
    if let accuracy = here.accuracy {
      page.add(
        [.mark("\(indent)\(look.marks.hint) ", Style())]
          + [Piece(text: accuracy, style: theme.text(.accuracy))], hasFocus: hasFocus)
    }
    if let title = here.openSettings {
      let hasFocus = focus == .openSettings
      page.add(
        [
          focusMark(hasFocus), .mark("\(indent.dropFirst(2))[", theme.text(.textSecondary)),
          Piece(text: title, style: theme.text(.textPrimary)),
          .mark("]", theme.text(.textSecondary)),
        ], control: .openSettings, hasFocus: hasFocus)
    }
    paint(here.remedies, &page)
  }

  /// The sentence under a row.
  private func paint(
    _ status: LocationHeader.Snapshot.Status?, isBusy: Bool, idleSign: String? = nil,
    _ snapshot: LocationHeader.Snapshot, _ phase: Int, hasFocus: Bool, _ page: inout Painter
  ) {
    guard let status else { return }
    let sign = isBusy ? spinner(phase, snapshot) : idleSign ?? look.marks.failure
    page.isAnimated = page.isAnimated || (isBusy && moves(snapshot))
    paint(status, sign: sign, indent: indent, hasFocus: hasFocus, &page)
  }

  /// A sentence below what it is about, with a sign that tells without colours what it is.
  func paint(
    _ status: LocationHeader.Snapshot.Status, sign: String, indent: String, hasFocus: Bool,
    _ page: inout Painter
  ) {
    let style = look.theme.text(status.color)
    paint(
      status.text, style, sign: sign, before: [.mark(indent, style)], hasFocus: hasFocus, &page)
  }

  private func paint(_ remedies: [LocationHeader.Snapshot.Remedy], _ page: inout Painter) {
    for remedy in remedies {
      let control = Control.remedy(id: remedy.id)
      let hasFocus = remedy.isAction && focus == control
      let style = look.theme.text(remedy.isAction ? .textPrimary : .textSecondary)
      paint(
        remedy.title, style, sign: remedy.isAction ? look.marks.action : look.marks.hint,
        before: [focusMark(hasFocus), .mark("\(indent.dropFirst(2))", style)],
        control: remedy.isAction ? control : nil, hasFocus: hasFocus, &page)
    }
  }

  /// A sentence of up to a few lines, with `sign` before the first.
  private func paint(
    _ sentence: String, _ style: Style, sign: String, before: [Piece], control: Control? = nil,
    hasFocus: Bool, _ page: inout Painter
  ) {
    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    let indented = before.reduce(0) { $0 + $1.text.count }
    let lines = sentence.wrapped(
      columns: max(1, page.columns - indented - sign.count - 1),
      maximum: Self.maximumStatusLines, ellipsis: look.marks.ellipsis)
    for (index, line) in lines.enumerated() {
      let start =
        index == 0
        ? before + [.mark("\(sign) ", style)] : [.mark(blanks(indented + sign.count + 1), style)]
      page.add(
        start + [Piece(text: line.text, style: style)], control: control, hasFocus: hasFocus)
    }
  }

  /// What stands before the lines below the name of a row.
  private var indent: String {
    String(repeating: " ", count: 2 + look.marks.chosen.count + 1 + 2)
  }
}
