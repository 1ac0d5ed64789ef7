// SPDX-License-Identifier: MIT

import ZoneIndexing

/// An index, and what it took to build it.
struct MeasuredIndex {
  /// Builds are repeated for a steadier figure, for as long as this.
  private static let most = (builds: 5, seconds: 2.0)

  let index: ZoneIndex
  /// The median on the wall clock.
  let buildSeconds: Double
  /// By how much resident memory grew: what the index adds to a process that holds the zones.
  let residentBytes: Int

  /// Builds an index of the zones in `set`.
  init(_ set: ZoneSet) throws(FileError) {
    let before = try ResidentMemory.bytes()
    var (index, seconds) = Self.build(set)
    residentBytes = try ResidentMemory.bytes() - before
    var times = [seconds]
    while times.count < Self.most.builds, times.reduce(0, +) < Self.most.seconds {
      (index, seconds) = Self.build(set)
      times.append(seconds)
    }
    self.index = index
    buildSeconds = times.sorted()[times.count / 2]
  }

  private static func build(_ set: ZoneSet) -> (ZoneIndex, Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let index = ZoneIndex(set.shapes)
    return (index, (clock.now - start) / .seconds(1))
  }
}
