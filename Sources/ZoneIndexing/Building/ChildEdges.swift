// SPDX-License-Identifier: MIT

/// Where the edges of each cell of a block are on the stack: counted first, then placed.
struct ChildEdges {
  /// As long as edges are counted, how many the cell two before has; while they are placed, where
  /// the next one of the cell before goes; in the end where those of a cell begin.
  private var starts = InlineArray<66, UInt32>(repeating: 0)

  /// Counts an edge of `child`.
  @inline(__always)
  mutating func count(_ child: Int) { starts[child + 2] += 1 }

  /// The counts of all cells together, and the largest of them.
  var counted: (sum: Int, largest: Int) {
    var (sum, largest) = (0, 0)
    for index in starts.indices {
      sum += Int(starts[index])
      largest = max(largest, Int(starts[index]))
    }
    return (sum, largest)
  }

  /// Ends counting: edges will be placed from `start` on.
  mutating func place(from start: Int) {
    starts[1] = UInt32(start)
    for index in 2..<starts.count { starts[index] += starts[index - 1] }
    starts[0] = starts[1]
  }

  /// The place of the next edge of `child`.
  @inline(__always)
  mutating func nextPlace(_ child: Int) -> Int {
    defer { starts[child + 1] += 1 }
    return Int(starts[child + 1])
  }

  /// Where the edges of `child` are when all are placed.
  func range(_ child: Int) -> Range<Int> { Int(starts[child])..<Int(starts[child + 1]) }
}
