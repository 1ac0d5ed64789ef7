// SPDX-License-Identifier: MIT

extension ZoneGrid {
  /// The grid in `memory`.
  ///
  /// Sections are checked to lie in the memory; what they hold is not looked at.
  ///
  /// - Throws: `ZoneIndex.ImageError`.
  init(_ memory: ImageMemory) throws(ZoneIndex.ImageError) {
    let header = try ImageHeader(readFrom: memory)
    frame = header.frame
    seamStart = header.seamStart
    cells = try header.column(.cells, in: memory)
    words = try header.column(.words, in: memory)
    positions = try header.column(.positions, in: memory)
    turns = try header.column(.turns, in: memory)
    circles = try header.column(.circles, in: memory)
    claims = try header.column(.claims, in: memory)
    guard frame.isSensible, cells.count == frame.x.count * frame.y.count else { throw .nonsense }
  }
}

extension ImageHeader {
  fileprivate init(readFrom memory: ImageMemory) throws(ZoneIndex.ImageError) {
    let bytes = unsafe memory.bytes
    guard bytes.count >= MemoryLayout<ImageHeader>.size else { throw .foreign }
    self = unsafe bytes.loadUnaligned(as: ImageHeader.self)
    guard magic == Self.magic else { throw .foreign }
  }

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
}
