// SPDX-License-Identifier: MIT

/// Values of one type in the memory of an image.
///
/// The memory may be a damaged file, so nothing that is read from it can be trusted as an index. A
/// place outside the column reads as the padding behind it, which is zero in an image that is whole,
/// and never as anything outside the memory.
@safe struct Column<Element: BitwiseCopyable>: @unchecked Sendable {
  // SAFETY: `count` elements and one more follow `start`, in memory that outlives the column.
  private let start: UnsafePointer<Element>
  let count: Int

  /// - Precondition: `count` + 1 elements are at `start`, aligned.
  init(at start: UnsafeRawPointer, count: Int) {
    unsafe self.start = start.assumingMemoryBound(to: Element.self)
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafe start[Int(bitPattern: min(UInt(bitPattern: index), UInt(bitPattern: count)))]
  }

  /// The address of several elements; nil unless all are in the column.
  @inline(__always)
  func pointer(to index: Int, count: Int) -> UnsafePointer<Element>? {
    guard index >= 0, count >= 0, index <= self.count, count <= self.count - index else {
      return nil
    }
    return unsafe start + index
  }

  /// Calls `body` with several elements, unless some of them are not in the column.
  @inline(__always)
  func withSpan(at index: Int, count: Int, _ body: (Span<Element>) -> Void) {
    guard let start = unsafe pointer(to: index, count: count) else { return }
    unsafe body(Span(_unsafeStart: start, count: count))
  }

  /// The address of an element, which may lie anywhere, to prefetch it.
  @inline(__always)
  func address(of index: Int) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(start + index)
  }
}
