// SPDX-License-Identifier: MIT

/// The signs with which the screen is drawn; texts are not made of them.
package struct Marks: Hashable, Sendable {
  var focus = "›"
  var chosen = "◉"
  var notChosen = "○"
  var menu = "▾"
  var failure = "✗"
  var action = "→"
  var hint = "·"
  var here = "⌖"
  var add = "+"
  var check = "✓"
  var earlier = "‹"
  var later = "›"
  var ellipsis = "…"
  var loading = ["░", "▒"]
  /// Frames of what turns while something goes on.
  var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  /// The same without motion.
  var stillSpinner = "◌"
  var moreAbove = "↑"
  var moreBelow = "↓"
  var dash = "–"
  var arrows = "↑↓"
  var sideArrows = "←→"

  /// The columns of the signs that there is more above and below, with the blank before them.
  var columnsOfMore: Int { moreAbove.count + moreBelow.count + 1 }

  /// Signs of Unicode, each one column wide.
  package static let unicode = Marks()

  /// Signs of ASCII.
  package static let ascii = Marks(
    focus: ">", chosen: "(*)", notChosen: "( )", menu: "v", failure: "!", action: "->", hint: "-",
    here: "@", add: "+", check: "*", earlier: "<", later: ">", ellipsis: "...",
    loading: ["-", "="],
    spinner: ["|", "/", "-", "\\"], stillSpinner: "~", moreAbove: "^", moreBelow: "v", dash: "-",
    arrows: "up/down", sideArrows: "left/right")
}
