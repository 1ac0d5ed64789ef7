// SPDX-License-Identifier: MIT

/// Items sorted into numbered buckets, in two arrays.
struct BucketList<Item: BitwiseCopyable> {
  /// An item and where it belongs.
  struct Entry: BitwiseCopyable {
    let bucket: UInt32
    let item: Item

    init(_ item: Item, bucket: Int) {
      self.bucket = UInt32(truncatingIfNeeded: bucket)
      self.item = item
    }
  }

  private var starts: [UInt32] = []
  /// The items of all buckets, one bucket after the other.
  private(set) var items: [Item] = []

  /// Sorts fewer than 2³² `entries`, keeping their order within each of at most 2³² buckets.
  init(_ entries: [Entry], bucketCount: Int) {
    guard let first = entries.first else { return }
    starts = [UInt32](repeating: 0, count: bucketCount + 2)
    for entry in entries { starts[Int(entry.bucket) + 2] += 1 }
    for bucket in 2..<starts.count { starts[bucket] += starts[bucket - 1] }
    items = [Item](repeating: first.item, count: entries.count)
    for entry in entries {
      let place = starts[Int(entry.bucket) + 1]
      items[Int(place)] = entry.item
      starts[Int(entry.bucket) + 1] = place + 1
    }
  }

  /// Where the items of `bucket` are.
  func range(_ bucket: Int) -> Range<Int> {
    // Without any items nothing is known of buckets.
    starts.isEmpty ? 0..<0 : Int(starts[bucket])..<Int(starts[bucket + 1])
  }

  /// Gives all items away; where they were remains known.
  mutating func takeItems() -> [Item] {
    defer { items = [] }
    return items
  }

  subscript(bucket: Int) -> ArraySlice<Item> { items[range(bucket)] }
}
