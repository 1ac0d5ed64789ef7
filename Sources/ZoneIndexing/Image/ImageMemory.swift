// SPDX-License-Identifier: MIT

import Glibc

/// The bytes that an index is read from: memory of its own, or a mapped file.
///
/// Whoever holds a pointer into `bytes` must hold the object, too.
@safe package final class ImageMemory: @unchecked Sendable {
  // SAFETY: the bytes are written by `init` alone, before anybody else can see the object.

  /// All bytes, from an address that is a multiple of the page size unless they are a part.
  package let bytes: UnsafeRawBufferPointer
  /// The memory that this is a part of, which stays as long.
  private let whole: ImageMemory?

  /// Allocates `byteCount` bytes and lets `fill` write them; they are zero before.
  ///
  /// - Returns: Nil when the system has no such memory.
  package init?(byteCount: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let length = max(byteCount, 1)
    let start = unsafe mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    // Look-ups go to scattered places: with pages of 2 MiB few of them miss the TLB.
    if byteCount >= Self.hugePageBytes { unsafe madvise(start, length, MADV_HUGEPAGE) }
    unsafe fill(UnsafeMutableRawBufferPointer(start: start, count: byteCount))
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: byteCount)
    whole = nil
  }

  /// Maps `byteCount` bytes of an open file, to be shared with all who map it.
  ///
  /// - Returns: Nil when the system refuses, which then says why in `errno`.
  package init?(mapping descriptor: Int32, byteCount: Int) {
    guard byteCount > 0 else { return nil }
    let start = unsafe mmap(nil, byteCount, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: byteCount)
    whole = nil
  }

  /// The bytes of `whole` at `range`; nil unless all are in it.
  package init?(_ range: Range<Int>, of whole: ImageMemory) {
    guard range.lowerBound >= 0, range.upperBound <= (unsafe whole.bytes.count) else { return nil }
    unsafe bytes = UnsafeRawBufferPointer(rebasing: whole.bytes[range])
    self.whole = whole
  }

  deinit {
    guard whole == nil else { return }
    unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), max(bytes.count, 1))
  }

  private static let hugePageBytes = 4 << 20
}
