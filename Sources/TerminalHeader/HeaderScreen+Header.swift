// SPDX-License-Identifier: MIT

import HeaderModel
import TerminalScreen

extension HeaderScreen {
  /// The grey shapes of an address: those of its name, and all.
  private static let labelColumns = 6
  private static let skeletonColumns = 26

  /// "Deliver to" over the address, with the bag beside it.
  func paintAddress(
    _ snapshot: LocationHeader.Snapshot, isTight: Bool, _ phase: Int, _ page: inout Painter
  ) {
    let theme = look.theme
    let address = snapshot.address
    let bag = pieces(of: snapshot.bag, isTight: isTight)
    if !isTight {
      page.add([Piece(text: "  \(address.caption)", style: theme.text(.caption))], trailing: bag)
    }
    let hasFocus = focus == .address
    var pieces = [focusMark(hasFocus)]
    if let skeleton = address.skeleton {
      pieces += shapes(skeleton, snapshot, phase)
      page.isAnimated = page.isAnimated || (skeleton.shimmers && moves(snapshot))
    } else {
      let label =
        address.isPlaceholder ? theme.text(.textSecondary) : theme.text(.label).bold
      if let text = address.label { pieces.append(Piece(text: text, style: label)) }
      if address.label != nil, address.line != nil { pieces.append(.mark("  ", Style())) }
      if let text = address.line { pieces.append(Piece(text: text, style: theme.text(.line))) }
      pieces.append(.mark(" \(look.marks.menu)", theme.text(.chevron)))
    }
    page.add(pieces, trailing: isTight ? bag : [], control: .address, hasFocus: hasFocus)
    if let accuracy = address.accuracy, !isTight {
      page.add([Piece(text: "  \(accuracy)", style: theme.text(.accuracy))])
    }
  }

  /// The search field and the pill.
  func paintControls(_ snapshot: LocationHeader.Snapshot, _ page: inout Painter) {
    let theme = look.theme
    if let search = snapshot.search {
      if isSpacious { page.skip() }
      let prompt =
        search.prompt.allSatisfy(\.isWhitespace) ? search.accessibilityText : search.prompt
      page.add(
        [
          focusMark(focus == .search), .mark("/ ", theme.text(.searchPrompt)),
          Piece(text: prompt, style: theme.text(.searchPrompt)),
        ], fill: theme.fill(.searchFill), control: .search, hasFocus: focus == .search)
    }
    if isSpacious { page.skip() }
    let pill = snapshot.pill
    let fill = theme.fill(.pillFill)
    var pieces = [
      focusMark(focus == .pill), .mark("( ", theme.text(.pillStroke).on(fill)),
      Piece(text: pill.text, style: theme.text(.pillText).bold.on(fill)),
    ]
    if let estimate = pill.estimate {
      pieces.append(.mark(" \(look.marks.hint) ", theme.text(.pillEstimate).on(fill)))
      pieces.append(Piece(text: estimate, style: theme.text(.pillEstimate).on(fill)))
    }
    if pill.isMenu {
      pieces.append(.mark(" \(look.marks.menu)", theme.text(.chevron).on(fill)))
    }
    pieces.append(.mark(" )", theme.text(.pillStroke).on(fill)))
    page.add(pieces, control: pill.isMenu ? .pill : nil, hasFocus: focus == .pill)
    if let status = pill.status {
      paint(
        status, sign: look.marks.failure, indent: "  ", hasFocus: focus == .pill, &page)
    }
  }

  /// The bag in words, its count as a badge; the badge alone where there is no room.
  private func pieces(of bag: LocationHeader.Snapshot.Bag?, isTight: Bool) -> [Piece] {
    guard let bag else { return [] }
    let theme = look.theme
    var pieces = [focusMark(focus == .bag)]
    if !isTight || bag.badge == nil {
      let words = theme.text(.bagSymbol).on(theme.fill(.bagFill))
      pieces.append(Piece(text: bag.accessibilityText, style: words, control: .bag))
    }
    if let badge = bag.badge {
      if !isTight { pieces.append(.mark(" ", Style())) }
      pieces.append(.mark(" \(badge) ", theme.badge, .bag))
    }
    return pieces
  }

  /// Grey shapes where the texts of an address will be.
  private func shapes(
    _ skeleton: LocationHeader.Snapshot.Skeleton, _ snapshot: LocationHeader.Snapshot, _ phase: Int
  ) -> [Piece] {
    let marks = look.marks.loading
    // A brighter stretch that passes through the shapes.
    let bright = skeleton.shimmers && moves(snapshot) ? phase % Self.skeletonColumns : -8
    var column = 0
    var pieces: [Piece] = []
    for shape in skeleton.shapes {
      let columns = shape == .label ? Self.labelColumns : Self.skeletonColumns - Self.labelColumns
      var text = ""
      for _ in 0..<columns {
        text += abs(column - bright) < 3 ? marks[1] : marks[0]
        column += 1
      }
      pieces.append(Piece(text: text, style: look.theme.text(.separator)))
      pieces.append(.mark("  ", Style()))
    }
    return pieces
  }
}
