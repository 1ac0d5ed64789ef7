// SPDX-License-Identifier: MIT

import ZoneGeometry

/// All that is known of a grid before its cells are made, the same for all bands.
///
/// A class, because bands would otherwise count a reference to each of its arrays again and again.
final class GridPlan {
  /// Top cells per edge where zones hardly overlap.
  private static let cellsPerEdge = 4.0
  /// Few zones have more cells, as long as these stay in the cache.
  private static let cellsPerEdgeOfFew = 32.0
  private static let cellsOfFew = Double(1 << 18)
  private static let mostCells = Double(1 << 26)
  /// How many cell borders an edge may cross on average, as often as it has top cells.
  private static let stepsPerCell = 4.0
  /// A cell with more edges than this is split, where zones hardly overlap.
  private static let leafCapacity = 12.0
  private static let mostLeafCapacity = 32.0
  /// In how many cells of blocks an edge may be on average, where zones hardly overlap.
  private static let placesPerEdge = 16.0
  /// A band has at least so many edges, as far as rows can be shared out.
  private static let edgesPerBand = 100_000
  private static let mostBands = 64

  let shapes: FlatShapes
  let claims: [ZoneClaim]
  let frame: GridFrame
  /// A cell with more edges than this is split, if that helps.
  let leafCapacity: Int
  /// In how many cells of blocks an edge may be on average.
  let placesPerEdge: Double
  /// The words that memory has room for.
  let mostWords: Int
  /// How many words there may be for each place of an edge in a top cell.
  let wordsPerPlace: Double
  let circleCovers: [CircleCover]
  /// Toggled, going north, from row to row: the parts inside which the western end of the row is.
  let seamToggles: BucketList<UInt32>
  /// The rows of each band.
  let bands: [Range<Int>]
  /// Successive edges of one line with a place in each band, ascending.
  let runsByBand: [[Range<Int>]]

  /// Plans a grid; `detail` is 1, or less for fewer cells.
  init(_ shapes: FlatShapes, claims: [ZoneClaim], extent: Extent, detail: Double) {
    self.shapes = shapes
    self.claims = claims
    let budget = GridBudget(shapes, extent: extent)
    frame = Self.frame(for: extent, within: budget, detail: detail)
    mostWords = min(budget.mostWords(cellCount: frame.cellCount), CellCode.valueLimit - 1)
    wordsPerPlace = budget.wordsPerPlace(
      cellCount: frame.cellCount, steps: extent.steps(in: frame))
    circleCovers = shapes.circles.map(CircleCover.init)
    seamToggles = Self.seamToggles(of: shapes, in: frame)
    leafCapacity = Int(min(Self.leafCapacity * extent.crowding, Self.mostLeafCapacity))
    placesPerEdge = Self.placesPerEdge * detail / extent.crowding
    bands = Self.bands(of: shapes, in: frame)
    runsByBand = Self.runs(of: shapes, in: bands, frame)
  }

  /// A grid of so many cells per edge as the zones' overlapping, the length of edges and the memory allow.
  private static func frame(
    for extent: Extent, within budget: GridBudget, detail: Double
  ) -> GridFrame {
    let edges = Double(extent.edgeCount) * detail
    // Cells of crowded zones have long lists; that this power keeps these short was measured.
    let crowding = extent.crowding * extent.crowding * extent.crowding.squareRoot()
    let ofFew = min(edges * cellsPerEdgeOfFew / crowding, cellsOfFew)
    var count = max(1, min(max(edges * cellsPerEdge / crowding, ofFew), mostCells))
    while true {
      let frame = GridFrame(x: extent.x, y: extent.y, cellCount: Int(count))
      let steps = extent.steps(in: frame)
      let isWorthIt =
        steps < stepsPerCell * max(count, edges * cellsPerEdge)
        && budget.allows(cellCount: frame.cellCount, steps: steps)
      if count < 2 || isWorthIt { return frame }
      count /= 2
    }
  }

  /// The rows of the grid, shared out among bands of about the same number of edges.
  private static func bands(of shapes: FlatShapes, in frame: GridFrame) -> [Range<Int>] {
    let rows = frame.y.count
    let count = min(max(1, shapes.edgeCount / edgesPerBand), mostBands, rows)
    guard count > 1 else { return [0..<rows] }
    var edges = [Int](repeating: 0, count: rows)
    for line in shapes.lines {
      for edge in line.dropLast() {
        edges[frame.y.unit(of: shapes.positions[edge].latitude) >> frame.y.shift] += 1
      }
    }
    let share = (shapes.edgeCount + count - 1) / count
    var bands: [Range<Int>] = []
    var (start, seen) = (0, 0)
    for row in 0..<rows {
      seen += edges[row]
      guard seen >= share * (bands.count + 1) || row == rows - 1 else { continue }
      bands.append(start..<row + 1)
      start = row + 1
    }
    return bands
  }

  /// Successive edges of lines with a place in each band.
  private static func runs(
    of shapes: FlatShapes, in bands: [Range<Int>], _ frame: GridFrame
  ) -> [[Range<Int>]] {
    var bandOfRow = [Int](repeating: 0, count: frame.y.count)
    for (band, rows) in bands.enumerated() { for row in rows { bandOfRow[row] = band } }
    func band(_ position: Int) -> Int {
      bandOfRow[frame.y.unit(of: shapes.positions[position].latitude) >> frame.y.shift]
    }
    var runs = [[Range<Int>]](repeating: [], count: bands.count)
    for line in shapes.lines {
      var start = line.lowerBound
      var a = band(start)
      var places = a...a
      for edge in line.dropLast() {
        let b = band(edge + 1)
        let edgePlaces = min(a, b)...max(a, b)
        if edgePlaces != places {
          for place in places where start < edge { runs[place].append(start..<edge) }
          (start, places) = (edge, edgePlaces)
        }
        a = b
      }
      for place in places { runs[place].append(start..<line.upperBound - 1) }
    }
    return runs
  }

  func row(of y: Double) -> Int { frame.y.unit(of: y) >> frame.y.shift }

  /// The latitude of the centres of `row`.
  func centerLatitude(of row: Int) -> Double {
    frame.y.center(of: row << frame.y.shift, shift: frame.y.shift)
  }

  /// The parts whose inside begins or ends between the western ends of one row and the next.
  ///
  /// The western end of a row is the place on the meridian -180, moved a little as `Vertex.isLeft`
  /// does it. It is inside when an odd number of edges pass to the north of it on its meridian; and
  /// of rings round the north pole, when an even number does.
  private static func seamToggles(of shapes: FlatShapes, in frame: GridFrame) -> BucketList<UInt32>
  {
    let rows = frame.y.count
    func isSouth(_ row: Int, ofEdgeFrom west: Vertex, to east: Vertex) -> Bool {
      let y = frame.y.center(of: row << frame.y.shift, shift: frame.y.shift)
      return !Vertex(x: -180, y: y).isLeft(ofLineFrom: west, to: east)
    }
    var toggles = shapes.polarPolygons.map { BucketList.Entry($0, bucket: 0) }
    for line in shapes.lines where line.lowerBound >= shapes.seamStart {
      for edge in line.dropLast() {
        let (a, b) = (shapes.vertex(edge), shapes.vertex(edge + 1))
        guard a.isEast(of: -180) != b.isEast(of: -180) else { continue }
        let (west, east) = b.isEast(of: -180) ? (a, b) : (b, a)
        var (low, high) = (0, rows)
        while low < high {
          let middle = (low + high) / 2
          if isSouth(middle, ofEdgeFrom: west, to: east) {
            low = middle + 1
          } else {
            high = middle
          }
        }
        guard low > 0 else { continue }
        toggles.append(BucketList.Entry(shapes.parts[edge], bucket: 0))
        if low < rows { toggles.append(BucketList.Entry(shapes.parts[edge], bucket: low)) }
      }
    }
    return BucketList(toggles, bucketCount: rows)
  }
}

extension GridFrame {
  fileprivate var cellCount: Double { Double(x.count * y.count) }
}

extension Extent {
  /// How often all edges together go from one cell to the next.
  fileprivate func steps(in frame: GridFrame) -> Double {
    frame.x.cells(across: xLength) + frame.y.cells(across: yLength)
  }
}
