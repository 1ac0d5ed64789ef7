// SPDX-License-Identifier: MIT

/// The lists of zones of uniform cells, each written once.
struct ZoneLists {
  private var starts: [[UInt32]: Int] = [:]

  /// The code of a cell that is in all `zones`, whose list is added to `words` when it is new.
  mutating func code(for zones: [UInt32], in words: inout [UInt32]) -> CellCode {
    switch zones.count {
    case 0: return .empty
    case 1: return CellCode(.zone, Int(zones[0]) + 1)
    default:
      if let start = starts[zones] { return CellCode(.list, start) }
      let start = words.count
      words.append(UInt32(zones.count))
      words.append(contentsOf: zones)
      starts[zones] = start
      return CellCode(.list, start)
    }
  }
}
