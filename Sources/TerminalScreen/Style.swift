// SPDX-License-Identifier: MIT

/// How a text looks: its colours, nil for those of the terminal, and its weight.
package struct Style: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var isBold = false
  package var isDim = false
  package var isUnderlined = false
  package var isReversed = false

  /// A style, by default that of plain text.
  package init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false, isDim: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The same on the background of `other`, where this has none.
  package func on(_ other: Style) -> Style {
    var style = self
    style.background = background ?? other.background
    return style
  }

  /// The control sequence (ECMA-48 SGR) that turns any style into this one.
  var sequence: String {
    var parameters = ["0"]
    if isBold { parameters.append("1") }
    if isDim { parameters.append("2") }
    if isUnderlined { parameters.append("4") }
    if isReversed { parameters.append("7") }
    if let foreground { parameters.append(foreground.foreground) }
    if let background { parameters.append(background.background) }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}
