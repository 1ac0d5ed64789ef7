// SPDX-License-Identifier: MIT

/// Finds the word that somebody probably meant.
enum Suggestion {
  /// The one of `candidates` that `word` begins, or else the nearest one within a third of the
  /// word's length in edits; nil when none is near, or `word` begins several.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let completions = candidates.filter { !word.isEmpty && $0.hasPrefix(word) }
    if completions.count == 1 { return completions[0] }
    let limit = max(1, word.count / 3)
    return
      candidates
      .filter { abs($0.count - word.count) <= limit }
      .map { (name: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.name
  }

  /// The Damerau–Levenshtein distance in its restricted form ("optimal string alignment"): how many
  /// insertions, deletions, substitutions and swaps of neighbours turn one word into the other,
  /// no part edited twice (Damerau 1964, doi:10.1145/363958.363994).
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let substitution = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(last[column + 1] + 1, current[column] + 1, substitution)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
