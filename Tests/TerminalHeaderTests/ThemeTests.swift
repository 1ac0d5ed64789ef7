// SPDX-License-Identifier: MIT

import Foundation
import HeaderModel
import TerminalHeader
import TerminalScreen
import Testing

@Suite("Colours of a terminal")
struct ThemeTests {
  /// The relative luminance of WCAG 2.2 of a colour of xterm's cube (16 to 231) or its greys (232 to 255).
  private func luminance(_ color: Color) -> Double {
    let index = Int(color.index)
    let steps = [0, 95, 135, 175, 215, 255]
    let channels =
      index >= 232
      ? [Int](repeating: 8 + 10 * (index - 232), count: 3)
      : [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map { steps[$0] }
    let linear = channels.map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    let (high, low) = (
      max(luminance(first), luminance(second)), min(luminance(first), luminance(second))
    )
    return (high + 0.05) / (low + 0.05)
  }

  @Test(arguments: Theme.Appearance.allCases)
  func everyTextIsLegible(_ appearance: Theme.Appearance) throws {
    let theme = Theme(appearance, depth: .indexed)
    let terminal = Color(appearance == .dark ? 16 : 231)
    let fill = try #require(theme.fill(LocationHeader.ColorRole.fill).background)
    for role in [LocationHeader.ColorRole.textPrimary, .textSecondary, .textTertiary, .danger] {
      let text = try #require(theme.text(role).foreground)
      #expect(contrast(text, terminal) >= 4.5, "\(role)")
      #expect(contrast(text, fill) >= 4.5, "\(role) on fill")
    }
    let badge = theme.badge
    #expect(contrast(try #require(badge.foreground), try #require(badge.background)) >= 4.5)
  }

  @Test(arguments: Theme.Appearance.allCases)
  func withoutColoursThereAreNone(_ appearance: Theme.Appearance) {
    let theme = Theme(appearance, depth: .none)
    let styles =
      LocationHeader.ColorRole.allCases.flatMap { [theme.text($0), theme.fill($0)] } + [theme.badge]
    #expect(styles.allSatisfy { $0.foreground == nil && $0.background == nil })
  }
}
