// SPDX-License-Identifier: MIT

/// Maps coordinates to whole units, 2³⁰ across each axis, and units to the cells of a grid.
///
/// A unit is ⌊(x - west) · scale⌋ as computed in floating point. Each step of that is monotone, so
/// the cells between those of two coordinates are those of all coordinates between them. Edges and
/// look-ups use the same map, hence it need not be accurate.
struct GridFrame: Sendable {
  /// One of the two axes.
  struct Axis: Sendable {
    private static let unitBits = 30
    /// Degrees that a cell spans at least: 2¹³ times what a coordinate can be rounded by, so that
    /// the computed centre of a cell is in the cell.
    private static let smallestCell = 0x1p-32

    let least: Double
    let greatest: Double
    /// Units per degree; 0 when the axis is one cell.
    let scale: Double
    /// Degrees per unit.
    let step: Double
    /// The cells of the grid are 2 to this power units wide.
    let shift: Int

    /// An axis cut into at most 2 to the power of `bits` cells.
    init(_ range: ClosedRange<Double>, bits: Int) {
      least = range.lowerBound
      greatest = range.upperBound
      let width = greatest - least
      guard width > Self.smallestCell else {
        (scale, step, shift) = (0, 0, Self.unitBits)
        return
      }
      let units = Double((1 << Self.unitBits) - 1)
      scale = units / width
      step = width / units
      shift = Self.unitBits - min(bits, (width / Self.smallestCell).exponent)
    }

    /// How many cells the grid has along the axis.
    var count: Int { 1 << (Self.unitBits - shift) }

    /// How many cells of the grid `length` degrees are.
    func cells(across length: Double) -> Double { length * scale / Double(1 << shift) }

    /// Units from the least coordinate to `x`, with an error below 2⁻²⁰.
    @inline(__always)
    func position(of x: Double) -> Double { (x - least) * scale }

    /// The unit of `x`, which must be between `least` and `greatest`.
    @inline(__always)
    func unit(of x: Double) -> Int { Int(position(of: x)) }

    /// The middle of the cell that is 2^`shift` units wide and holds `unit`.
    @inline(__always)
    func center(of unit: Int, shift: Int) -> Double {
      least + Double((unit >> shift) << shift | (1 << (shift - 1))) * step
    }

    /// Whether a cell of 2^`shift` units may be cut into eight.
    func canSplit(shift: Int) -> Bool {
      shift > 3 && Double(1 << (shift - 3)) * step >= Self.smallestCell
    }
  }

  let x: Axis
  let y: Axis

  /// A grid of roughly `cellCount` nearly square cells over a box.
  init(x xRange: ClosedRange<Double>, y yRange: ClosedRange<Double>, cellCount: Int) {
    let bits = Int.bitWidth - 1 - max(cellCount, 1).leadingZeroBitCount
    let width = max(xRange.upperBound - xRange.lowerBound, 0x1p-32)
    let height = max(yRange.upperBound - yRange.lowerBound, 0x1p-32)
    let columns = min(max((bits + (width / height).exponent) / 2, 0), bits)
    x = Axis(xRange, bits: columns)
    y = Axis(yRange, bits: bits - columns)
  }

  @inline(__always)
  func contains(x longitude: Double, y latitude: Double) -> Bool {
    x.least <= longitude && longitude <= x.greatest && y.least <= latitude
      && latitude <= y.greatest
  }
}
