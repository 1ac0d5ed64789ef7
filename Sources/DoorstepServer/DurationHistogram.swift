// SPDX-License-Identifier: MIT

/// How many durations were how long.
struct DurationHistogram: Hashable {
  /// The upper ends of its buckets, in seconds: decisions take microseconds, those of plug-ins in processes up to
  /// their time limits.
  static let bounds = [
    0.00002, 0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5,
    1,
  ]

  /// How many were at most as long as the bound of the same index, but longer than the one before.
  private var counts = [Int](repeating: 0, count: bounds.count)
  /// How many there were.
  private(set) var total = 0
  /// All of them together, in seconds.
  private(set) var seconds = 0.0

  /// Counts one more.
  mutating func add(_ duration: Duration) {
    let length = duration / .seconds(1)
    if let bucket = Self.bounds.firstIndex(where: { length <= $0 }) { counts[bucket] += 1 }
    total += 1
    seconds += length
  }

  /// How many were at most as long as each bound.
  var cumulated: [(bound: Double, count: Int)] {
    var sum = 0
    return zip(Self.bounds, counts).map { bound, count in
      sum += count
      return (bound, sum)
    }
  }
}
