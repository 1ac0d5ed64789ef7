// SPDX-License-Identifier: MIT

/// The words of a part of a grid, whose codes hold positions in them until all parts are put
/// together.
struct RelocatableWords {
  private(set) var words: [UInt32] = []
  /// Where codes are that hold a position.
  private var codes: [UInt32] = []

  var count: Int { words.count }

  mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

  mutating func append(_ word: UInt32) { words.append(word) }

  mutating func append(contentsOf more: some Sequence<UInt32>) { words.append(contentsOf: more) }

  mutating func append(_ code: CellCode) {
    note(code, at: words.count)
    words.append(code.bits)
  }

  subscript(position: Int) -> UInt32 {
    get { words[position] }
    set { words[position] = newValue }
  }

  /// Writes `code` over the word at `position`.
  mutating func set(_ code: CellCode, at position: Int) {
    note(code, at: position)
    words[position] = code.bits
  }

  private mutating func note(_ code: CellCode, at position: Int) {
    if code.kind != .zone { codes.append(UInt32(position)) }
  }

  /// Moves all codes as when the words begin at `start`.
  mutating func relocate(to start: Int) {
    for position in codes {
      words[Int(position)] = CellCode(bits: words[Int(position)]).moved(by: start).bits
    }
    codes = []
  }
}

extension CellCode {
  /// The same code when what it points to has moved.
  func moved(by distance: Int) -> CellCode {
    kind == .zone ? self : CellCode(kind, value + distance)
  }
}
