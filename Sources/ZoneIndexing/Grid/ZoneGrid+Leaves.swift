// SPDX-License-Identifier: MIT

import CZoneKernels
import ZoneGeometry

/// A place that is looked up in a leaf, seen from the centre of its cell.
struct LeafPlace {
  let place: Vertex
  /// Units of the centre of the cell.
  let centerX: Int
  let centerY: Int
  /// Units from the centre to the place.
  let x: Int
  let y: Int
}

extension ZoneGrid {
  /// Tells `sink` of each zone of which a polygon in a leaf contains a place.
  ///
  /// - Returns: The position behind the groups.
  @inline(__always)
  func tellPolygonZones(
    inLeafAt start: Int, containing place: LeafPlace, to sink: inout some ZoneSink
  ) -> Int {
    var position = start + 1
    // Parts of one zone are neighbours, and the zone is told once.
    var told = UInt32.max
    var hasNextGroup = true
    while hasNextGroup {
      let header = GridLeaf.Header(bits: words[position])
      let zones = position + 2
      let center = words[position + 1]
      position = zones + header.partCount
      guard position < words.count else { return words.count }
      var inside = partsInside(place, blocksAt: &position, header, center: center)
      while inside != 0 {
        let zone = words[zones + inside.trailingZeroBitCount]
        inside &= inside &- 1
        if zone != told {
          told = zone
          tell(Int(zone), to: &sink)
        }
      }
      hasNextGroup = header.hasNextGroup
    }
    return position
  }

  /// Which parts of a group contain a place, one bit each.
  ///
  /// The straight path from the centre to the place crosses an edge when the ends of each lie on
  /// different sides of the other. That is decided in steps, which are rounded: a side counts only
  /// when it is farther from the line than all rounding could move it. Elsewhere the exact positions
  /// decide: of the one edge that the place is next to, or of all along another path.
  ///
  /// `start` is the position of the first block in `words`, and behind the last one on return;
  /// `center` says which parts contain the centre.
  @inline(__always)
  private func partsInside(
    _ place: LeafPlace, blocksAt start: inout Int, _ group: GridLeaf.Header, center: UInt32
  ) -> UInt32 {
    let form = GridLeaf.ChainForm(partCount: group.partCount)
    let first = start
    var inside = center
    let path = StepPlace(place, shift: group.stepShift)
    var header = group
    while true {
      let block = GridLeaf.BlockPlace(header, at: start, form)
      let starts = starts(of: block, header)
      start = block.end
      guard (2...GridLeaf.mostVertices).contains(header.vertexCount),
        let steps = unsafe words.pointer(to: block.vertices, count: header.vertexCount + 3)
      else { return inside }
      let crossings = unsafe crossings_of_path(
        steps, Int32(truncatingIfNeeded: header.vertexCount), Int16(truncatingIfNeeded: path.x),
        Int16(truncatingIfNeeded: path.y))
      let edges = ~starts & (UInt64.max &>> UInt64(GridLeaf.mostVertices - header.vertexCount))
      var crossed = crossings.crossed & edges
      if crossings.open & edges != 0 {
        guard
          let settled = unsafe settle(
            crossings.open & edges, straddling: crossings.straddling, path, steps, starts, block,
            form, place)
        else {
          start = first
          return partsExactlyInside(place, blocksAt: &start, group, center: center)
        }
        crossed |= settled
      }
      inside ^= bounds(ofEdges: crossed, starts, block, form)
      guard header.hasNextBlock else { return inside }
      header = GridLeaf.Header(bits: words[start])
      start += 1
    }
  }

  /// The parts of which an odd number of borders is among some edges.
  @inline(__always)
  private func bounds(
    ofEdges edges: UInt64, _ starts: UInt64, _ block: GridLeaf.BlockPlace,
    _ form: GridLeaf.ChainForm
  ) -> UInt32 {
    var bounds: UInt32 = 0
    var edges = edges
    var laterStarts = starts
    var chain = block.chains
    repeat {
      laterStarts &= laterStarts &- 1
      let before = (laterStarts & (0 &- laterStarts)) &- 1
      let isOdd = UInt32(truncatingIfNeeded: (edges & before).nonzeroBitCount & 1)
      edges &= ~before
      bounds ^= form.bounds(words[chain]) & (0 &- isOdd)
      chain += form.wordCount
    } while laterStarts != 0
    return bounds
  }

  /// Which of some edges are crossed; nil if steps and the exact side of the place do not tell.
  @inline(never)
  private func settle(
    _ open: UInt64, straddling: UInt64, _ path: StepPlace, _ steps: UnsafePointer<UInt32>,
    _ starts: UInt64, _ block: GridLeaf.BlockPlace, _ form: GridLeaf.ChainForm, _ place: LeafPlace
  ) -> UInt64? {
    guard open & ~straddling == 0 else { return nil }
    var crossed: UInt64 = 0
    var open = open
    while open != 0 {
      let index = open.trailingZeroBitCount
      let bit = open & (0 &- open)
      open ^= bit
      switch unsafe path.crossing(ofEdgeFrom: steps[index - 1], to: steps[index]) {
      case .none: break
      case .crossed: crossed |= bit
      case .uncertain: return nil
      case .near(let isCenterLeft):
        // Next to the edge: the exact side is all that is missing.
        let (a, b) = ends(ofEdgeAt: index, starts, block, form)
        switch place.place.side(ofLineFrom: a, to: b) {
        case .collinear: return nil
        case .counterClockwise: if !isCenterLeft { crossed |= bit }
        case .clockwise: if isCenterLeft { crossed |= bit }
        }
      }
    }
    return crossed
  }

  /// Which vertices of a block begin chains.
  @inline(__always)
  func starts(of block: GridLeaf.BlockPlace, _ header: GridLeaf.Header) -> UInt64 {
    // Of a single word, the other half begins the chains.
    let counted =
      UInt64.max &>> UInt64(truncatingIfNeeded: GridLeaf.mostVertices &- header.vertexCount)
    return (UInt64(words[block.starts]) | UInt64(words[block.starts + 1]) << 32) & counted
  }

  /// The number of the chain that a vertex of a block belongs to.
  @inline(__always)
  private func chain(of index: Int, _ starts: UInt64) -> Int {
    (starts & (~0 &>> UInt64(63 - index))).nonzeroBitCount - 1
  }

  /// The ends of the edge whose second vertex is at `index`.
  private func ends(
    ofEdgeAt index: Int, _ starts: UInt64, _ block: GridLeaf.BlockPlace, _ form: GridLeaf.ChainForm
  ) -> (Vertex, Vertex) {
    let earlier = starts & (~0 &>> UInt64(63 - index))
    let start = 63 - earlier.leadingZeroBitCount
    let lastWord = block.chains + earlier.nonzeroBitCount * form.wordCount - 1
    let first = form.first(words[lastWord])
    return (vertex(first + index - start - 1), vertex(first + index - start))
  }

  /// As `partsInside`, from the exact positions alone.
  @inline(never)
  private func partsExactlyInside(
    _ place: LeafPlace, blocksAt start: inout Int, _ group: GridLeaf.Header, center: UInt32
  ) -> UInt32 {
    let form = GridLeaf.ChainForm(partCount: group.partCount)
    let centerVertex = Vertex(
      x: frame.x.coordinate(of: Double(place.centerX)),
      y: frame.y.coordinate(of: Double(place.centerY)))
    let path = CellPath(from: centerVertex, to: place.place)
    let stepPlace = StepPlace(place, shift: group.stepShift)
    var inside = center
    var border: UInt32 = 0
    var header = group
    while true {
      let block = GridLeaf.BlockPlace(header, at: start, form)
      let starts = starts(of: block, header)
      start = block.end
      guard start <= words.count, header.vertexCount <= GridLeaf.mostVertices else { break }
      for index in 0..<header.vertexCount where starts &>> UInt64(index) & 1 == 0 {
        let vertex = block.vertices + index
        guard stepPlace.cornerMayTouch(edgeFrom: words[vertex - 1], to: words[vertex]) else {
          continue
        }
        let bounds = form.bounds(words[block.chains + chain(of: index, starts) * form.wordCount])
        let (a, b) = ends(ofEdgeAt: index, starts, block, form)
        switch path.meets(edgeFrom: a, to: b) {
        case .border: border |= bounds
        case .once: inside ^= bounds
        case .not: break
        }
      }
      guard header.hasNextBlock else { break }
      header = GridLeaf.Header(bits: words[start])
      start += 1
    }
    return inside | border
  }
}

/// A place in the steps of a group, from the centre of the cell.
private struct StepPlace {
  enum Crossing {
    case none
    case crossed
    case near(isCenterLeft: Bool)
    case uncertain
  }

  let x: Int
  let y: Int

  @inline(__always)
  init(_ place: LeafPlace, shift: Int) {
    x = GridLeaf.steps(place.x, shift: shift)
    y = GridLeaf.steps(place.y, shift: shift)
  }

  /// What the path from the centre to here makes of an edge with ends on both sides of it.
  ///
  /// A position is off by less than 0.8 steps from the centre, and by less than 1.6 from another one.
  /// So a cross product is off by less than the sum of the sizes of both pairs, each as often as the
  /// other pair may be off, and 6. That leaves less open than `crossings_of_path` does.
  func crossing(ofEdgeFrom a: UInt32, to b: UInt32) -> Crossing {
    let (ax, ay) = Self.steps(of: a)
    let (bx, by) = Self.steps(of: b)
    let (width, height) = (bx &- ax, by &- ay)
    let edgeSize = width.magnitude &+ height.magnitude
    let center = height &* ax &- width &* ay
    let centerSlack = 2 &* (edgeSize &+ ax.magnitude &+ ay.magnitude) &+ 6
    if center.magnitude <= centerSlack { return .uncertain }
    let (toX, toY) = (x &- ax, y &- ay)
    let end = width &* toY &- height &* toX
    let endSlack = 2 &* (edgeSize &+ toX.magnitude &+ toY.magnitude) &+ 6
    if end.magnitude <= endSlack { return .near(isCenterLeft: center > 0) }
    return center ^ end < 0 ? .crossed : .none
  }

  /// Whether the path of `CellPath`, round the corner, may touch an edge.
  @inline(__always)
  func cornerMayTouch(edgeFrom a: UInt32, to b: UInt32) -> Bool {
    let (ax, ay) = Self.steps(of: a)
    let (bx, by) = Self.steps(of: b)
    // No rounding moves an end of the edge by 2 steps against the path.
    let (west, east) = (min(ax, bx) &- 2, max(ax, bx) &+ 2)
    let (south, north) = (min(ay, by) &- 2, max(ay, by) &+ 2)
    guard west <= max(x, 0), east >= min(x, 0), south <= max(y, 0), north >= min(y, 0) else {
      return false
    }
    return (west <= 0 && east >= 0) || (south <= y && north >= y)
  }

  @inline(__always)
  private static func steps(of vertex: UInt32) -> (x: Int, y: Int) {
    (
      Int(Int16(truncatingIfNeeded: vertex)), Int(Int16(truncatingIfNeeded: vertex &>> 16))
    )
  }
}
