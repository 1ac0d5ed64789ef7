// SPDX-License-Identifier: MIT

/// The lists of zones of uniform cells, each written once.
struct ZoneLists {
  private var starts: [[UInt32]: Int] = [:]
  private let claims: [ZoneClaim]

  init(claims: [ZoneClaim]) {
    self.claims = claims
  }

  /// The code of a cell that is in all `zones`; a list that is new is added to `words`.
  mutating func code(for zones: [UInt32], in words: inout RelocatableWords) -> CellCode {
    if zones.isEmpty { return .empty }
    if zones.count == 1 {
      let claim = claims[Int(zones[0])]
      // Such a zone owns the cell, and nothing more needs to be looked up.
      if claim.isAlwaysActive && !claim.isExclusion { return CellCode(.zone, Int(zones[0]) + 1) }
    }
    if let start = starts[zones] { return CellCode(.list, start) }
    let start = words.count
    words.append(UInt32(bitPattern: owner(of: zones).rawValue))
    words.append(UInt32(zones.count))
    words.append(contentsOf: zones)
    starts[zones] = start
    return CellCode(.list, start)
  }

  /// The owner of what all `zones` contain, undecided if it changes with time.
  private func owner(of zones: [UInt32]) -> ZoneOwnerCode {
    var search = OwnerSearch(at: nil)
    for zone in zones {
      guard claims[Int(zone)].isAlwaysActive else { return .undecided }
      search.visitExclusion(Int(zone), claims[Int(zone)])
    }
    for zone in zones { search.visitService(Int(zone), claims[Int(zone)]) }
    return ZoneOwnerCode(search.result)
  }
}
