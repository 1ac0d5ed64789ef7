// SPDX-License-Identifier: MIT

extension String {
  /// Whether there is anything to see in the text: more than spaces, controls and invisible formatting.
  var saysSomething: Bool {
    unicodeScalars.contains { scalar in
      guard !scalar.properties.isWhitespace else { return false }
      switch scalar.properties.generalCategory {
      case .control, .format, .unassigned, .surrogate: return false
      default: return true
      }
    }
  }
}
