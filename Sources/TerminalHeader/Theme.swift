// SPDX-License-Identifier: MIT

package import HeaderModel
package import TerminalScreen

/// The colours of the header in a terminal, by what they are for.
package struct Theme: Hashable, Sendable {
  /// Whether the terminal writes dark on light.
  package enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// How many colours it has.
  package enum Depth: Hashable, Sendable {
    /// None, or none wanted: weight and underlines alone.
    case none
    /// The 16 of the terminal's user.
    case basic
    /// 256, with shades of grey.
    case indexed
  }

  private let appearance: Appearance
  private let depth: Depth

  /// The colours for such a terminal.
  package init(_ appearance: Appearance, depth: Depth) {
    self.appearance = appearance
    self.depth = depth
  }

  /// Text in the colour of `role`.
  package func text(_ role: LocationHeader.ColorRole) -> Style {
    switch depth {
    case .none: Self.plain(role)
    case .basic: basic(role)
    case .indexed: Style(foreground: shade(role))
    }
  }

  /// Text in the colour of a part of the header.
  package func text(_ part: LocationHeader.Part) -> Style { text(part.color) }

  /// The background of what sits on `role`; none where there are not enough shades.
  package func fill(_ role: LocationHeader.ColorRole) -> Style {
    depth == .indexed ? Style(background: shade(role)) : Style()
  }

  /// The background of a part of the header.
  package func fill(_ part: LocationHeader.Part) -> Style { fill(part.color) }

  /// Figures on the accent.
  package var badge: Style {
    switch depth {
    case .none: Style(isBold: true, isReversed: true)
    // Black on the user's yellow, or white on the blue: the pairs that are legible in most palettes.
    case .basic where appearance == .dark: Style(foreground: Color(0), background: Color(3))
    case .basic: Style(foreground: Color(15), background: Color(4))
    case .indexed: Style(foreground: shade(.accentOn), background: shade(.accent))
    }
  }

  private static func plain(_ role: LocationHeader.ColorRole) -> Style {
    switch role {
    case .textSecondary, .textTertiary, .separator: Style(isDim: true)
    case .danger: Style(isBold: true)
    case .textPrimary, .accent, .accentOn, .fill, .surface, .bg: Style()
    }
  }

  private func basic(_ role: LocationHeader.ColorRole) -> Style {
    switch role {
    case .textSecondary, .textTertiary, .separator: Style(isDim: true)
    case .danger: Style(foreground: Color(appearance == .dark ? 9 : 1))
    case .accent: Style(foreground: Color(appearance == .dark ? 3 : 4))
    case .textPrimary, .accentOn, .fill, .surface, .bg: Style()
    }
  }

  /// Indices in the palette of xterm; each text has a contrast of 4.5 : 1 or more with `fill` and with a black
  /// or white terminal (a test computes it).
  private func shade(_ role: LocationHeader.ColorRole) -> Color {
    switch (role, appearance) {
    case (.textPrimary, .dark): Color(255)
    case (.textPrimary, .light): Color(232)
    case (.textSecondary, .dark): Color(250)
    case (.textSecondary, .light): Color(239)
    case (.textTertiary, .dark): Color(247)
    case (.textTertiary, .light): Color(241)
    case (.accent, .dark): Color(215)
    case (.accent, .light): Color(25)
    case (.accentOn, .dark): Color(16)
    case (.accentOn, .light): Color(231)
    case (.danger, .dark): Color(210)
    case (.danger, .light): Color(124)
    case (.fill, .dark): Color(236)
    case (.fill, .light): Color(254)
    case (.separator, .dark): Color(240)
    case (.separator, .light): Color(250)
    case (.surface, .dark): Color(234)
    case (.surface, .light): Color(231)
    case (.bg, .dark): Color(16)
    case (.bg, .light): Color(231)
    }
  }
}
