// SPDX-License-Identifier: MIT

/// Guesses which word a mistyped one was meant to be.
package enum Spelling {
  /// The word of `words` nearest to `word`, upper and lower case being equal; the first of several.
  ///
  /// Nil when all are farther than a third of the word, in slips of the keyboard.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let wanted = word.lowercased()
    // A word is never nearer than the difference of the lengths, and a hostile one may be huge.
    let distances = words.map { ($0, $0.lowercased()) }
      .filter { abs($0.1.count - wanted.count) <= limit }
      .filter { leastDistance(wanted, $0.1) <= limit }
      .map { ($0.0, distance(wanted, $0.1)) }
    guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= limit else { return nil }
    return best.0
  }

  /// What the distance is at least, by the letters that only one of the words has; 0 when that is not
  /// quickly told.
  private static func leastDistance(_ first: String, _ second: String) -> Int {
    var surplus = [Int](repeating: 0, count: 128)
    for (word, step) in [(first, 1), (second, -1)] {
      for byte in word.utf8 {
        // A carriage return may be one character with the line feed behind it.
        guard byte < 128, byte != UInt8(ascii: "\r") else { return 0 }
        surplus[Int(byte)] += step
      }
    }
    let inFirst = surplus.reduce(0) { $0 + max(0, $1) }
    return max(inFirst, inFirst - surplus.reduce(0, +))
  }

  /// The fewest characters to insert, delete, replace or swap with their neighbour that turn one
  /// word into the other, no place being edited twice (optimal string alignment, a restricted
  /// Damerau–Levenshtein distance; doi:10.1145/363958.363994).
  package static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == second[column - 1], other == first[row - 1] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
