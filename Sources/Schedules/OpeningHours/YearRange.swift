// SPDX-License-Identifier: MIT

/// Years of a rule: `2026`, `2026-2030/2`, `2026+`.
struct YearRange: Hashable, Sendable, CustomStringConvertible {
  let first: Int
  /// The last year; nothing when there is none.
  let last: Int?
  /// Every how many years, from `first` on.
  let step: Int

  func contains(_ year: Int) -> Bool {
    year >= first && year <= last ?? year && (year - first).isMultiple(of: step)
  }

  var description: String {
    let start = Decimal.padded(first, to: 4)
    guard let last else { return "\(start)+" }
    guard last != first else { return start }
    return "\(start)-\(Decimal.padded(last, to: 4))\(step == 1 ? "" : "/\(step)")"
  }
}
