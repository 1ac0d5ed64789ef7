// SPDX-License-Identifier: MIT

/// Zones without anything at or beyond the antimeridian's seam, in a grid of cells.
///
/// A cell that no edge passes holds the zones that it is in. A cell with many edges is a block of
/// 8 × 8 cells. A cell with few is a leaf: it holds the zones that cover it whole, and of each other
/// part of a zone whether its centre is in that part and which edges pass. Whether a coordinate is
/// in the part then follows from the edges crossed by a path from the centre.
///
/// Blocks, leaves and lists of zones lie in `words`:
///
///     list:  count, zones…
///     block: cover, 64 cell codes row by row from the south-west
///     leaf:  cover, number of parts; per part: zone · 2 + (1 if the centre is in it), number of
///            runs; per run: first edge · 8 + number of edges, at most 7
///
/// A cover is the cell code of a uniform cell. Zones in the cover of a block are not repeated inside.
/// The edge *i* leads from vertex *i* to vertex *i* + 1; the last vertex of a ring starts none.
struct ZoneGrid: Sendable {
  let frame: GridFrame
  /// The cells row by row from the south-west.
  let cells: [CellCode]
  let words: [UInt32]
  /// All rings one after the other, each with its first position repeated at the end.
  let vertices: [Vertex]

  static let runBits = 3
  static let longestRun = (1 << runBits) - 1

  /// Calls `body` once with each zone that contains (`x`, `y`), which must not be on the antimeridian.
  @inline(__always)
  func forEachZone(containing place: Vertex, _ body: (Int) -> Void) {
    guard frame.contains(x: place.x, y: place.y) else { return }
    let x = frame.x.unit(of: place.x)
    let y = frame.y.unit(of: place.y)
    var xShift = frame.x.shift
    var yShift = frame.y.shift
    var code = cells[(y >> yShift) * frame.x.count + (x >> xShift)]
    while code.kind == .block {
      forEachZone(in: CellCode(bits: words[code.value]), body)
      xShift -= 3
      yShift -= 3
      code = CellCode(bits: words[code.value + 1 + ((y >> yShift) & 7) * 8 + ((x >> xShift) & 7)])
    }
    guard code.kind == .leaf else { return forEachZone(in: code, body) }
    let center = Vertex(
      x: frame.x.center(of: x, shift: xShift), y: frame.y.center(of: y, shift: yShift))
    forEachZone(inLeafAt: code.value, center: center, containing: place, body)
  }

  /// Calls `body` with each zone of a uniform cell.
  @inline(__always)
  private func forEachZone(in code: CellCode, _ body: (Int) -> Void) {
    if code.kind == .zone {
      if code != .empty { body(code.value - 1) }
    } else {
      let first = code.value + 1
      for position in first..<first + Int(words[code.value]) { body(Int(words[position])) }
    }
  }

  @inline(__always)
  private func forEachZone(
    inLeafAt start: Int, center: Vertex, containing place: Vertex, _ body: (Int) -> Void
  ) {
    forEachZone(in: CellCode(bits: words[start]), body)
    var position = start + 2
    // Parts of one zone are neighbours, and the zone is reported once.
    var reported = UInt32.max
    for _ in 0..<words[start + 1] {
      let zone = words[position] >> 1
      let runs = position + 2..<position + 2 + Int(words[position + 1])
      if zone != reported {
        let isCenterInside = words[position] & 1 == 1
        if contains(place, runs: runs, center: center, isCenterInside: isCenterInside) {
          reported = zone
          body(Int(zone))
        }
      }
      position = runs.upperBound
    }
  }

  /// Whether `place` is in a part of which `runs` are all the edges in the cell around `center`.
  @inline(__always)
  private func contains(
    _ place: Vertex, runs: Range<Int>, center: Vertex, isCenterInside: Bool
  ) -> Bool {
    let path = CellPath(from: center, to: place)
    var isInside = isCenterInside
    for position in runs {
      let run = words[position]
      let first = Int(run >> UInt32(Self.runBits))
      var a = vertices[first]
      for index in first + 1...first + (Int(run) & Self.longestRun) {
        let b = vertices[index]
        switch path.meets(edgeFrom: a, to: b) {
        case .border: return true
        case .once: isInside.toggle()
        case .not: break
        }
        a = b
      }
    }
    return isInside
  }
}
