// SPDX-License-Identifier: MIT

/// How numbers are spread, to two significant digits each, so that there are never many of them.
package struct ShadowDistribution: Hashable, Sendable {
  /// How often each number came.
  package private(set) var counts: [Int64: Int] = [:]

  /// Creates one of no numbers.
  package init() {}

  /// How many numbers there are.
  package var count: Int { counts.values.reduce(0, &+) }

  /// Adds `number` so many times.
  package mutating func add(_ number: Int64, times: Int = 1) {
    counts[Self.rounded(number), default: 0] &+= times
  }

  /// Adds all numbers of `other`.
  package mutating func add(_ other: Self) {
    for (number, times) in other.counts { add(number, times: times) }
  }

  /// The smallest number that at least this share of all are not above.
  ///
  /// - Parameter share: From 0, which gives the smallest of all, to 1, which gives the largest.
  /// - Returns: Nil without numbers.
  package func quantile(_ share: Double) -> Int64? {
    let rank = max(1, (Double(count) * share).rounded(.up))
    var passed = 0.0
    for (number, times) in counts.sorted(by: { $0.key < $1.key }) {
      passed += Double(times)
      if passed >= rank { return number }
    }
    return nil
  }

  private static func rounded(_ number: Int64) -> Int64 {
    var unit: Int64 = 1
    while (number / unit).magnitude >= 100 { unit *= 10 }
    return number / unit * unit
  }
}
