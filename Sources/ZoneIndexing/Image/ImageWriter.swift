// SPDX-License-Identifier: MIT

/// Writes columns one after the other into new memory.
struct ImageWriter {
  private var columns: [(offset: Int, column: any ImageColumn)] = []
  private var byteCount: Int

  /// Starts behind a header of `headerBytes`.
  init(headerBytes: Int) {
    byteCount = headerBytes.rounded(upTo: ImageSection.alignment)
  }

  /// Adds a column in parts, with one element of padding behind it.
  ///
  /// - Returns: Where it will be.
  mutating func add<Element: BitwiseCopyable>(_ parts: [[Element]]) -> ImageRange {
    let count = parts.reduce(0) { $0 + $1.count }
    let range = ImageRange(offset: UInt64(byteCount), count: UInt64(count))
    columns.append((byteCount, PartedColumn(parts: parts)))
    byteCount += (count + 1) * MemoryLayout<Element>.stride
    byteCount = byteCount.rounded(upTo: ImageSection.alignment)
    return range
  }

  mutating func add<Element: BitwiseCopyable>(_ column: [Element]) -> ImageRange {
    add([column])
  }

  /// New memory with `header` and all columns; nil when the system has none.
  consuming func memory(header: ImageHeader) -> ImageMemory? {
    let columns = columns
    return unsafe ImageMemory(byteCount: byteCount) { memory in
      unsafe memory.storeBytes(of: header, as: ImageHeader.self)
      for (offset, column) in columns { unsafe column.write(to: memory, at: offset) }
    }
  }
}

/// A column on its way into an image.
private protocol ImageColumn {
  func write(to memory: UnsafeMutableRawBufferPointer, at offset: Int)
}

private struct PartedColumn<Element: BitwiseCopyable>: ImageColumn {
  let parts: [[Element]]

  func write(to memory: UnsafeMutableRawBufferPointer, at offset: Int) {
    var offset = offset
    for part in parts {
      unsafe part.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(rebasing: memory[offset...]).copyMemory(from: bytes)
        offset += bytes.count
      }
    }
  }
}

extension Int {
  fileprivate func rounded(upTo multiple: Int) -> Int {
    (self + multiple - 1) / multiple * multiple
  }
}
