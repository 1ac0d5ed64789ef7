// SPDX-License-Identifier: MIT

import HeaderModel
import TerminalScreen

extension HeaderScreen {
  /// What stands between two hints.
  private static let gap = "  "
  private static let maximumHintLines = 3

  /// What keys do now, each in a few words, in as few lines as have room for them: on a small screen the first alone.
  func hintLines(_ snapshot: LocationHeader.Snapshot, columns: Int) -> [String] {
    var lines: [String] = []
    for hint in hints(snapshot) {
      if let last = lines.last, (last + Self.gap + hint).shownColumns <= columns {
        lines[lines.count - 1] = last + Self.gap + hint
      } else {
        lines.append(hint)
      }
    }
    return Array(lines.prefix(isSpacious ? Self.maximumHintLines : 1))
  }

  /// What keys do now, the most wanted first.
  private func hints(_ snapshot: LocationHeader.Snapshot) -> [String] {
    let words = PanelWords.words(for: snapshot.locale)
    let move = look.marks.arrows
    let back = "\(words.escape) \(words.back)"
    switch panel {
    case .menu: return ["\(move) \(words.enter) \(words.choose)", back]
    case .search:
      return [words.typeToSearch, "\(move) \(words.enter) \(words.deliverThere)", back]
    case .scheduler:
      return [
        "\(move) \(words.enter) \(words.choose)", "\(look.marks.sideArrows) \(words.day)", back,
      ]
    case .form: return ["\(words.enter) \(words.next)", "\(words.tab) \(words.field)", back]
    case nil where snapshot.chooser.isOpen:
      return ["\(move) \(words.enter) \(words.choose)", "\(words.escape) \(words.close)"]
    case nil:
      var hints = ["\(move) \(words.enter) \(words.open)"]
      if snapshot.search != nil { hints.append("/ \(words.search)") }
      if snapshot.pill.isMenu { hints.append("t \(words.time)") }
      return hints + ["q \(words.done)", "\(words.control)-C \(words.cancel)"]
    }
  }
}
