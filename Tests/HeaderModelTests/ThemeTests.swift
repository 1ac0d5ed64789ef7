// SPDX-License-Identifier: MIT

import HeaderModel
import Testing

/// What the description of the block says of colours.
@MainActor
@Suite("The theme", .timeLimit(.minutes(1)))
struct ThemeTests {
  /// Sentences of the description, and the parts and roles that they are about.
  private static let sentences: [(String, [LocationHeader.Part: LocationHeader.ColorRole])] = [
    (
      """
      "Deliver to" is type.footnote in textSecondary; the address is type.body, its label semibold \
      textPrimary and its line textSecondary.
      """,
      [.caption: .textSecondary, .label: .textPrimary, .line: .textSecondary]
    ),
    (
      """
      The search field and the pill sit on fill with a 1 point separator stroke, the field at \
      radius.md and the pill as a capsule; the prompt is textTertiary, the pill's time type.subhead \
      medium in textPrimary with monospaced digits.
      """,
      [
        .searchFill: .fill, .searchStroke: .separator, .pillFill: .fill, .pillStroke: .separator,
        .searchPrompt: .textTertiary, .pillText: .textPrimary,
      ]
    ),
    (
      """
      The bag is fill with a separator ring; its count is the accent with accentOn figures, ringed in \
      bg: the block's only accent.
      """,
      [
        .bagFill: .fill, .bagStroke: .separator, .badgeFill: .accent, .badgeText: .accentOn,
        .badgeRing: .bg,
      ]
    ),
    (
      """
      The chooser sits on bg, its cards on surface with radius.lg and SPHairline dividers inset to the \
      text.
      """,
      [.sheet: .bg, .card: .surface, .divider: .separator]
    ),
    ("Symbols are textSecondary.", [.rowSymbol: .textSecondary, .bagSymbol: .textSecondary]),
    (
      """
      The radio is a separator ring, or a textPrimary disc with a check in surface when chosen.
      """,
      [.radioRing: .separator, .radioDisc: .textPrimary, .radioCheck: .surface]
    ),
  ]

  @Test func `each part has the colour that the description gives it`() {
    for (sentence, roles) in Self.sentences {
      for (part, role) in roles { #expect(part.color == role, "\(part): \(sentence)") }
    }
  }

  @Test func `Failures are danger`() async {
    let fixture = HeaderFixture()
    fixture.header.onSelect = { _ in throw Refusal() }
    fixture.header.onUseCurrentLocation = { _ in .work }
    _ = await fixture.header.pick(.sams).value
    #expect(fixture.header.rows[2].status?.color == .danger)
    _ = await fixture.header.useCurrentLocation().value
    #expect(fixture.header.currentLocation?.status?.color == .danger)
  }

  @Test func `the count of the bag is the only accent`() {
    #expect(LocationHeader.Part.allCases.filter { $0.color == .accent } == [.badgeFill])
  }

  static var coveredSentences: [String] { sentences.map(\.0) + ["Failures are danger."] }
}
