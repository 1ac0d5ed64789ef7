// SPDX-License-Identifier: MIT

/// Looks for the smallest change of a number of things with which something holds, where only trying tells.
///
/// The numbers around some hints are tried, and those that are twice as far away each time; then the way back to
/// the number before is halved. So where it takes so much and everything beyond holds too, the change is the
/// smallest; else it is a small one.
struct NumberSearch {
  /// How many hints are tried, the nearest first.
  static let mostHints = 32
  private static let doublings = 40

  let value: Int64
  let hints: [Int64]

  /// The nearest number found that `holds`.
  func nearest(where holds: (Int64) -> Bool) -> Int64? {
    guard let found = probes.first(where: holds) else { return nil }
    let isAbove = found > value
    let before = probes.last { probe in
      (probe > value) == isAbove && distance(probe) < distance(found)
    }
    var (near, far) = (before ?? value, found)
    while distance(near) + 1 < distance(far) {
      let middle = Int64((Int128(near) + Int128(far)) / 2)
      if holds(middle) { far = middle } else { near = middle }
    }
    return far
  }

  /// What is tried, the nearest first.
  private var probes: [Int64] {
    let nearHints = hints.flatMap { [$0.saturating(-1), $0, $0.saturating(1)] }
      .sorted { distance($0) < distance($1) }.prefix(3 * Self.mostHints)
    let steps = (0..<Self.doublings).flatMap { doubling in
      [value.saturating(1 << Int64(doubling)), value.saturating(-(1 << Int64(doubling)))]
    }
    return Set(nearHints + steps + [0])
      .filter { $0 >= 0 && $0 != value }
      .sorted { (distance($0), $0) < (distance($1), $1) }
  }

  private func distance(_ number: Int64) -> UInt64 {
    UInt64((Int128(number) - Int128(value)).magnitude)
  }
}

extension Int64 {
  /// The sum, at the limit beyond 64 bits.
  fileprivate func saturating(_ other: Int64) -> Int64 {
    Int64(clamping: Int128(self) + Int128(other))
  }
}
