// SPDX-License-Identifier: MIT

extension RandomAccessCollection<UInt32> where Index == Int {
  /// Whether `number` is in this ascending collection.
  @inline(__always)
  func hasSorted(_ number: UInt32) -> Bool {
    let index = firstIndex(notBelow: number)
    return index < endIndex && self[index] == number
  }

  @inline(__always)
  fileprivate func firstIndex(notBelow number: UInt32) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [UInt32] {
  /// Puts `number` into this ascending array, or takes it out when it is there.
  mutating func toggle(_ number: UInt32) {
    let index = firstIndex(notBelow: number)
    if index < count && self[index] == number {
      remove(at: index)
    } else {
      insert(number, at: index)
    }
  }
}
