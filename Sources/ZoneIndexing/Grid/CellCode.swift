// SPDX-License-Identifier: MIT

/// What a cell of the grid holds, in 32 bits: two bits of kind and thirty of value.
struct CellCode: Hashable, Sendable {
  enum Kind: UInt32 {
    /// No edge passes; in at most one zone. The value is its ordinal plus one, or zero.
    case zone
    /// No edge passes; in several zones. The value is where their list starts.
    case list
    /// Split into 8 × 8 cells. The value is where the block starts.
    case block
    /// Edges pass. The value is where the leaf starts.
    case leaf
  }

  /// Values, and so ordinals and positions in the words of a grid, are below this.
  static let valueLimit = 1 << 30

  static let empty = CellCode(.zone, 0)

  let bits: UInt32

  init(_ kind: Kind, _ value: Int) {
    bits = UInt32(truncatingIfNeeded: value) << 2 | kind.rawValue
  }

  init(bits: UInt32) {
    self.bits = bits
  }

  @inline(__always)
  var kind: Kind { Kind(rawValue: bits & 3) ?? .zone }

  /// 1 for all kinds but `zone`, 0 for that.
  @inline(__always)
  var saysMoreThanOneZone: UInt64 { UInt64((bits | bits >> 1) & 1) }

  @inline(__always)
  var value: Int { Int(bits >> 2) }
}
