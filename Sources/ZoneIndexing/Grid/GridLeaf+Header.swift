// SPDX-License-Identifier: MIT

extension GridLeaf {
  /// The word before a group or a block: nearly all leaves have one of each.
  struct Header {
    let bits: UInt32

    init(bits: UInt32) {
      self.bits = bits
    }

    /// The header of a group with the header of its first block; a leaf that only circles pass has a
    /// group of no parts.
    ///
    /// There are at most `mostParts` parts, and a step is 2 to the `stepShift` units, below 2³².
    init(
      partCount: Int, stepShift: Int, hasNextGroup: Bool, hasCircles: Bool, firstBlock: Header
    ) {
      let flags: UInt32 = (hasNextGroup ? 1 << 11 : 0) | (hasCircles ? 1 << 12 : 0)
      bits = firstBlock.bits | flags | UInt32(stepShift << 6 | partCount)
    }

    /// The header of a block of 2 to `mostVertices` vertices in 1 to `mostChains` chains.
    init(vertexCount: Int, chainCount: Int, hasNextBlock: Bool) {
      bits = UInt32(chainCount << 20 | vertexCount << 13) | (hasNextBlock ? 1 << 26 : 0)
    }

    /// The header of what is not there.
    static let none = Header(bits: 0)

    @inline(__always)
    var partCount: Int { Int(bits & 63) }
    @inline(__always)
    var stepShift: Int { Int(bits >> 6 & 31) }
    @inline(__always)
    var hasNextGroup: Bool { bits >> 11 & 1 == 1 }
    /// Told in the first group of a leaf.
    @inline(__always)
    var hasCircles: Bool { bits >> 12 & 1 == 1 }
    @inline(__always)
    var vertexCount: Int { Int(bits >> 13 & 127) }
    @inline(__always)
    var chainCount: Int { Int(bits >> 20 & 63) }
    @inline(__always)
    var hasNextBlock: Bool { bits >> 26 & 1 == 1 }

    /// How many words a leaf has up to the end of its first block, and so nearly always in all.
    @inline(__always)
    var leafWordCount: Int {
      3 + partCount + BlockPlace(self, at: 0, ChainForm(partCount: partCount)).end
    }
  }

  /// How the chains of a group are written.
  struct ChainForm {
    /// Groups of more parts have chains of two words.
    private static let mostPartsInOneWord = 4

    /// Words in a chain.
    let wordCount: Int
    /// Which bits of the first word are the bounds.
    private let mask: UInt32
    private let shift: UInt32

    @inline(__always)
    init(partCount: Int) {
      let fits = partCount <= Self.mostPartsInOneWord
      wordCount = fits ? 1 : 2
      mask = fits ? 15 : .max
      shift = fits ? 4 : 0
    }

    /// The bounds of a chain that begins with `word`.
    @inline(__always)
    func bounds(_ word: UInt32) -> UInt32 { word & mask }

    /// The first position of a chain that ends with `word`.
    @inline(__always)
    func first(_ word: UInt32) -> Int { Int(word >> shift) }

    /// A chain as it is written; `first` is below 2²⁸.
    func words(bounds: UInt32, first: UInt32) -> [UInt32] {
      wordCount == 1 ? [bounds | first << shift] : [bounds, first]
    }
  }

  /// Where the pieces of a block are in the words of a grid.
  struct BlockPlace {
    let starts: Int
    let chains: Int
    let vertices: Int
    let end: Int

    /// The block that begins at `start`, without its header.
    @inline(__always)
    init(_ header: Header, at start: Int, _ form: ChainForm) {
      starts = start
      chains = start + (header.vertexCount + 31) >> 5
      vertices = chains + header.chainCount * form.wordCount
      end = vertices + header.vertexCount
    }
  }
}
