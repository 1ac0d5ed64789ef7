// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// A colour of the theme, by what it is for.
  public enum ColorRole: String, Hashable, Sendable, Codable, CaseIterable {
    /// Texts that count most.
    case textPrimary
    /// Texts beside them, symbols, and what goes on.
    case textSecondary
    /// The prompt of an empty field.
    case textTertiary
    /// The count of the bag: the block's only accent.
    case accent
    /// Figures on the accent.
    case accentOn
    /// Failures.
    case danger
    /// What the search field, the pill and the bag sit on, and the grey shapes.
    case fill
    /// Strokes, rings and dividers.
    case separator
    /// What the rows of the chooser sit on.
    case surface
    /// What the chooser sits on, and the ring around the count of the bag.
    case bg
  }

  /// A part of the header that has a colour of its own, whatever the state.
  public enum Part: String, Hashable, Sendable, Codable, CaseIterable {
    case caption, label, line, accuracy, chevron, skeleton
    case searchFill, searchStroke, searchPrompt
    case pillFill, pillStroke, pillText, pillEstimate
    case bagFill, bagStroke, bagSymbol, badgeFill, badgeText, badgeRing
    case sheet, card, divider, rowLabel, rowLine, rowSymbol
    case radioRing, radioDisc, radioCheck

    /// Its colour.
    public var color: ColorRole {
      switch self {
      case .label, .pillText, .rowLabel, .radioDisc: .textPrimary
      case .caption, .line, .accuracy, .chevron, .pillEstimate, .bagSymbol, .rowLine, .rowSymbol:
        .textSecondary
      case .searchPrompt: .textTertiary
      case .searchFill, .pillFill, .bagFill, .skeleton: .fill
      case .searchStroke, .pillStroke, .bagStroke, .divider, .radioRing: .separator
      case .badgeFill: .accent
      case .badgeText: .accentOn
      case .badgeRing, .sheet: .bg
      case .card, .radioCheck: .surface
      }
    }
  }
}
