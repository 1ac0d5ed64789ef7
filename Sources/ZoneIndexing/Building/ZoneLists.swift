// SPDX-License-Identifier: MIT

/// The lists of zones of uniform cells, each written once.
struct ZoneLists {
  /// A list, by where it starts in the words.
  private struct Slot: BitwiseCopyable {
    static let free = Slot(start: .max, hash: 0)

    let start: UInt32
    let hash: UInt32

    var isFree: Bool { start == .max }
  }

  /// Each list is at the place that its hash says, or behind it.
  private var slots = [Slot](repeating: .free, count: 64)
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
    let hash = Self.hash(of: zones)
    var place = Int(hash) & (slots.count - 1)
    while !slots[place].isFree {
      let slot = slots[place]
      if slot.hash == hash && words.list(at: Int(slot.start)) == zones {
        return CellCode(.list, Int(slot.start))
      }
      place = (place + 1) & (slots.count - 1)
    }
    let start = words.count
    words.append(UInt32(bitPattern: owner(of: zones).rawValue))
    words.append(UInt32(zones.count))
    words.append(contentsOf: zones)
    slots[place] = Slot(start: UInt32(start), hash: hash)
    count += 1
    if count * 2 > slots.count { grow() }
    return CellCode(.list, start)
  }

  private static func hash(of zones: ArraySlice<UInt32>) -> UInt32 {
    var hash = UInt64(zones.count)
    for zone in zones { hash = (hash ^ UInt64(zone)) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private mutating func grow() {
    let lists = slots
    slots = [Slot](repeating: .free, count: lists.count * 2)
    for slot in lists where !slot.isFree {
      var place = Int(slot.hash) & (slots.count - 1)
      while !slots[place].isFree { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
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
