// SPDX-License-Identifier: MIT

/// Items sorted into numbered buckets, in two arrays.
struct BucketList {
  private var starts: [UInt32]
  private var items: [UInt32]

  /// Sorts what `visit` reports, keeping its order within each bucket.
  ///
  /// - Parameters:
  ///   - bucketCount: The number of buckets.
  ///   - visit: Called twice, to count and to place; it must report the same both times, and fewer
  ///     than 2³² items.
  @inline(__always)
  init(bucketCount: Int, _ visit: (_ report: (_ bucket: Int, _ item: UInt32) -> Void) -> Void) {
    var starts = [UInt32](repeating: 0, count: bucketCount + 2)
    visit { bucket, _ in starts[bucket + 2] += 1 }
    for bucket in starts.indices.dropFirst() { starts[bucket] += starts[bucket - 1] }
    var items = [UInt32](repeating: 0, count: Int(starts[bucketCount + 1]))
    visit { bucket, item in
      items[Int(starts[bucket + 1])] = item
      starts[bucket + 1] += 1
    }
    self.starts = starts
    self.items = items
  }

  /// The number of items in all buckets.
  var count: Int { items.count }

  subscript(bucket: Int) -> ArraySlice<UInt32> {
    items[Int(starts[bucket])..<Int(starts[bucket + 1])]
  }
}
