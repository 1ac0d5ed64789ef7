// SPDX-License-Identifier: MIT

package import Synchronization

/// Objects, one per position, that are made when they are first asked for, from any thread, and kept.
@safe package final class MadeOnDemand<Object: AnyObject & Sendable>: @unchecked Sendable {
  // SAFETY: `made` has `count` references, which are atomic, and is given back by `deinit` alone.
  @usableFromInline package let made: UnsafeMutablePointer<AtomicLazyReference<Object>>
  @usableFromInline package let make: @Sendable (Int) -> Object
  /// The number of positions.
  package let count: Int

  /// Makes the object at a position by `make`, which has an answer for any position whatsoever.
  package init(count: Int, make: @escaping @Sendable (Int) -> Object) {
    self.make = make
    self.count = count
    unsafe made = .allocate(capacity: count)
    for position in 0..<count {
      unsafe (made + position).initialize(to: AtomicLazyReference())
    }
  }

  deinit {
    unsafe made.deinitialize(count: count)
    unsafe made.deallocate()
  }

  /// The object at `position`; one beyond the list, as a damaged file may name it, is made anew each
  /// time.
  @inlinable package subscript(position: Int) -> Object {
    guard position >= 0, position < count else { return make(position) }
    if let object = unsafe made[position].load() { return object }
    // Of two threads that make it at once, the first one's is kept.
    return unsafe made[position].storeIfNil(make(position))
  }
}
