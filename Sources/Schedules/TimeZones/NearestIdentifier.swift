// SPDX-License-Identifier: MIT

import Diagnostics

/// Guesses which identifier a mistyped one was meant to be.
enum NearestIdentifier {
  /// The identifier of `candidates` most like `word`, ignoring case; nothing when none is like it.
  ///
  /// A whole last part (`Berlin`) counts as one mistake; otherwise at most a third of the characters
  /// may be wrong.
  static func find(_ word: String, among candidates: [String]) -> String? {
    let wanted = word.lowercased()
    let cost = { (candidate: String) -> Int in
      let name = candidate.lowercased()
      let lastPart = name.split(separator: "/").last.map(String.init) ?? name
      return min(Spelling.distance(wanted, name), 1 + Spelling.distance(wanted, lastPart))
    }
    let nearest = candidates.map { (cost: cost($0), name: $0) }.min { $0 < $1 }
    guard let nearest, nearest.cost <= max(1, wanted.count / 3) else { return nil }
    return nearest.name
  }
}
