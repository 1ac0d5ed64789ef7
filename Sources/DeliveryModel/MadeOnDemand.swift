// SPDX-License-Identifier: MIT

package import Synchronization

/// Objects, one per position, that are made when they are first asked for, from any thread, and kept.
@safe package final class MadeOnDemand<Object: AnyObject & Sendable>: @unchecked Sendable {
  // SAFETY: `made` has `count` words, which are atomic, and is given back by `deinit` alone. A word is
  // zero, or holds a count of the object at its address until `deinit`.
  @usableFromInline package let made: UnsafeMutablePointer<Atomic<UInt>>
  @usableFromInline package let make: @Sendable (Int) -> Object
  /// The number of positions.
  package let count: Int

  /// Makes the object at a position by `make`, which has an answer for any position whatsoever.
  package init(count: Int, make: @escaping @Sendable (Int) -> Object) {
    self.make = make
    self.count = count
    unsafe made = .allocate(capacity: count)
    for position in 0..<count { unsafe (made + position).initialize(to: Atomic(0)) }
  }

  deinit {
    for position in 0..<count {
      unsafe Self.object(at: made[position].load(ordering: .acquiring))?.release()
    }
    unsafe made.deinitialize(count: count)
    unsafe made.deallocate()
  }

  /// The object at `position`; one beyond the list, as a damaged file may name it, is made anew each
  /// time.
  @inlinable package subscript(position: Int) -> Object {
    guard position >= 0, position < count else { return make(position) }
    // `AtomicLazyReference` would do, but is not compiled for the object: four times as slow.
    let word = unsafe made[position].load(ordering: .acquiring)
    if let object = unsafe Self.object(at: word) { return unsafe object.takeUnretainedValue() }
    return keep(make(position), at: position)
  }

  /// Keeps `object`, or of two threads that make it at once the first one's.
  @usableFromInline package func keep(_ object: Object, at position: Int) -> Object {
    let mine = unsafe Unmanaged.passRetained(object)
    let (isMine, word) = unsafe made[position].compareExchange(
      expected: 0, desired: UInt(bitPattern: mine.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isMine, let first = unsafe Self.object(at: word) else { return object }
    unsafe mine.release()
    return unsafe first.takeUnretainedValue()
  }

  @inlinable package static func object(at word: UInt) -> Unmanaged<Object>? {
    unsafe UnsafeRawPointer(bitPattern: word).map { unsafe Unmanaged.fromOpaque($0) }
  }
}
