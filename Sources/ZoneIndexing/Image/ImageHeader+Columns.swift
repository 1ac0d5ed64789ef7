// SPDX-License-Identifier: MIT

import ZoneGeometry

extension ImageHeader {
  /// The header of the image in `memory`.
  init(readFrom memory: ImageMemory) throws(ZoneIndex.ImageError) {
    let bytes = unsafe memory.bytes
    guard bytes.count >= MemoryLayout<ImageHeader>.size else { throw .foreign }
    self = unsafe bytes.loadUnaligned(as: ImageHeader.self)
    guard magic == Self.magic else { throw .foreign }
  }

  /// A section, checked to lie in the memory; what it holds is not looked at.
  func column<Element: BitwiseCopyable>(
    _ section: ImageSection, in memory: ImageMemory
  ) throws(ZoneIndex.ImageError) -> Column<Element> {
    let range = sections[section.rawValue]
    let bytes = unsafe memory.bytes
    let stride = UInt64(MemoryLayout<Element>.stride)
    let room = UInt64(bytes.count)
    // One more element is read where an index is out of range.
    guard range.offset % UInt64(ImageSection.alignment) == 0, range.offset <= room,
      range.count < (room - range.offset) / stride
    else { throw .misplacedSection }
    guard let start = bytes.baseAddress else { throw .foreign }
    return unsafe Column(at: start + Int(range.offset), count: Int(range.count))
  }

  /// A section with an element for each zone, as the claims are.
  private func columnOfZones<Element: BitwiseCopyable>(
    _ section: ImageSection, in memory: ImageMemory
  ) throws(ZoneIndex.ImageError) -> Column<Element> {
    let column: Column<Element> = try column(section, in: memory)
    guard column.count == sections[ImageSection.claims.rawValue].count else { throw .nonsense }
    return column
  }

  func grid(in memory: ImageMemory) throws(ZoneIndex.ImageError) -> ZoneGrid {
    let cells: Column<UInt32> = try column(.cells, in: memory)
    let positions: Column<Coordinate> = try column(.positions, in: memory)
    let turns: Column<Int8> = try column(.turns, in: memory)
    let claims: Column<ZoneClaim> = try column(.claims, in: memory)
    guard frame.isSensible, cells.count == frame.x.count * frame.y.count,
      (0...positions.count).contains(seamStart), turns.count == positions.count - seamStart,
      (0...claims.count).contains(exclusionCount)
    else { throw .nonsense }
    return ZoneGrid(
      frame: frame, cells: cells, words: try column(.words, in: memory), positions: positions,
      turns: turns, circles: try column(.circles, in: memory), claims: claims,
      seamStart: seamStart)
  }

  func borders(in memory: ImageMemory) throws(ZoneIndex.ImageError) -> BorderTree {
    let nodes: Column<BorderNode> = try column(.borderNodes, in: memory)
    let zones: Column<UInt32> = try column(.borderZones, in: memory)
    guard (0...nodes.count).contains(borderZoneStart),
      zones.count <= nodes.count - borderZoneStart
    else { throw .nonsense }
    return BorderTree(
      store: BorderStore(
        nodes: nodes, zoneNodes: borderZoneStart..<borderZoneStart + zones.count, zones: zones,
        ranks: try columnOfZones(.borderRanks, in: memory),
        positions: try column(.positions, in: memory),
        circles: try column(.circles, in: memory)))
  }

  func shapes(in memory: ImageMemory) throws(ZoneIndex.ImageError) -> ImageShapes {
    ImageShapes(
      positions: try column(.positions, in: memory), ringEnds: try column(.ringEnds, in: memory),
      polygonEnds: try column(.polygonEnds, in: memory),
      zonePolygonEnds: try columnOfZones(.zonePolygonEnds, in: memory),
      circles: try column(.circles, in: memory),
      zoneCircleEnds: try columnOfZones(.zoneCircleEnds, in: memory))
  }
}
