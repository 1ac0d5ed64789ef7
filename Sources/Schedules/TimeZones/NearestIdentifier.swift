// SPDX-License-Identifier: MIT

/// Guesses which identifier a mistyped one was meant to be.
enum NearestIdentifier {
  /// The identifier of `candidates` most like `word`, ignoring case; nothing when none is like it.
  ///
  /// A whole last part (`Berlin`) counts as one mistake; otherwise at most a third of the characters
  /// may be wrong.
  static func find(_ word: String, among candidates: [String]) -> String? {
    let wanted = Array(word.utf8.map(lowercase))
    let cost = { (candidate: String) -> Int in
      let name = Array(candidate.utf8.map(lowercase))
      let lastPart = name.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? name
      return min(distance(wanted, name), 1 + distance(wanted, lastPart))
    }
    let nearest = candidates.map { (cost: cost($0), name: $0) }.min { $0 < $1 }
    guard let nearest, nearest.cost <= max(1, wanted.count / 3) else { return nil }
    return nearest.name
  }

  /// How many insertions, deletions and replacements turn one text into the other (Levenshtein 1966).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
