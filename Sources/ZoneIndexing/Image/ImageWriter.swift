// SPDX-License-Identifier: MIT

/// Writes columns one after the other into new memory.
struct ImageWriter {
  private var parts: [(offset: Int, part: any ImagePart)] = []
  private var byteCount: Int

  /// Starts behind a header of `headerBytes`.
  init(headerBytes: Int) {
    byteCount = headerBytes.rounded(upTo: ImageSection.alignment)
  }

  /// Adds a column in parts, with one element of padding behind it.
  ///
  /// - Returns: Where it will be.
  mutating func add<Element: BitwiseCopyable>(_ parts: [[Element]]) -> ImageRange {
    let start = byteCount
    var count = 0
    for part in parts {
      self.parts.append((byteCount, ColumnPart(elements: part)))
      byteCount += part.count * MemoryLayout<Element>.stride
      count += part.count
    }
    byteCount += MemoryLayout<Element>.stride
    byteCount = byteCount.rounded(upTo: ImageSection.alignment)
    return ImageRange(offset: UInt64(start), count: UInt64(count))
  }

  mutating func add<Element: BitwiseCopyable>(_ column: [Element]) -> ImageRange {
    add([column])
  }

  /// New memory with `header` and all columns; nil when the system has none.
  ///
  /// Each part is given up as soon as it is written, so that not all are in memory twice.
  mutating func memory(header: ImageHeader) -> ImageMemory? {
    parts.reverse()
    return unsafe ImageMemory(byteCount: byteCount) { memory in
      unsafe memory.storeBytes(of: header, as: ImageHeader.self)
      while let (offset, part) = parts.popLast() { unsafe part.write(to: memory, at: offset) }
    }
  }
}

/// A part of a column on its way into an image.
private protocol ImagePart {
  func write(to memory: UnsafeMutableRawBufferPointer, at offset: Int)
}

private struct ColumnPart<Element: BitwiseCopyable>: ImagePart {
  let elements: [Element]

  func write(to memory: UnsafeMutableRawBufferPointer, at offset: Int) {
    unsafe elements.withUnsafeBytes { bytes in
      unsafe UnsafeMutableRawBufferPointer(rebasing: memory[offset...]).copyMemory(from: bytes)
    }
  }
}

extension Int {
  fileprivate func rounded(upTo multiple: Int) -> Int {
    (self + multiple - 1) / multiple * multiple
  }
}
