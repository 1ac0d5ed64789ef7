// SPDX-License-Identifier: MIT

/// Maps coordinates to whole units, up to 2³⁰ across each axis, and units to the cells of a grid.
///
/// A unit is (x - west) · scale rounded to the nearest whole number, all as computed in floating
/// point. Each step of that is monotone, so the cells between those of two coordinates are those of
/// all coordinates between them. Edges and look-ups use the same map, hence it need not be accurate.
struct GridFrame: BitwiseCopyable, Sendable {
  /// One of the two axes.
  struct Axis: BitwiseCopyable, Sendable {
    private static let mostUnitBits = 30
    /// Units per degree at the most: coordinates are rounded by up to 2⁻⁴⁶ degrees, so that the
    /// computed centre of a cell is within 2⁻¹⁰ units of where it should be.
    private static let finestScale = 0x1p36
    /// Cells are at least 2 to this power units wide when the axis has more than one.
    private static let smallestShift = 4

    let least: Double
    /// Units per degree; 0 when the axis is one cell of one unit.
    let scale: Double
    /// Degrees per unit.
    let step: Double
    /// The axis is 2 to this power units long.
    let unitBits: Int
    /// The cells of the grid are 2 to this power units wide.
    let shift: Int

    /// An axis cut into at most 2 to the power of `bits` cells.
    init(_ range: ClosedRange<Double>, bits: Int) {
      least = range.lowerBound
      let width = range.upperBound - least
      let finest = width * Self.finestScale
      unitBits = finest >= 2 ? min(Self.mostUnitBits, Int(finest.exponent)) : 0
      shift = max(unitBits - bits, min(unitBits, Self.smallestShift))
      guard unitBits > 0 else {
        (scale, step) = (0, 0)
        return
      }
      let units = Double(1 << unitBits - 1)
      scale = units / width
      step = width / units
    }

    /// How many cells the grid has along the axis.
    var count: Int { 1 << (unitBits - shift) }

    /// Positions up to here are rounded to units of the axis.
    @inline(__always)
    var end: Double { Double(1 << unitBits) - 0.5 }

    /// How many cells of the grid `length` degrees are.
    func cells(across length: Double) -> Double { length * scale / Double(1 << shift) }

    /// Units from the least coordinate to `x`, with an error below 2⁻²⁰.
    @inline(__always)
    func position(of x: Double) -> Double { (x - least) * scale }

    /// The unit of `x`, which must be within two turns of the axis.
    @inline(__always)
    func unit(of x: Double) -> Int { Self.unit(at: position(of: x)) }

    /// The whole number nearest to a position below 2⁵⁰.
    ///
    /// Adding 1.5 · 2⁵² leaves no bits for a fraction; what it adds to the bit pattern is the number.
    @inline(__always)
    static func unit(at position: Double) -> Int {
      Int(truncatingIfNeeded: (position + 0x1.8p52).bitPattern &- (0x1.8p52).bitPattern)
    }

    /// The middle of the cell that is 2^`shift` units wide and holds `unit`.
    @inline(__always)
    func center(of unit: Int, shift: Int) -> Double {
      least + Double((unit >> shift) << shift | (1 << (shift - 1))) * step
    }

    /// Whether a cell of 2^`shift` units may be cut into 2^`bits`.
    func canSplit(shift: Int, bits: Int) -> Bool {
      shift >= bits + Self.smallestShift
    }
  }

  let x: Axis
  let y: Axis

  /// A grid of roughly `cellCount` nearly square cells over a box.
  init(x xRange: ClosedRange<Double>, y yRange: ClosedRange<Double>, cellCount: Int) {
    let count = Double(max(cellCount, 1))
    let bits = Int(count.exponent) + (count.significand > 2.0.squareRoot() ? 1 : 0)
    let width = max(xRange.upperBound - xRange.lowerBound, 0x1p-32)
    let height = max(yRange.upperBound - yRange.lowerBound, 0x1p-32)
    let columns = min(max((bits + (width / height).exponent) / 2, 0), bits)
    x = Axis(xRange, bits: columns)
    y = Axis(yRange, bits: bits - columns)
  }

  /// The units of a place; nil for one that no cell holds, and so no zone, and for one that is no
  /// place.
  @inline(__always)
  func units(longitude: Double, latitude: Double) -> (x: Int, y: Int)? {
    let (column, row) = (x.position(of: longitude), y.position(of: latitude))
    guard column > -0.5 && column < x.end && row > -0.5 && row < y.end else { return nil }
    return (Axis.unit(at: column), Axis.unit(at: row))
  }
}

extension GridFrame.Axis {
  /// Whether units and cells can be computed: the axis may come from a damaged file.
  var isSensible: Bool {
    least.isFinite && scale.isFinite && scale >= 0 && step.isFinite
      && (0...Self.mostUnitBits).contains(unitBits) && (0...unitBits).contains(shift)
  }

  /// Where a unit, or a place between two, is in degrees, rounded.
  func coordinate(of unit: Double) -> Double { least + unit * step }
}

extension GridFrame {
  var isSensible: Bool { x.isSensible && y.isSensible }
}
