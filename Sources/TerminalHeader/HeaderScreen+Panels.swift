// SPDX-License-Identifier: MIT

import HeaderModel
import TerminalScreen

extension HeaderScreen {
  /// The menu of the pill.
  func paintMenu(_ snapshot: LocationHeader.Snapshot, _ page: inout Painter) {
    for entry in snapshot.pill.menu {
      let control = Control.menuEntry(entry.id)
      let check = entry.isSelected ? look.marks.check : " "
      page.add(
        [
          focusMark(focus == control), .mark("\(check) ", look.theme.text(.textPrimary)),
          Piece(text: entry.title, style: look.theme.text(.textPrimary)),
        ], control: control, hasFocus: focus == control)
    }
  }

  /// A day with the times that are offered.
  func paintScheduler(
    _ day: OfferedDay?, _ snapshot: LocationHeader.Snapshot, _ phase: Int, _ page: inout Painter
  ) {
    let theme = look.theme
    guard let day else {
      page.isAnimated = page.isAnimated || moves(snapshot)
      return page.add([.mark("  \(spinner(phase, snapshot))", theme.text(.textSecondary))])
    }
    page.add([
      .mark("\(look.marks.earlier) ", theme.text(.textSecondary), .earlierDay),
      Piece(text: day.title, style: theme.text(.textPrimary).bold),
      .mark(" \(look.marks.later)", theme.text(.textSecondary), .laterDay),
    ])
    if let note = day.note {
      for line in note.wrapped(columns: max(1, page.columns - 2), maximum: 3) {
        page.add([Piece(text: "  \(line.text)", style: theme.text(.textSecondary))])
      }
    }
    for (number, time) in day.times.enumerated() {
      let control = Control.time(number)
      let role: LocationHeader.ColorRole = time.isOffered ? .textPrimary : .textTertiary
      page.add(
        [
          focusMark(focus == control),
          .mark(time.isOffered ? "  " : "\(look.marks.failure) ", theme.text(role)),
          .mark(time.title, time.isOffered ? theme.text(role).bold : theme.text(role)),
          .mark("  ", Style()), Piece(text: time.detail, style: theme.text(.textSecondary)),
        ], control: time.isOffered ? control : nil, hasFocus: focus == control)
    }
  }

  /// The form for a new address.
  func paintForm(_ form: AddressForm, _ words: PanelWords, _ page: inout Painter) {
    let theme = look.theme
    let width = AddressForm.Field.allCases.map { $0.prompt(in: words).shownColumns }.max() ?? 0
    for field in AddressForm.Field.allCases {
      let hasFocus = focus == .field(field)
      let prompt = field.prompt(in: words)
      let gap = String(repeating: " ", count: width - prompt.shownColumns + 2)
      page.add(
        [
          focusMark(hasFocus), .mark(prompt + gap, theme.text(.textSecondary)),
          typed(form[field], columns: page.columns - width - 5),
        ], fill: theme.fill(.searchFill), hasFocus: hasFocus, hasCursor: hasFocus)
    }
    if let problem = form.problem {
      let text = "\(look.marks.failure) \(problem)"
      for line in text.wrapped(columns: max(1, page.columns - 2), maximum: 3) {
        page.add([Piece(text: "  \(line.text)", style: theme.text(.danger))])
      }
    }
    guard !form.isKept else { return }
    for line in words.keptUntilEnd.wrapped(columns: max(1, page.columns - 2), maximum: 3) {
      page.add([Piece(text: "  \(line.text)", style: theme.text(.textTertiary))])
    }
  }

  /// The end of what was typed, as much as fits into `columns`.
  func typed(_ field: TextField, columns: Int) -> Piece {
    var text = field.text[...]
    while text.count > 1, String(text).shownColumns > columns { text = text.dropFirst() }
    return Piece(text: String(text), style: look.theme.text(.textPrimary))
  }
}
