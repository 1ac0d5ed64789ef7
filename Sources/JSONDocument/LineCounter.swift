// SPDX-License-Identifier: MIT

/// Tells the lines and columns of bytes that are asked about in rising order, in one pass over the
/// file.
struct LineCounter {
  private let file: JSONText
  private var line = 1
  private var lineStart: Int
  /// How far lines are counted.
  private var counted: Int

  /// Starts at the beginning of `file`.
  init(_ file: JSONText) {
    self.file = file
    lineStart = file.range.lowerBound
    counted = lineStart
  }

  /// Where the byte at `offset` stands.
  ///
  /// - Precondition: `offset` is not before the one that was asked about last.
  mutating func position(of offset: Int) -> TextPosition {
    let end = max(counted, offset)
    var next = file.firstOffset(of: UInt8(ascii: "\n"), in: counted..<end)
    while next < end {
      line += 1
      lineStart = next + 1
      next = file.firstOffset(of: UInt8(ascii: "\n"), in: lineStart..<end)
    }
    counted = end
    return TextPosition(
      line: line, column: 1 + file.bytes[lineStart..<end].count { !isContinuation($0) })
  }
}
