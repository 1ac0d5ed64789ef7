// SPDX-License-Identifier: MIT

import CommandLineParsing
import TerminalHeader

/// The value of `--theme`.
enum ThemeChoice: String, CaseIterable, CommandLineValue, CustomStringConvertible {
  case auto, light, dark

  var description: String { rawValue }

  /// What it comes to in a terminal whose COLORFGBG is `colors`: the numbers of its colours for text and, last,
  /// background. Dark where nobody says anything.
  func appearance(colors: String?) -> Theme.Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto:
      switch colors?.split(separator: ";").last.flatMap({ Int($0) }) {
      case 7, 9...15: .light
      default: .dark
      }
    }
  }
}
