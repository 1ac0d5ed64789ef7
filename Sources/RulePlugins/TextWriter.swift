// SPDX-License-Identifier: MIT

import CDoorstepRule

/// Writes the texts of a request one behind the other into memory of somebody else.
///
/// Where there is no more room it goes on counting, so that who asks knows how much it would have taken.
@safe struct TextWriter {
  private let place: UnsafeMutableRawBufferPointer
  /// Where whoever reads the texts finds the first.
  private let address: Int
  /// How many bytes the texts take that have come so far.
  private(set) var byteCount = 0

  /// Writes into `place`, which must outlive the value.
  ///
  /// - Parameters:
  ///   - place: The memory.
  ///   - address: Where whoever reads the texts finds it; where it is, when nil.
  @unsafe init(into place: UnsafeMutableRawBufferPointer, readAt address: Int? = nil) {
    unsafe self.place = unsafe place
    if let address {
      self.address = address
    } else {
      self.address = Int(bitPattern: place.baseAddress)
    }
  }

  /// Whether there was room for all of it.
  var isComplete: Bool { unsafe byteCount <= place.count }

  /// Adds `text`.
  mutating func write(_ text: String) -> doorstep_text {
    let start = byteCount
    append(text)
    return unsafe written(since: start)
  }

  /// Adds `bytes`.
  mutating func write(_ bytes: [UInt8]) -> doorstep_text {
    let start = byteCount
    append(bytes)
    return unsafe written(since: start)
  }

  /// Adds what is at `bytes`.
  mutating func write(_ bytes: UnsafeRawBufferPointer) -> doorstep_text {
    let start = byteCount
    unsafe append(bytes)
    return unsafe written(since: start)
  }

  /// Adds `tags`, with line feeds between them.
  ///
  /// They are sorted, so that equal requests are equal to the plug-in too. A line feed within a tag
  /// becomes a space, so that one tag never becomes two.
  mutating func write(tags: Set<String>?) -> doorstep_text {
    let start = byteCount
    guard let tags, !tags.isEmpty else { return unsafe written(since: start) }
    if tags.count == 1, let tag = tags.first {
      append(tag: tag)
    } else {
      for tag in tags.sorted() {
        if byteCount > start { append("\n") }
        append(tag: tag)
      }
    }
    return unsafe written(since: start)
  }

  private mutating func append(tag: String) {
    let start = byteCount
    append(tag)
    guard isComplete else { return }
    for offset in start..<byteCount where unsafe place[offset] == UInt8(ascii: "\n") {
      unsafe place[offset] = UInt8(ascii: " ")
    }
  }

  private mutating func append(_ text: String) {
    // Faster than `utf8.span`, which is not inlined; all native strings have it.
    let isAppended: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe append(UnsafeRawBufferPointer(bytes))
    }
    if isAppended == nil { append(Array(text.utf8)) }
  }

  private mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let start = byteCount
    byteCount += bytes.count
    guard isComplete, let from = bytes.baseAddress, let to = unsafe place.baseAddress else {
      return
    }
    unsafe (to + start).copyMemory(from: from, byteCount: bytes.count)
  }

  private func written(since start: Int) -> doorstep_text {
    unsafe doorstep_text(
      bytes: UnsafePointer(bitPattern: address + start), length: UInt64(byteCount - start))
  }
}
