// SPDX-License-Identifier: MIT

/// The lists of zones of uniform cells, each written once.
struct ZoneLists {
  private static let free = UInt32.max

  /// Where lists start in the words: each at the place that its hash says, or behind it.
  private var starts = [UInt32](repeating: free, count: 64)
  private var count = 0
  private let claims: [ZoneClaim]

  init(claims: [ZoneClaim]) {
    self.claims = claims
  }

  /// The code of a cell that is in all `zones`; a list that is new is added to `words`.
  mutating func code(for zones: ArraySlice<UInt32>, in words: inout RelocatableWords) -> CellCode {
    guard let first = zones.first else { return .empty }
    if zones.count == 1 {
      let claim = claims[Int(first)]
      // Such a zone owns the cell, and nothing more needs to be looked up.
      if claim.isAlwaysActive && !claim.isExclusion { return CellCode(.zone, Int(first) + 1) }
    }
    let place = place(of: zones, in: words)
    if starts[place] != Self.free { return CellCode(.list, Int(starts[place])) }
    let start = words.count
    words.append(UInt32(bitPattern: owner(of: zones).rawValue))
    words.append(UInt32(zones.count))
    words.append(contentsOf: zones)
    starts[place] = UInt32(start)
    count += 1
    if count * 2 > starts.count { grow(words) }
    return CellCode(.list, start)
  }

  /// The place of a list in `starts`, which is free when the list is new.
  private func place(of zones: ArraySlice<UInt32>, in words: RelocatableWords) -> Int {
    var hash = UInt64(zones.count)
    for zone in zones { hash = (hash ^ UInt64(zone)) &* 0x9E37_79B9_7F4A_7C15 }
    var place = Int(truncatingIfNeeded: hash >> 32) & (starts.count - 1)
    while starts[place] != Self.free && words.list(at: Int(starts[place])) != zones {
      place = (place + 1) & (starts.count - 1)
    }
    return place
  }

  private mutating func grow(_ words: RelocatableWords) {
    let lists = starts
    starts = [UInt32](repeating: Self.free, count: lists.count * 2)
    for start in lists where start != Self.free {
      starts[place(of: words.list(at: Int(start)), in: words)] = start
    }
  }

  /// The owner of what all `zones` contain, undecided if it changes with time.
  private func owner(of zones: ArraySlice<UInt32>) -> ZoneOwnerCode {
    var search = OwnerSearch(at: nil)
    for zone in zones {
      guard claims[Int(zone)].isAlwaysActive else { return .undecided }
      search.visitExclusion(Int(zone), claims[Int(zone)])
    }
    for zone in zones { search.visitService(Int(zone), claims[Int(zone)]) }
    return ZoneOwnerCode(search.result)
  }
}

extension RelocatableWords {
  /// The zones of the list at `start`.
  fileprivate func list(at start: Int) -> ArraySlice<UInt32> {
    words[(start + 2)..<(start + 2 + Int(words[start + 1]))]
  }
}
