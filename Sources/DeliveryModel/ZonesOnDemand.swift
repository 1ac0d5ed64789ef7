// SPDX-License-Identifier: MIT

import Synchronization

/// Zones that are made when they are first asked for, from any thread, and kept.
@safe final class ZonesOnDemand: @unchecked Sendable {
  // SAFETY: `made` has `count` references, which are atomic, and is given back by `deinit` alone.
  private let made: UnsafeMutablePointer<AtomicLazyReference<Zone>>
  private let source: any ZoneSource
  let count: Int

  init(_ source: some ZoneSource) {
    self.source = source
    count = source.count
    unsafe made = .allocate(capacity: count)
    for position in 0..<count {
      unsafe (made + position).initialize(to: AtomicLazyReference())
    }
  }

  deinit {
    unsafe made.deinitialize(count: count)
    unsafe made.deallocate()
  }

  /// The zone at `position`; a position beyond the list, as a damaged file may give, is the source's
  /// to answer.
  subscript(position: Int) -> Zone {
    guard position >= 0, position < count else { return source.makeZone(at: position) }
    if let zone = unsafe made[position].load() { return zone }
    // Of two threads that make it at once, the first one's is kept.
    return unsafe made[position].storeIfNil(source.makeZone(at: position))
  }
}
