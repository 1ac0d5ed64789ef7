// SPDX-License-Identifier: MIT

import Diagnostics

/// Finds the word of a command line that somebody probably meant.
enum Suggestion {
  /// The one of `candidates` that `word` begins, or else the nearest in spelling; nil when none is
  /// near.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let completions = candidates.filter { !word.isEmpty && $0.hasPrefix(word) }
    return completions.count == 1
      ? completions[0] : Spelling.nearest(to: word, among: candidates)
  }
}
