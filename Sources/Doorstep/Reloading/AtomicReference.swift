// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// A reference that many read while one replaces it; reading takes no lock and never waits.
///
/// A reader must not be between loading the pointer and retaining it when the old object is released.
/// So readers are counted in one of two counters, as in sleepable RCU (McKenney 2006, "Sleepable
/// Read-Copy Update"): whoever replaces the reference then sends new readers to the other counter and
/// waits until each has been zero.
@safe package final class AtomicReference<Value: AnyObject & Sendable>: Sendable {
  // SAFETY: it holds one reference to the object that it points to.
  private let current: Atomic<Unmanaged<Value>>
  /// Even while readers are counted in the first counter, odd while they are in the second.
  private let phase = Atomic(0)
  private let evenReaders = Atomic(0)
  private let oddReaders = Atomic(0)
  private let replacing = Mutex(())

  /// Refers to `value`.
  package init(_ value: Value) {
    unsafe current = Atomic(Unmanaged.passRetained(value))
  }

  deinit { unsafe current.load(ordering: .acquiring).release() }

  /// The object of this moment.
  package var value: Value {
    let isEven = phase.load(ordering: .sequentiallyConsistent) % 2 == 0
    count(isEven, by: 1)
    let value = unsafe current.load(ordering: .sequentiallyConsistent).retain()
    count(isEven, by: -1)
    return unsafe value.takeRetainedValue()
  }

  /// Shows `value` to all who read from now on, and gives up the old object when nobody can be about
  /// to take it any more.
  func replace(with value: Value) {
    replacing.withLock { _ in
      let old = unsafe current.exchange(
        Unmanaged.passRetained(value), ordering: .sequentiallyConsistent)
      for _ in 0..<2 {
        let isEven =
          phase.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue % 2 == 0
        while readers(isEven) != 0 { sched_yield() }
      }
      unsafe old.release()
    }
  }

  private func count(_ isEven: Bool, by step: Int) {
    if isEven {
      evenReaders.wrappingAdd(step, ordering: .sequentiallyConsistent)
    } else {
      oddReaders.wrappingAdd(step, ordering: .sequentiallyConsistent)
    }
  }

  private func readers(_ isEven: Bool) -> Int {
    isEven
      ? evenReaders.load(ordering: .sequentiallyConsistent)
      : oddReaders.load(ordering: .sequentiallyConsistent)
  }
}
