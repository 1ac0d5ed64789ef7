// SPDX-License-Identifier: MIT

/// Closed intervals, sorted so that those around a value are soon found.
///
/// Intervals of similar length are kept together, ascending by their lower ends: those around a
/// value then start at most one such length below it.
struct IntervalList: Sendable {
  private struct Entry: Sendable {
    let low: Double
    let high: Double
    let ordinal: Int
  }

  /// Intervals no longer than `length`, sorted by `low`.
  private struct Shelf: Sendable {
    let length: Double
    let entries: [Entry]

    /// The index of the first interval that starts above `value`.
    func firstIndex(above value: Double) -> Int {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].low > value { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private var shelves: [Shelf] = []

  init(_ intervals: [ClosedRange<Double>]) {
    // Few intervals are searched as fast on one shelf as on several.
    let isShort = intervals.count <= 64
    let numbered = intervals.enumerated().map { ordinal, interval in
      Entry(low: interval.lowerBound, high: interval.upperBound, ordinal: ordinal)
    }
    let byLength = Dictionary(grouping: numbered) { isShort ? .infinity : Self.shelfLength($0) }
    shelves = byLength.sorted { $0.key < $1.key }.map { length, entries in
      Shelf(length: length, entries: entries.sorted { $0.low < $1.low })
    }
  }

  /// A power of two well above the length of `entry`, or 0 for a single value.
  private static func shelfLength(_ entry: Entry) -> Double {
    let length = entry.high - entry.low
    if length == 0 { return 0 }
    let exponent = max(Int(length.exponent), -1000)
    return Double(sign: .plus, exponent: exponent - exponent & 7 + 9, significand: 1)
  }

  /// Calls `body` with the ordinal of each interval that contains `value`, until it returns true.
  func forEach(containing value: Double, _ body: (_ ordinal: Int) -> Bool) {
    for shelf in shelves {
      var index = shelf.firstIndex(above: value)
      while index > 0 {
        index -= 1
        let entry = shelf.entries[index]
        if entry.low + shelf.length < value { break }
        if entry.high >= value && body(entry.ordinal) { return }
      }
    }
  }
}
