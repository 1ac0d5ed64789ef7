// SPDX-License-Identifier: MIT

import CommandLineParsing
import TerminalHeader

/// The value of `--theme`.
enum ThemeChoice: String, CaseIterable, CommandLineValue, CustomStringConvertible {
  case auto, light, dark

  var description: String { rawValue }

  /// What it comes to in a terminal whose COLORFGBG is `colors`; dark where nobody says anything.
  ///
  /// COLORFGBG holds the numbers of the colours for text and, last, background.
  func appearance(colors: String?) -> Theme.Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto:
      // 7 and those from 9 to 15 are light in the palettes of terminals.
      colors?.split(separator: ";").last.flatMap { Int($0) }
        .map { $0 == 7 || (9...15).contains($0) } == true ? .light : .dark
    }
  }
}
