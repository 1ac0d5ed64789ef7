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
    /// "Deliver to".
    case caption
    /// The name of the address, in semibold.
    case label
    /// The address after its name.
    case line
    /// How exactly the place is known.
    case accuracy
    /// What tells that the address opens the chooser.
    case chevron
    /// The grey shapes while addresses load.
    case skeleton
    /// What the search field sits on.
    case searchFill
    /// The stroke around it, 1 point wide.
    case searchStroke
    /// What it says.
    case searchPrompt
    /// What the pill sits on.
    case pillFill
    /// The stroke around it, 1 point wide.
    case pillStroke
    /// Its time, in medium with monospaced digits.
    case pillText
    /// How long the order takes, beside the time.
    case pillEstimate
    /// What the bag sits on.
    case bagFill
    /// The ring around it.
    case bagStroke
    /// Its symbol.
    case bagSymbol
    /// The badge with its count.
    case badgeFill
    /// The figures on the badge.
    case badgeText
    /// The ring around the badge.
    case badgeRing
    /// The chooser.
    case sheet
    /// The cards in it.
    case card
    /// The lines between rows, inset to the text.
    case divider
    /// The name in a row.
    case rowLabel
    /// The address in a row.
    case rowLine
    /// The symbol of a row.
    case rowSymbol
    /// The radio of an address that is not chosen.
    case radioRing
    /// The radio of the chosen one.
    case radioDisc
    /// The check on it.
    case radioCheck

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
