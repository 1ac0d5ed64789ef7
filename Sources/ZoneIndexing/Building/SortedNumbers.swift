// SPDX-License-Identifier: MIT

extension [UInt32] {
  /// Whether `number` is in this ascending array.
  func hasSorted(_ number: UInt32) -> Bool {
    let index = firstIndex(notBelow: number)
    return index < count && self[index] == number
  }

  /// Puts `number` into this ascending array, or takes it out when it is there.
  mutating func toggle(_ number: UInt32) {
    let index = firstIndex(notBelow: number)
    if index < count && self[index] == number {
      remove(at: index)
    } else {
      insert(number, at: index)
    }
  }

  private func firstIndex(notBelow number: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ArraySlice<UInt32> {
  /// Successive slices of elements with the same `key`, in the order of their keys.
  func groups(by key: (UInt32) -> UInt32) -> [(key: UInt32, elements: ArraySlice<UInt32>)] {
    var groups: [(key: UInt32, elements: ArraySlice<UInt32>)] = []
    var isAscending = true
    var start = startIndex
    while start < endIndex {
      let common = key(self[start])
      var end = start + 1
      while end < endIndex && key(self[end]) == common { end += 1 }
      if let last = groups.last, last.key > common { isAscending = false }
      groups.append((common, self[start..<end]))
      start = end
    }
    return isAscending ? groups : groups.sorted { $0.key < $1.key }
  }
}
